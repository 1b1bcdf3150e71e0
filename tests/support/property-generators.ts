import fc from 'fast-check';
import { papersChoices, papersKinds } from '#contract/property/papers.ts';
import {
  amenities,
  propertyProblems,
  propertyStatuses,
  propertyTypes,
} from '#contract/property/property.ts';
import { namedLocations, OTHER_STATES, popularLocations } from '#contract/search/locations.ts';
import { facetNames } from '#contract/search/property-facets.ts';
import { type PropertySearch, propertySorts } from '#contract/search/property-search.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';

const locations = [
  ...namedLocations,
  ...popularLocations,
  'Lekki',
  'Ìbàdàn',
  'Ọ̀yọ́',
  'IKEJA',
  'Ikeja GRA',
];

/** Texts that SQL might interpret, such as wildcards and quotes. */
const trickyTexts = [
  '%',
  '_',
  '\\',
  "O'Brien",
  '"',
  '$1',
  '--',
  '{a}',
  'ß',
  'İ',
  '🏠',
  'ɓ',
  'ﬁ',
  '\n',
];
const numbers = ['9', '9.0765', '7.3986', '-1', '0x10', '1e3', 'Infinity'];

const vocabulary = fc.constantFrom(...locations, ...trickyTexts, ...numbers, 'House', 'by the sea');
const spelled = vocabulary.chain((text) =>
  fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), text.normalize('NFD'), ` ${text} `),
);
const words = (separator: string) =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: spelled }, fc.string({ unit: 'grapheme' })), {
      maxLength: 3,
    })
    .map((parts) => parts.join(separator));

const title = words(' ');
const location = fc.oneof(
  words(', '),
  words(','),
  fc.constantFrom(
    '9.0765,7.3986',
    'Ikate, Lekki, Lagos',
    'Osapa London, Lagos',
    'Somewhere, Lagos',
  ),
  fc.constantFrom('Wuse II, FCT', 'Garki, Jigawa', 'Enugu, Enugu', 'GRA, Enugu', 'Ketu, Benin'),
);
const type = fc.constantFrom(...propertyTypes, 'New Development', 'villa', 'APARTMENT', 'Ilé', '');
const status = fc.constantFrom(...propertyStatuses, 'for sale', 'Let ', '');
const amenity = fc.constantFrom(
  ...amenities,
  'cinema',
  'Borehole',
  'a%',
  '',
  "Chef's kitchen",
  'certificate of occupancy',
  "Governor's Consent",
);
/** Texts as staff state papers, some of them only expected. */
const statedPapers = fc.constantFrom(
  ...['Certificate of Occupancy', 'C of O', 'c-of-o', 'C of O, in progress', 'Governor’s consent'],
  ...["GOVERNOR'S CONSENT ", 'Right of Occupancy (FCDA)', 'Federal C of O', 'Registered sublease'],
  ...['Gazette', 'Survey', 'Allocation letter, not a title', 'Receipt', ' '],
);
const papersKind = fc.constantFrom(...papersKinds);

const price = fc.oneof(
  fc.constantFrom(
    1,
    2,
    5,
    9,
    10,
    90_000,
    499_999,
    500_000,
    999_999,
    1_000_000,
    1_000_001,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.integer({ min: 1, max: 2_000_000_000 }),
  fc.constantFrom(20_000_000_000, 20_000_000_001),
);
const rooms = fc.constantFrom(0, 1, 2, 3, 4, 5, 12);
const createdAt = fc.oneof(
  fc
    .constantFrom('2026-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z')
    .map((iso) => new Date(iso)),
  fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
);

const image = fc.record({
  name: fc.constantFrom('a.webp', 'b.webp'),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  color: fc.constant('#aabbcc'),
  alt: title,
});

export const anyNewProperty: fc.Arbitrary<PropertyData> = fc.record({
  id: fc.uuid().map(derivedId),
  propertyId: fc.option(fc.string()),
  title,
  type: fc.option(type),
  status: fc.option(status),
  location,
  coordinates: fc.option(fc.constant({ latitude: 6.45, longitude: 3.4 })),
  pointShown: fc.boolean(),
  price: fc.option(price),
  negotiable: fc.boolean(),
  features: fc.record({
    bedrooms: fc.option(rooms),
    bathrooms: fc.option(rooms),
    squareFootage: fc.option(fc.constantFrom(0, 62.5, 430)),
  }),
  description: fc.option(title),
  amenities: fc.array(amenity, { maxLength: 4 }),
  checks: fc.oneof(
    fc.constantFrom({}, { power: 'Band A', visitedOn: '2026-02-01' }),
    fc.record({
      visitedOn: fc.option(fc.constantFrom('2023-06-29', '2025-12-31', '2026-01-01')),
      confirmedOn: fc.option(fc.constantFrom('2023-06-29', '2025-12-31', '2026-01-01')),
    }),
    fc.record({ papers: fc.option(statedPapers), papersKind: fc.option(papersKind) }),
  ),
  developmentDetails: fc.constantFrom({}, { homes: 24, handover: '2027-06' }),
  images: fc.array(image, { maxLength: 2 }),
  floorPlan: fc.option(image),
  videoUrl: fc.option(fc.constant('https://vimeo.com/76979871')),
  published: fc.constantFrom(true, true, true, false),
  createdAt,
});

const wantedPlaces = fc
  .array(fc.oneof(spelled, fc.constantFrom(OTHER_STATES, 'other states', '', '.', 'e3', 'x')), {
    maxLength: 3,
  })
  .map((parts) => parts.join(','));

const wantedLocation = fc.oneof(
  { weight: 5, arbitrary: wantedPlaces },
  fc.constantFrom('Elsewhere in Lagos', 'elsewhere in ABUJA', 'Elsewhere in Nigeria'),
  fc.constantFrom('Elsewhere in Enugu', 'Elsewhere in nowhere', 'Elsewhere in Lagos, Abuja'),
);

/** The API reads prices of at most 15 digits. */
const wantedPrice = fc.oneof(
  price.map((naira) => Math.min(naira, 999_999_999_999_999)),
  fc.constantFrom(0, 0.5, 999_999.99),
);

const day = fc.constantFrom('1970-01-01', '2023-06-30', '2025-12-31', '2026-01-01');

/** A text query of parts that a buyer types. */
export const anyTextQuery = fc
  .array(
    fc.oneof(
      spelled,
      fc.constantFrom('lekki', 'leki', 'vi', 'in', '3 bedroom', '4 bath', 'flat', 'land', 'pool'),
      fc.constantFrom('under 80m', 'above 1,000,000', '50m to 2bn', 'off plan', 'GD-1', '2'),
      fc.constantFrom('under N80m', '2-3 bedrooms', 'or', '/', 'nigeria', 'above 0m', 'ph'),
      fc.constantFrom(
        'c of o',
        "governor's consent",
        'r of o',
        'registered deed',
        'good title',
        'good papers',
        'survey only',
      ),
      fc.constantFrom(
        'house',
        'home',
        'property',
        'for sale',
        'at',
        'near',
        'with',
        '(',
        'a b c d e f',
      ),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(' '));

/** Few filters each, because a search with many filters finds nothing. */
const rarely = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

export const anyPropertySearch: fc.Arbitrary<PropertySearch> = fc.record({
  q: rarely(fc.oneof(spelled, fc.constantFrom('', ' ', 'a', '.', '(', "'", '\0'), anyTextQuery)),
  location: rarely(wantedLocation),
  status: rarely(status),
  type: rarely(type),
  minPrice: rarely(wantedPrice),
  maxPrice: rarely(wantedPrice),
  bedrooms: rarely(fc.constantFrom(0, 1, 2, 3, 4, 5, Number.MAX_SAFE_INTEGER)),
  bathrooms: rarely(fc.constantFrom(1, 2, 3, 4)),
  amenities: rarely(fc.array(amenity, { maxLength: 2 })),
  papers: rarely(fc.subarray([...papersChoices], { minLength: 1, maxLength: 3 })),
  papersStated: rarely(fc.boolean()),
  development: rarely(fc.boolean()),
  problem: rarely(fc.constantFrom(...propertyProblems)),
  searchFrom: rarely(day),
  searchTo: rarely(day),
  unchangedSince: rarely(day),
  visitedBefore: rarely(day),
  unconfirmedSince: rarely(day),
  published: rarely(fc.constantFrom('yes', 'no', 'any')),
  sort: fc.constantFrom(undefined, ...propertySorts),
});

export const anyFacetNames = fc.subarray([...facetNames]);
