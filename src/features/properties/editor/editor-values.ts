import { get, set } from 'react-hook-form';
import {
  FACILITY_SLOTS,
  FOR_SALE,
  isPublished,
  type Property,
} from '#contract/property/property.ts';
import {
  checkFields,
  developmentFields,
  featureFields,
} from '#contract/property/property-fields.ts';
import {
  propertyFieldLabels as labels,
  type PropertyFormValues,
  pointText,
} from '#contract/property/property-form.ts';
import { withPlainLineEnds } from '#contract/rules/line-ends.ts';
import { mapValues } from '#contract/rules/map-values.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import {
  type EditedImage,
  existingImages,
  floorPlanOf,
  newImages,
  photosIn,
  removedImages,
} from '#src/features/properties/api/edited-images.ts';
import { sentAmenities, sentPrice } from '#src/features/properties/api/sent-property.ts';
import * as texts from './texts.ts';

export const facilityNames = Array.from(
  { length: FACILITY_SLOTS },
  (_, slot) => `amenities.${slot}` as const,
);

/** The labels of all fields by their names, in the order of the form. */
export const formLabels: Record<string, string> = {
  ...labels,
  ...Object.fromEntries(
    facilityNames.map((name, slot) => [name, texts.facilities.label(slot + 1)]),
  ),
};

/** The form's values for a stored property, or for a new one. */
export function propertyFormValues(property?: Property): PropertyFormValues {
  const { price, features, checks, developmentDetails } = property ?? {};
  const amenities = property?.amenities?.filter(Boolean) ?? [];
  const emptySlots = Math.max(0, FACILITY_SLOTS - amenities.length);
  return {
    title: property?.title ?? '',
    type: property?.type ?? '',
    status: property ? (property.status ?? '') : FOR_SALE,
    location: property?.location ?? '',
    point: pointText(property?.coordinates),
    pointShown: property?.pointShown ?? false,
    price: price == null ? '' : formatNaira(price),
    negotiable: property?.negotiable ?? false,
    features: mapValues(featureFields, (_, name) => `${features?.[name] ?? ''}`),
    description: withPlainLineEnds(property?.description ?? ''),
    amenities: [...amenities, ...Array<string>(emptySlots).fill('')],
    checks: mapValues(checkFields, (_, name) => checks?.[name] ?? ''),
    developmentDetails: mapValues(
      developmentFields,
      (_, name) => `${developmentDetails?.[name] ?? ''}`,
    ),
    videoUrl: property?.videoUrl ?? '',
    published: !property || isPublished(property),
  };
}

/** The labels of the fields that are compared; the facilities and the images count as one each. */
export const comparedFieldLabels = {
  ...labels,
  amenities: texts.sections.facilities,
  images: texts.sections.photos,
  floorPlan: texts.floorPlan.label,
};
export type ComparedField = keyof typeof comparedFieldLabels;

// The cast is sound: Object.keys returns exactly the names of a literal.
const comparedFields = Object.keys(comparedFieldLabels) as ComparedField[];

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

/** The form's state for a stored property, or for a new one. */
export function stateOf(property?: Property): PropertyState {
  return { values: propertyFormValues(property), images: existingImages(property) };
}

/** The fields that differ between two loads, except where the form has the stored value already. */
export function fieldConflicts(
  before: Property,
  current: Property,
  yours: PropertyState,
): FieldConflict[] {
  const [loaded, stored] = [stateOf(before), stateOf(current)];
  return changedFields(before, stored)
    .filter((field) => isChanged(field, stored, yours))
    .map((field) => ({
      field,
      before: displayText(field, loaded),
      stored: displayText(field, stored),
      yours: displayText(field, yours),
      isYoursChanged: isChanged(field, loaded, yours),
    }));
}

/** The form with the stored version of some fields. */
export function mergedState(
  current: Property,
  yours: PropertyState,
  storedFields: ReadonlySet<ComparedField>,
): PropertyState {
  const stored = stateOf(current);
  const values = structuredClone(yours.values);
  for (const field of storedFields) {
    if (!isImageField(field)) set(values, field, get(stored.values, field));
  }
  const merged = withStoredChanges(yours.images, stored.images);
  const photos = photosIn(storedFields.has('images') ? stored.images : merged);
  const kept = yours.images.filter((image) => merged.includes(image));
  const plans = storedFields.has('floorPlan') ? stored.images : kept;
  return { values, images: [...photos, ...plans.filter(({ isFloorPlan }) => isFloorPlan)] };
}

function isImageField(field: ComparedField): field is 'images' | 'floorPlan' {
  return field === 'images' || field === 'floorPlan';
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
  return comparedFields.filter((field) => isChanged(field, stored, yours));
}

function isChanged(field: ComparedField, before: PropertyState, after: PropertyState): boolean {
  return comparable(field, before) !== comparable(field, after);
}

function comparable(field: ComparedField, { values, images }: PropertyState): string {
  if (field === 'price') return sentPrice(values.price);
  if (field === 'amenities') return sentAmenities(values).join('\n');
  if (field === 'images') {
    const removed = removedImages(images).map(({ id }) => `-${id}`);
    return [...removed, ...photosIn(images).map(({ id }) => id)].join('\n');
  }
  if (field === 'floorPlan') return floorPlanOf(images)?.id ?? '';
  return `${get(values, field)}`.trim();
}

export function displayText(field: ComparedField, { values, images }: PropertyState): string {
  if (field === 'negotiable' || field === 'published' || field === 'pointShown') {
    return values[field] ? texts.conflict.yes : texts.conflict.no;
  }
  if (field === 'amenities') return sentAmenities(values).join(', ');
  if (field === 'images') return imageCounts(photosIn(images));
  if (field === 'floorPlan') {
    const plan = floorPlanOf(images);
    return plan?.kind === 'new' ? plan.name : plan ? texts.floorPlan.stored : '';
  }
  return get(values, field);
}

function imageCounts(images: readonly EditedImage[]): string {
  const [added, removed] = [newImages(images).length, removedImages(images).length];
  const { storedPhotos, newPhotos, removedPhotos } = texts.conflict;
  const stored = storedPhotos(images.length - added - removed);
  return [stored, added && newPhotos(added), removed && removedPhotos(removed)]
    .filter(Boolean)
    .join(', ');
}
