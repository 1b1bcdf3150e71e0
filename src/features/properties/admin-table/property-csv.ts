import type { Capability } from '#contract/capabilities.ts';
import { askingPrice, type Property } from '#contract/property/property.ts';
import { availableFields, checkFields, featureFields } from '#contract/property/property-fields.ts';
import { propertyFieldLabels } from '#contract/property/property-form.ts';
import { displayedStatus, propertyReference } from '#contract/property/property-labels.ts';
import { csvLine } from '#contract/rules/csv-text.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import * as texts from './texts.ts';

const { csv, fields } = texts;

export interface CsvColumn {
  heading: string;
  valueIn: (property: Property) => string | number | null | undefined;
}

/** The columns of the file, with the fields that the API has. */
export function propertyCsvColumns(hasCapability: (name: Capability) => boolean): CsvColumn[] {
  return [
    { heading: fields.reference, valueIn: propertyReference },
    { heading: fields.title, valueIn: ({ title }) => title },
    { heading: fields.type, valueIn: ({ type }) => type },
    { heading: fields.status, valueIn: displayedStatus },
    { heading: fields.location, valueIn: ({ location }) => location },
    { heading: csv.priceInNaira, valueIn: askingPrice },
    { heading: csv.negotiable, valueIn: ({ negotiable }) => (negotiable ? csv.yes : csv.no) },
    ...availableFields(featureFields, hasCapability).map(([name, { label }]): CsvColumn => {
      return { heading: label, valueIn: ({ features }) => features?.[name] };
    }),
    { heading: csv.description, valueIn: ({ description }) => description },
    { heading: csv.amenities, valueIn: ({ amenities }) => amenities?.join('; ') },
    ...availableFields(checkFields, hasCapability).map(([name, { label }]): CsvColumn => {
      return { heading: label, valueIn: ({ checks }) => checks?.[name] };
    }),
    { heading: fields.images, valueIn: ({ images }) => images?.length ?? 0 },
    ...(hasCapability('video')
      ? [{ heading: propertyFieldLabels.videoUrl, valueIn: ({ videoUrl }: Property) => videoUrl }]
      : []),
    { heading: fields.views, valueIn: ({ viewCount }) => viewCount },
    { heading: fields.listed, valueIn: ({ createdAt }) => createdAt },
    {
      heading: csv.link,
      valueIn: (property) => new URL(propertyHref(property), window.location.origin).href,
    },
    { heading: csv.id, valueIn: ({ _id }) => _id },
  ];
}

export function propertyCsvHeader(columns: readonly CsvColumn[]): string {
  return csvLine(columns.map(({ heading }) => heading));
}

/** The line of a property; numbers are bare digits, so that a spreadsheet can add them up. */
export function propertyCsvLine(columns: readonly CsvColumn[], property: Property): string {
  return csvLine(columns.map(({ valueIn }) => `${valueIn(property) ?? ''}`));
}
