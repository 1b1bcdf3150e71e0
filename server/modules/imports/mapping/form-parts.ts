import type { ImportField } from '#contract/endpoints/import-mapping.ts';
import { checkFields, featureFields } from '#contract/property/property-fields.ts';

/** The part of the property's form that a field fills: 'features[bedrooms]'. */
export function formPartOf(field: ImportField): string {
  if (field in featureFields) return `features[${field}]`;
  return field in checkFields ? `checks[${field}]` : field;
}

/** The reverse of `formPartOf`, also for 'amenities[3]'; null if no column fills the part. */
export function fieldOfPart(part: string): ImportField | null {
  const [, group, name] = /^(\w+)(?:\[(\w+)\])?$/.exec(part) ?? [];
  const isGroup = group === 'features' || group === 'checks';
  const field = isGroup ? name : group;
  return (fields.find((each) => each === field) ?? null) as ImportField | null;
}

const fields: readonly string[] = [
  ...['title', 'type', 'status', 'price', 'negotiable', 'location', 'description', 'amenities'],
  'videoUrl',
  ...Object.keys(featureFields),
  ...Object.keys(checkFields),
];
