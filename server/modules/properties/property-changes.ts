import { developmentLabels } from '#contract/development-details.ts';
import { formatNaira } from '#contract/naira.ts';
import { coordinatesOf } from '#contract/property.ts';
import { checkLabels } from '#contract/property-checks.ts';
import { propertyImageLimits } from '#contract/property-form.ts';
import { messages } from '#contract/validation-messages.ts';
import { validationError } from '#server/core/http-error.ts';
import type { StoredImage } from '#server/media/media.ts';
import { imageUrl } from '#server/modules/images/images-service.ts';
import type { PropertyChanges } from './property-form.ts';
import type { PropertyData, PropertyImageData } from './property-rows.ts';

/** Applies a form to a property; undefined fields do not change. @throws HttpError */
export function changedProperty(
  before: PropertyData,
  changes: PropertyChanges,
  added: readonly StoredImage[],
): PropertyData {
  const { features, location: oldLocation } = before;
  const { location = oldLocation, bedrooms, bathrooms, squareFootage } = changes;
  return {
    ...before,
    title: changes.title ?? before.title,
    type: changed(changes.type, before.type),
    status: changed(changes.status, before.status),
    location,
    // The coordinates belong to the previous address.
    coordinates: location === oldLocation ? before.coordinates : coordinatesOf(location),
    price: changed(changes.price, before.price),
    negotiable: changes.negotiable ?? before.negotiable,
    features: {
      bedrooms: changed(bedrooms, features.bedrooms ?? null),
      bathrooms: changed(bathrooms, features.bathrooms ?? null),
      squareFootage: changed(squareFootage, features.squareFootage ?? null),
    },
    description: changed(changes.description, before.description),
    amenities: changes.amenities ?? before.amenities,
    checks: changedGroup(before.checks, changes.checks),
    developmentDetails: changedGroup(before.developmentDetails, changes.developmentDetails),
    images: changedImages(before.images, changes, added),
  };
}

/** The images of a property after a change, the cover first. @throws HttpError */
function changedImages(
  before: readonly PropertyImageData[],
  { removedImages, imageOrder = [] }: Pick<PropertyChanges, 'removedImages' | 'imageOrder'>,
  stored: readonly StoredImage[],
): PropertyImageData[] {
  // The SPA derives the alternative text of uploads from the property.
  const added = stored.map(({ name, width, height, color }) => {
    return { name, width, height, color, alt: '' };
  });
  const removed = new Set(removedImages.map(imageNameOf));
  const kept = before.filter(({ name }) => !removed.has(name));
  const ordered = imageOrder.map((url) => {
    const position = /^new:(\d{1,3})$/.exec(url)?.[1];
    const name = imageNameOf(url);
    const image = position ? added[Number(position)] : kept.find((each) => each.name === name);
    if (!image) {
      throw validationError({ imageOrder: 'has an image that the property does not have' });
    }
    return image;
  });
  // Images missing from the order come last, and duplicates are dropped.
  const all = [...ordered, ...kept, ...added];
  const images = all.filter(
    ({ name }, position) => all.findIndex((other) => other.name === name) === position,
  );
  if (images.length > propertyImageLimits.images) {
    throw validationError({ images: messages.tooManyPhotos(propertyImageLimits.images) });
  }
  return images;
}

/** The name in an image's URL, absolute or with parameters; null for any other URL. */
function imageNameOf(url: string): string | null {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const name = path.split('/').at(-1) ?? '';
  return path === imageUrl(name) ? name : null;
}

/** Null is a change, undefined is not. */
function changed<Value>(to: Value | undefined, from: Value): Value {
  return to === undefined ? from : to;
}

function changedGroup<Values extends object>(before: Values, changes: Partial<Values>): Values {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

const comparedFields: Record<string, (property: PropertyData) => unknown> = {
  Title: ({ title }) => title,
  Type: ({ type }) => type,
  Status: ({ status }) => status,
  Location: ({ location }) => location,
  Price: ({ price }) => price && formatNaira(price),
  Negotiable: ({ negotiable }) => (negotiable ? 'yes' : 'no'),
  Bedrooms: ({ features }) => features.bedrooms,
  Bathrooms: ({ features }) => features.bathrooms,
  'Square footage (sqm)': ({ features }) => features.squareFootage,
  [checkLabels.papers]: ({ checks }) => checks.papers,
  [checkLabels.power]: ({ checks }) => checks.power,
  [checkLabels.water]: ({ checks }) => checks.water,
  [checkLabels.road]: ({ checks }) => checks.road,
  [checkLabels.visitedOn]: ({ checks }) => checks.visitedOn,
  [developmentLabels.stage]: ({ developmentDetails }) => developmentDetails.stage,
  [developmentLabels.homes]: ({ developmentDetails }) => developmentDetails.homes,
  [developmentLabels.handover]: ({ developmentDetails }) => developmentDetails.handover,
};

/** The changes for the audit log: 'Status: For Sale → Sold; Description'. */
export function differencesOf(before: PropertyData, after: PropertyData): string {
  const differences = Object.entries(comparedFields).flatMap(([label, read]) => {
    const [from, to] = [read(before) ?? 'none', read(after) ?? 'none'];
    return from === to ? [] : [`${label}: ${from} → ${to}`];
  });
  if (before.description !== after.description) differences.push('Description');
  if (before.amenities.join('\n') !== after.amenities.join('\n')) differences.push('Amenities');
  return [...differences, ...imageDifferences(before.images, after.images)].join('; ');
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
