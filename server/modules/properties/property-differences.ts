import { isDeepStrictEqual } from 'node:util';
import type { ChangedValue } from '#contract/endpoints/audit-log.ts';
import { pointText, propertyFieldLabels } from '#contract/property/property-form.ts';
import { displayedStatus } from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import type { PropertyData, PropertyImageData } from './property-rows.ts';

const { description: _, ...comparedLabels } = propertyFieldLabels;
const changeableFields = [...Object.keys(propertyFieldLabels), 'amenities'];

/** The changes as text: 'Status: For Sale → Sold; Description'. */
export function differencesOf(before: PropertyData, after: PropertyData): string {
  const [from, to] = [comparedTexts(before), comparedTexts(after)];
  const differences = Object.entries(comparedLabels).flatMap(([path, label]) => {
    const name = nameIn(path);
    return from[name] === to[name]
      ? []
      : [`${label}: ${from[name] ?? 'none'} → ${to[name] ?? 'none'}`];
  });
  if (before.description !== after.description) differences.push('Description');
  if (before.amenities.join('\n') !== after.amenities.join('\n')) differences.push('Amenities');
  return [
    ...differences,
    ...imageDifferences(before.images, after.images),
    ...floorPlanDifference(before.floorPlan, after.floorPlan),
  ].join('; ');
}

/** The changes to be reverted. Removed images are deleted, so those of images are left out. */
export function changedValues(before: PropertyData, after: PropertyData): ChangedValue[] {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  return changeableFields
    .map((field) => {
      const name = nameIn(field);
      return { field, before: from[name] ?? null, after: to[name] ?? null };
    })
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

function nameIn(path: string): string {
  return path.split('.').at(-1) ?? path;
}

function valuesOf(property: PropertyData): Record<string, ChangedValue['before'] | undefined> {
  const { features, checks, developmentDetails, ...fields } = property;
  const { coordinates, images, floorPlan, createdAt, ...values } = fields;
  const point = pointText(coordinates) || null;
  return { ...values, point, ...features, ...checks, ...developmentDetails };
}

function comparedTexts(property: PropertyData): Record<string, unknown> {
  const { price, negotiable, published, pointShown } = property;
  return {
    ...valuesOf(property),
    status: displayedStatus(property),
    price: price && formatNaira(price),
    negotiable: negotiable ? 'yes' : 'no',
    published: published ? 'yes' : 'no',
    pointShown: pointShown ? 'yes' : 'no',
  };
}

function imageDifferences(
  before: readonly PropertyImageData[],
  after: readonly PropertyImageData[],
): string[] {
  const missing = (from: readonly PropertyImageData[], to: readonly PropertyImageData[]) =>
    from.filter(({ name }) => !to.some((other) => other.name === name)).length;
  const [added, removed] = [missing(after, before), missing(before, after)];
  if (added > 0 || removed > 0) return [`Images: ${added} added, ${removed} removed`];
  const isSameOrder = before.every(({ name }, position) => name === after[position]?.name);
  return isSameOrder ? [] : ['Images: in another order'];
}

function floorPlanDifference(
  before: PropertyImageData | null,
  after: PropertyImageData | null,
): string[] {
  if (before?.name === after?.name) return [];
  if (!before) return ['Floor plan: added'];
  return [after ? 'Floor plan: replaced' : 'Floor plan: removed'];
}
