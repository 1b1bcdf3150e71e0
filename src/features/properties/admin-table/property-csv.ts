import { csvLine } from '#contract/csv-text.ts';
import { askingPrice, type Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';

const columns: Record<string, (property: Property) => string | number | null | undefined> = {
  Reference: propertyReference,
  Title: ({ title }) => title,
  Type: ({ type }) => type,
  Status: ({ status }) => status,
  Location: ({ location }) => location,
  'Price (naira)': askingPrice,
  Negotiable: ({ negotiable }) => (negotiable ? 'Yes' : 'No'),
  Bedrooms: ({ features }) => features?.bedrooms,
  Bathrooms: ({ features }) => features?.bathrooms,
  'Square footage (sqm)': ({ features }) => features?.squareFootage,
  Description: ({ description }) => description,
  Amenities: ({ amenities }) => amenities?.join('; '),
  Photos: ({ images }) => images?.length ?? 0,
  Views: ({ viewCount }) => viewCount,
  Listed: ({ createdAt }) => createdAt,
  Link: (property) => new URL(propertyHref(property), window.location.origin).href,
  Id: ({ _id }) => _id,
};

export function propertyCsvHeader(): string {
  return csvLine(Object.keys(columns));
}

/** One line per property; numbers are bare digits, so that a spreadsheet can add them up. */
export function propertyCsvLines(properties: readonly Property[]): string {
  const cellsOf = (property: Property) =>
    Object.values(columns).map((valueIn) => `${valueIn(property) ?? ''}`);
  return properties.map((property) => csvLine(cellsOf(property))).join('');
}
