import { csvLine } from '#contract/csv-text.ts';
import { askingPrice, type Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import * as texts from './texts.ts';

const { csv, fields } = texts;

interface CsvColumn {
  heading: string;
  valueIn: (property: Property) => string | number | null | undefined;
}

const columns: CsvColumn[] = [
  { heading: fields.reference, valueIn: propertyReference },
  { heading: fields.title, valueIn: ({ title }) => title },
  { heading: fields.type, valueIn: ({ type }) => type },
  { heading: fields.status, valueIn: ({ status }) => status },
  { heading: fields.location, valueIn: ({ location }) => location },
  { heading: csv.priceInNaira, valueIn: askingPrice },
  { heading: csv.negotiable, valueIn: ({ negotiable }) => (negotiable ? csv.yes : csv.no) },
  { heading: fields.bedrooms, valueIn: ({ features }) => features?.bedrooms },
  { heading: fields.bathrooms, valueIn: ({ features }) => features?.bathrooms },
  { heading: fields.area, valueIn: ({ features }) => features?.squareFootage },
  { heading: csv.description, valueIn: ({ description }) => description },
  { heading: csv.amenities, valueIn: ({ amenities }) => amenities?.join('; ') },
  { heading: fields.images, valueIn: ({ images }) => images?.length ?? 0 },
  { heading: fields.views, valueIn: ({ viewCount }) => viewCount },
  { heading: fields.listed, valueIn: ({ createdAt }) => createdAt },
  {
    heading: csv.link,
    valueIn: (property) => new URL(propertyHref(property), window.location.origin).href,
  },
  { heading: csv.id, valueIn: ({ _id }) => _id },
];

export function propertyCsvHeader(): string {
  return csvLine(columns.map(({ heading }) => heading));
}

/** One line per property; numbers are bare digits, so that a spreadsheet can add them up. */
export function propertyCsvLines(properties: readonly Property[]): string {
  const cellsOf = (property: Property) =>
    columns.map(({ valueIn }) => `${valueIn(property) ?? ''}`);
  return properties.map((property) => csvLine(cellsOf(property))).join('');
}
