import { isDevelopment, type Property } from '#contract/property/property.ts';
import {
  availableFields,
  checkFields,
  developmentFields,
  featureFields,
  type PropertyField,
} from '#contract/property/property-fields.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import {
  type EditedImage,
  floorPlanOf,
  keptImages,
  newImages,
  removedImages,
} from './edited-images.ts';

/** The version that an update is made from; null if the API does not compare versions. */
export function sentVersion({ version }: Pick<Property, 'version'>): number | null {
  return hasCapability('versions') ? (version ?? null) : null;
}

interface PropertyFormParts {
  values: PropertyFormValues;
  images: readonly EditedImage[];
  base?: Pick<Property, 'amenities' | 'pointShown' | 'price' | 'status' | 'type' | 'version'>;
}

/**
 * The multipart form of a property. It is always complete, because an API may clear missing fields,
 * and the texts come before the files.
 */
export function propertyFormData({ values, images, base }: PropertyFormParts): FormData {
  const form = new FormData();
  form.set('title', values.title.trim());
  form.set('type', values.type.trim());
  form.set('status', values.status.trim());
  form.set('location', values.location.trim());
  // Loaded without a session, a property comes without its point: the stored one stays.
  const isPointKnown = !base || base.pointShown != null || values.point !== '';
  if (hasCapability('points') && isPointKnown) {
    form.set('point', values.point.trim());
    form.set('pointShown', `${values.pointShown}`);
  }
  const price = sentPrice(values.price);
  // Loaded without a session, a development comes without its price: the stored one stays.
  const isHidden = base && isDevelopment(base) && base.price == null;
  if (price || !isHidden) form.set('price', price);
  form.set('negotiable', `${values.negotiable}`);
  setGroup(form, 'features', featureFields, values.features);
  form.set('description', values.description.trim());
  setGroup(form, 'checks', checkFields, values.checks);
  setGroup(form, 'developmentDetails', developmentFields, values.developmentDetails);
  if (hasCapability('video')) form.set('videoUrl', values.videoUrl.trim());
  if (hasCapability('floor-plans')) {
    const plan = floorPlanOf(images);
    form.set('floorPlan', plan ? imageReference(plan, images) : '');
  }
  if (hasCapability('publishing')) form.set('published', `${values.published}`);
  const amenities = sentAmenities(values);
  // A single empty amenity removes them all.
  const isEmptied = amenities.length === 0 && base?.amenities?.some(Boolean);
  setList(form, 'amenities', isEmptied ? [''] : amenities);
  const removedUrls = removedImages(images).map(({ url }) => url);
  setList(form, 'removedImages', removedUrls);
  if (base && hasCapability('image-order')) setList(form, 'imageOrder', imageOrder(images));
  const version = base && sentVersion(base);
  if (version != null) form.set('version', `${version}`);
  for (const image of newImages(images)) form.append('images', image.file);
  return form;
}

/** The kept images: URLs of stored ones, `new:` and the index of the file for the others. */
function imageOrder(images: readonly EditedImage[]): string[] {
  return keptImages(images).map((image) => imageReference(image, images));
}

function imageReference(image: EditedImage, images: readonly EditedImage[]): string {
  return image.kind === 'stored' ? image.url : `new:${newImages(images).indexOf(image)}`;
}

function setGroup<Name extends string>(
  form: FormData,
  group: string,
  fields: Record<Name, PropertyField>,
  values: Record<Name, string>,
) {
  for (const [name] of availableFields(fields, hasCapability)) {
    form.set(`${group}[${name}]`, values[name].trim());
  }
}

function setList(form: FormData, name: string, items: readonly string[]) {
  for (const [index, item] of items.entries()) form.set(`${name}[${index}]`, item);
}

/** The slots whose amenities are sent: the filled ones, each amenity once. */
export function sentSlots({ amenities }: Pick<PropertyFormValues, 'amenities'>): number[] {
  const sent = amenities.map((text) => text.trim());
  return [...sent.keys()].filter((slot) => sent[slot] && sent.indexOf(sent[slot]) === slot);
}

export function sentAmenities(values: Pick<PropertyFormValues, 'amenities'>): string[] {
  return sentSlots(values).map((slot) => values.amenities[slot]?.trim() ?? '');
}

/** Returns a price as whole naira, and any other text unchanged, so that the API rejects it. */
export function sentPrice(typed: string): string {
  const price = parseNaira(typed);
  return price === null ? typed.trim() : `${price}`;
}
