import * as z from 'zod/mini';
import { coordinatesOf } from '#contract/property/property.ts';
import { checkFields, featureFields } from '#contract/property/property-fields.ts';
import {
  MAX_AMENITIES,
  PropertyFieldsSchema,
  pastDay,
  propertyImageLimits,
} from '#contract/property/property-form.ts';
import { videoOf } from '#contract/property/video.ts';
import { withPlainLineEnds } from '#contract/rules/line-ends.ts';
import { mapValues } from '#contract/rules/map-values.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { formError, validationError } from '#server/core/http/http-error.ts';
import type { FormShape } from '#server/core/http/multipart-form.ts';
import type { StoredImage } from '#server/media/media.ts';
import { imageUrl } from '#server/modules/images/images-service.ts';
import type { PropertyData, PropertyImageData } from './property-rows.ts';

/** The text parts of a form, by name. */
type PropertyTexts = ReadonlyMap<string, string>;

/** The changes of a form; undefined fields do not change. */
export type PropertyChanges = ReturnType<typeof parsePropertyForm>;

const { features, checks, developmentDetails, ...plainFields } = PropertyFieldsSchema.shape;
/** Fields with a part for each of their values: `features[bedrooms]`. */
const groups = { features, checks, developmentDetails };

const Version = z.string().check(z.regex(/^\d{1,9}$/, 'Version must be a whole number'));

function changeSchema(now: Date) {
  const today = () => now.getTime();
  const visitedOn = pastDay('visitedOn', today);
  const confirmedOn = pastDay('confirmedOn', today);
  return z.object({
    ...z.partial(z.object(plainFields)).shape,
    features: z.partial(features),
    checks: z.partial(z.extend(checks, { visitedOn, confirmedOn })),
    developmentDetails: z.partial(developmentDetails),
    floorPlan: z.optional(z.string()),
    version: z.optional(Version),
  });
}

function newPropertySchema(now: Date) {
  const { title, location } = plainFields;
  return z.extend(changeSchema(now), { title, location });
}

/** Kept for a day, because an import parses thousands of forms. */
let schemas: {
  day: string;
  forNew: Schema<typeof newPropertySchema>;
  forChange: ChangeSchema;
} | null = null;
type ChangeSchema = Schema<typeof changeSchema>;
type Schema<Create extends (now: Date) => unknown> = ReturnType<Create>;

function schemasOf(now: Date) {
  const day = dayInLagos(now.getTime());
  if (schemas?.day !== day) {
    schemas = { day, forNew: newPropertySchema(now), forChange: changeSchema(now) };
  }
  return schemas;
}

const groupedNames = Object.entries(groups).flatMap(([group, { shape }]) =>
  Object.keys(shape).map((key) => `${group}[${key}]`),
);
const listNames = ['amenities', 'removedImages', 'imageOrder'] as const;
const listItemName = new RegExp(`^(${listNames.join('|')})\\[(\\d{1,3})\\]$`);
/** The longest of the lists. */
const MAX_LIST_ITEMS = MAX_AMENITIES;
const plainNames = [...Object.keys(plainFields), 'floorPlan', 'version'].filter(
  (name) => name !== 'amenities',
);

const { images, bytesEach, bytesTogether } = propertyImageLimits;

export const propertyFormShape: FormShape = {
  hasField: isFormField,
  maxFields: plainNames.length + groupedNames.length + listNames.length * MAX_LIST_ITEMS,
  maxFieldBytes: 40_000,
  fileField: 'images',
  // The photos and the floor plan.
  maxFiles: images + 1,
  maxFileBytes: bytesEach,
  maxBytes: bytesTogether,
};

function isFormField(name: string): boolean {
  const [, list, position] = listItemName.exec(name) ?? [];
  if (list) return Number(position) < MAX_LIST_ITEMS;
  return groupedNames.includes(name) || plainNames.includes(name);
}

/** Parses the text parts of a form. @throws HttpError with an error for each invalid field */
export function parsePropertyForm(
  given: PropertyTexts,
  { isNew, now }: { isNew: boolean; now: Date },
) {
  // PostgreSQL cannot store NUL.
  const texts = new Map([...given].map(([name, value]) => [name, value.replaceAll('\0', '')]));
  const [amenities, removedImages = [], imageOrder = []] = listNames.map((name) =>
    listOf(texts, name),
  );
  const { forNew, forChange } = schemasOf(now);
  const parsed = (isNew ? forNew : forChange).safeParse({ ...fieldsOf(texts), amenities });
  if (!parsed.success) throw formError(parsed.error);
  const { features, checks, developmentDetails, version, floorPlan, ...fields } = parsed.data;
  const { point, videoUrl, ...plain } = fields;
  const { price } = plain;
  return {
    fields: {
      ...plain,
      type: textOrNull(plain.type),
      status: textOrNull(plain.status),
      price: price === undefined ? undefined : parseNaira(price) || null,
      description: textOrNull(plain.description),
      videoUrl: videoUrl === undefined ? undefined : (videoOf(videoUrl)?.url ?? null),
      amenities: plain.amenities && [...new Set(plain.amenities.filter(Boolean))],
    },
    /** Null to remove it. */
    point: point === undefined ? undefined : coordinatesOf(point),
    features: mapValues(featureFields, (_, name) => numberOrNull(features[name])),
    checks: mapValues(checkFields, (_, name) => textOrNull(checks[name])),
    developmentDetails: {
      stage: textOrNull(developmentDetails.stage),
      homes: numberOrNull(developmentDetails.homes),
      handover: textOrNull(developmentDetails.handover),
    },
    /** URLs of images. */
    removedImages,
    /** URLs of images that stay and, for the new ones, `new:0`, `new:1` … */
    imageOrder,
    /** `new:0`, `new:1` …, the URL of the stored one, or '' to remove it. */
    floorPlan,
    version: version === undefined ? undefined : Number(version),
  };
}

/** The parts that are not lists, in the shape of `PropertyFieldsSchema`. */
function fieldsOf(texts: PropertyTexts): Record<string, unknown> {
  const plain = Object.fromEntries([...texts].filter(([name]) => plainNames.includes(name)));
  const grouped = Object.entries(groups).map(([group, { shape }]) => {
    const parts = Object.keys(shape).map((key) => [key, texts.get(`${group}[${key}]`)]);
    return [group, Object.fromEntries(parts)];
  });
  const booleans: Record<string, boolean> = { true: true, false: false };
  const negotiable = booleans[String(plain.negotiable)] ?? plain.negotiable;
  const published = booleans[String(plain.published)] ?? plain.published;
  const pointShown = booleans[String(plain.pointShown)] ?? plain.pointShown;
  return { ...plain, negotiable, published, pointShown, ...Object.fromEntries(grouped) };
}

/** The parts `name[0]`, `name[1]` … in order; undefined if there are none. */
function listOf(texts: PropertyTexts, list: string): string[] | undefined {
  const parts = [...texts].flatMap(([name, value]) => {
    const [, listName, position] = listItemName.exec(name) ?? [];
    return listName === list ? [{ position: Number(position), value }] : [];
  });
  if (parts.length === 0) return undefined;
  return parts.toSorted((a, b) => a.position - b.position).map(({ value }) => value);
}

function textOrNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}

function numberOrNull(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === '' ? null : Number(text);
}

/** Applies a form to a property. @throws HttpError */
export function changedProperty(
  before: PropertyData,
  changes: PropertyChanges,
  added: readonly StoredImage[],
): PropertyData {
  const after = withChanges(before, changes.fields);
  const typedPoint = after.location === before.location ? null : coordinatesOf(after.location);
  const { point = before.coordinates } = changes;
  // The SPA derives the alternative text of uploads from the property.
  const files = added.map(({ name, width, height, color }) => ({
    name,
    width,
    height,
    color,
    alt: '',
  }));
  const floorPlan = changedFloorPlan(before.floorPlan, changes, files);
  const coordinates = typedPoint ?? point;
  return {
    ...after,
    // Stored line ends of another kind are no change.
    description: isSameText(after.description, before.description)
      ? before.description
      : after.description,
    coordinates,
    // A location that is a point is public.
    pointShown: coordinates !== null && (typedPoint !== null || after.pointShown),
    features: withChanges(before.features, changes.features),
    checks: withChanges(before.checks, changes.checks),
    developmentDetails: withChanges(before.developmentDetails, changes.developmentDetails),
    images: changedImages(before.images, changes, files, floorPlan),
    floorPlan,
  };
}

function isSameText(one: string | null, other: string | null): boolean {
  return withPlainLineEnds(one ?? '') === withPlainLineEnds(other ?? '');
}

/** Null is a change, undefined is not. */
function withChanges<Values extends object>(
  before: Values,
  changes: NoInfer<Partial<Values>>,
): Values {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** The images of a property after a change, the cover first. @throws HttpError */
function changedImages(
  before: readonly PropertyImageData[],
  { removedImages, imageOrder }: PropertyChanges,
  files: readonly PropertyImageData[],
  floorPlan: PropertyImageData | null,
): PropertyImageData[] {
  const added = files.filter((file) => file !== floorPlan);
  const removed = new Set(removedImages.map(imageNameOf));
  const kept = before.filter(({ name }) => !removed.has(name));
  const ordered = imageOrder.map((url) => {
    const name = imageNameOf(url);
    const image = fileOf(url, files) ?? kept.find((each) => each.name === name);
    if (!image || image === floorPlan) {
      throw validationError({ imageOrder: 'has an image that the property does not have' });
    }
    return image;
  });
  // Images missing from the order come last, and duplicates are dropped.
  const all = [...ordered, ...kept, ...added];
  const images = all.filter(
    ({ name }, position) => all.findIndex((other) => other.name === name) === position,
  );
  if (added.length > 0 && images.length > propertyImageLimits.images) {
    throw validationError({ images: messages.tooManyPhotos(propertyImageLimits.images) });
  }
  return images;
}

/** The floor plan after a change. @throws HttpError */
function changedFloorPlan(
  before: PropertyImageData | null,
  { floorPlan }: PropertyChanges,
  files: readonly PropertyImageData[],
): PropertyImageData | null {
  if (floorPlan === undefined) return before;
  if (floorPlan === '') return null;
  const isStored = before !== null && imageNameOf(floorPlan) === before.name;
  const image = isStored ? before : fileOf(floorPlan, files);
  if (!image) throw validationError({ floorPlan: 'is no new image nor that of the property' });
  return image;
}

/** The file that `new:0`, `new:1` … stands for. */
function fileOf(
  reference: string,
  files: readonly PropertyImageData[],
): PropertyImageData | undefined {
  const [, position] = /^new:(\d{1,3})$/.exec(reference) ?? [];
  return position === undefined ? undefined : files[Number(position)];
}

/** The name in an image's URL, absolute or with parameters; null for any other URL. */
function imageNameOf(url: string): string | null {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const name = path.split('/').at(-1) ?? '';
  return path === imageUrl(name) ? name : null;
}
