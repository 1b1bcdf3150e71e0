import { developmentLabels } from '#contract/development-details.ts';
import type { Property } from '#contract/property.ts';
import { checkLabels, checkNames } from '#contract/property-checks.ts';
import { type PropertyFormValues, propertyFieldLabels } from '#contract/property-form.ts';
import { type EditedImage, newImages, removedImages, storedImages } from './images/image-list.ts';
import { propertyFormValues, sentAmenities, sentPrice } from './property-form-values.ts';
import * as texts from './texts.ts';

const featureNames = ['bedrooms', 'bathrooms', 'squareFootage'] as const;
const detailNames = ['stage', 'homes', 'handover'] as const;
const textNames = ['title', 'type', 'status', 'location', 'price', 'negotiable'] as const;

/** The facilities and the images count as one field each. */
export const comparedFields = [
  ...textNames,
  ...featureNames,
  'description',
  'amenities',
  ...checkNames,
  ...detailNames,
  'images',
] as const;
export type ComparedField = (typeof comparedFields)[number];

export const comparedFieldLabels: Record<ComparedField, string> = {
  ...propertyFieldLabels,
  bedrooms: propertyFieldLabels['features.bedrooms'],
  bathrooms: propertyFieldLabels['features.bathrooms'],
  squareFootage: propertyFieldLabels['features.squareFootage'],
  amenities: texts.facilities.title,
  ...checkLabels,
  ...developmentLabels,
  images: texts.photos.title,
};

export interface PropertyState {
  values: PropertyFormValues;
  images: readonly EditedImage[];
}

/** A field that was changed on the server after it was loaded here. */
export interface FieldConflict {
  field: ComparedField;
  before: string;
  stored: string;
  yours: string;
  isYoursChanged: boolean;
}

function stateOf(property?: Property): PropertyState {
  return { values: propertyFormValues(property), images: storedImages(property?.images) };
}

/** The fields that differ between two loads, except where the form has the stored value already. */
export function fieldConflicts(
  before: Property,
  current: Property,
  yours: PropertyState,
): FieldConflict[] {
  const states = { before: stateOf(before), stored: stateOf(current), yours };
  return comparedFields.flatMap((field) => {
    const isSame = (a: keyof typeof states, b: keyof typeof states) =>
      comparable(field, states[a]) === comparable(field, states[b]);
    if (isSame('before', 'stored') || isSame('yours', 'stored')) return [];
    return {
      field,
      before: displayText(field, states.before),
      stored: displayText(field, states.stored),
      yours: displayText(field, yours),
      isYoursChanged: !isSame('yours', 'before'),
    };
  });
}

/** The form with the stored version of some fields. */
export function mergedState(
  current: Property,
  yours: PropertyState,
  usesStored: (field: ComparedField) => boolean,
): PropertyState {
  const stored = stateOf(current);
  const values = {
    ...yours.values,
    features: { ...yours.values.features },
    checks: { ...yours.values.checks },
    developmentDetails: { ...yours.values.developmentDetails },
  };
  for (const field of [...textNames, 'description', 'amenities'] as const) {
    if (usesStored(field)) Object.assign(values, { [field]: stored.values[field] });
  }
  for (const field of featureNames) {
    if (usesStored(field)) values.features[field] = stored.values.features[field];
  }
  for (const field of checkNames) {
    if (usesStored(field)) values.checks[field] = stored.values.checks[field];
  }
  for (const field of detailNames) {
    if (usesStored(field)) {
      values.developmentDetails[field] = stored.values.developmentDetails[field];
    }
  }
  const images = usesStored('images')
    ? stored.images
    : withStoredChanges(yours.images, stored.images);
  return { values, images };
}

/** Your images in your order without those that were removed, then those that were added. */
function withStoredChanges(yours: readonly EditedImage[], stored: readonly EditedImage[]) {
  const storedIds = new Set(stored.map(({ id }) => id));
  const yourIds = new Set(yours.map(({ id }) => id));
  return [
    ...yours.filter(({ id, kind }) => kind === 'new' || storedIds.has(id)),
    ...stored.filter(({ id }) => !yourIds.has(id)),
  ];
}

/** The fields in which the form differs from the stored property, or from an empty form. */
export function changedFields(base: Property | undefined, yours: PropertyState): ComparedField[] {
  const stored = stateOf(base);
  return comparedFields.filter((field) => comparable(field, stored) !== comparable(field, yours));
}

function comparable(field: ComparedField, { values, images }: PropertyState): string {
  if (field === 'price') return sentPrice(values.price);
  if (field === 'amenities') return sentAmenities(values).join('\n');
  if (field === 'images') {
    const removed = removedImages(images).map(({ id }) => `-${id}`);
    return [...removed, ...images.map(({ id }) => id)].join('\n');
  }
  return `${flatValues(values)[field]}`.trim();
}

function displayText(field: ComparedField, { values, images }: PropertyState): string {
  if (field === 'negotiable') return values.negotiable ? texts.conflict.yes : texts.conflict.no;
  if (field === 'amenities') return sentAmenities(values).join(', ');
  if (field === 'images') return imageCounts(images);
  return flatValues(values)[field];
}

function flatValues(values: PropertyFormValues) {
  return { ...values, ...values.features, ...values.checks, ...values.developmentDetails };
}

function imageCounts(images: readonly EditedImage[]): string {
  const [added, removed] = [newImages(images).length, removedImages(images).length];
  const { storedPhotos, newPhotos, removedPhotos } = texts.conflict;
  const stored = storedPhotos(images.length - added - removed);
  return [stored, added && newPhotos(added), removed && removedPhotos(removed)]
    .filter(Boolean)
    .join(', ');
}
