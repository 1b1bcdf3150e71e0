import type { ImportField, ImportMapping, WordField } from '#contract/endpoints/import-mapping.ts';
import { formatNumber } from '#contract/rules/format-number.ts';

export const columns = {
  title: 'Columns',
  hint: 'Each line is a column of your file, with its first values and what it is imported as. Change what is wrong; the rows are checked again.',
  remembered: 'As in your last import with these headings.',
  summary: (used: number, all: number) => `${formatNumber(used)} of ${formatNumber(all)} used`,
  failed: 'The columns could not be loaded',
  table: 'Columns of the file',
  column: 'Column',
  samples: 'First values',
  field: 'Import as',
  noHeading: (position: number) => `Column ${position}`,
  noValues: 'no values',
  fieldOf: (column: string) => `Import ${column} as`,
  priceUnit: 'Prices are in',
  dateOrder: 'Order of dates',
  dayFirst: '3/11/2026 is 3 November',
  monthFirst: '3/11/2026 is 11 March',
  noLocation: 'Choose the column with the location. Every listing needs one.',
  noPrice: 'No column holds the price, so every price is on request.',
};

export const priceUnits = {
  naira: 'naira',
  thousands: 'thousands of naira',
  millions: 'millions of naira',
} satisfies Record<ImportMapping['priceUnit'], string>;

export const notImported = 'Not imported';

export const fieldGroups: readonly { label: string; fields: readonly ImportField[] }[] = [
  {
    label: 'The listing',
    fields: [
      'title',
      'type',
      'status',
      'price',
      'negotiable',
      'description',
      'details',
      'photos',
      'videoUrl',
    ],
  },
  {
    label: 'Location',
    fields: ['location', 'address', 'city', 'state', 'latitude', 'longitude'],
  },
  { label: 'Rooms and size', fields: ['bedrooms', 'bathrooms', 'squareFootage', 'amenities'] },
  {
    label: 'Papers and checks',
    fields: [
      ...(['papers', 'papersKind', 'power', 'water', 'road', 'flooding'] as const),
      ...(['visitedOn', 'confirmedOn'] as const),
    ],
  },
  { label: 'Your records', fields: ['reference', 'listedOn', 'id'] },
];

export const fieldLabels = {
  title: 'Title',
  type: 'Type',
  status: 'Status',
  price: 'Price',
  negotiable: 'Negotiable',
  address: 'Street address',
  location: 'Location or area',
  city: 'Town or city',
  state: 'State',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFootage: 'Size',
  description: 'Description',
  details: 'A line of the description',
  amenities: 'Amenities',
  papers: 'Papers',
  papersKind: 'Kind of papers',
  power: 'Power',
  water: 'Water',
  road: 'Road',
  flooding: 'Flooding',
  visitedOn: 'Visited on',
  confirmedOn: 'Confirmed available on',
  photos: 'Photos',
  videoUrl: 'Video',
  listedOn: 'Date of listing',
  reference: 'Your reference',
  id: 'Our ID',
  latitude: 'Latitude',
  longitude: 'Longitude',
} satisfies Record<ImportField, string>;

export const words = {
  title: 'Words of the file',
  hint: 'What they mean here, for all rows at once.',
  fields: { type: 'Types', status: 'Statuses', papers: 'Papers' } satisfies Record<
    WordField,
    string
  >,
  rows: (rows: number) => `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`,
  meaning: (word: string) => `“${word}” means`,
  unknown: 'Choose…',
  none: 'None of these',
  leftOut: 'Do not import',
};

export const undo = {
  title: 'Undo this import?',
  description: (listings: number) =>
    listings === 0
      ? 'Every listing of this import was edited since, so none would be deleted.'
      : `${formatNumber(listings)} ${listings === 1 ? 'listing is' : 'listings are'} deleted and can be restored for 30 days.`,
  kept: (listings: number) =>
    `${formatNumber(listings)} ${listings === 1 ? 'was' : 'were'} edited since and ${listings === 1 ? 'stays' : 'stay'}:`,
  keptTitle: 'Kept, because they were edited',
  confirm: 'Undo the import',
  cancel: 'Keep the listings',
  failed: 'What an undo would change could not be loaded',
};

/** Two rows that show what a spreadsheet may look like. */
export const sampleFile = {
  needed: ['Location'],
  name: 'sample-listings.csv',
  rows: [
    [
      ...['Reference', 'Title', 'Property type', 'Status', 'Location', 'State', 'Price'],
      ...['Bedrooms', 'Bathrooms', 'Size', 'Papers', 'Amenities', 'Description', 'Photos'],
    ],
    [
      ...['LK-101', '4-bedroom terrace in Ikate', 'House', 'For Sale', 'Ikate, Lekki', 'Lagos'],
      ...[
        '₦185m',
        '4',
        '5',
        '320 sqm',
        "Governor's consent",
        '24/7 power; Gym',
        'Corner unit.',
        'ikate-front.jpg; ikate-kitchen.jpg',
      ],
    ],
    [
      ...['LK-102', 'Land in Epe', 'Land', 'For Sale', 'Epe', 'Lagos', '25,000,000', '', ''],
      ...['1 plot', 'Survey', '', 'Dry, fenced on three sides.', ''],
    ],
  ],
};
