import * as z from 'zod/mini';
import { described } from '#contract/rules/described.ts';
import { readableCharacters, text } from '#contract/rules/field-rules.ts';
import { mapValues } from '#contract/rules/map-values.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { stringNumber } from '#contract/rules/number-rules.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { dayInLagos, searchDate } from '#contract/search/search-dates.ts';
import { papersKinds } from './papers.ts';
import { type Coordinates, coordinatesOf } from './property.ts';
import {
  type CheckDayName,
  checkFields,
  developmentFields,
  developmentStages,
  featureFields,
  type PropertyField,
} from './property-fields.ts';
import { videoOf } from './video.ts';

export const propertyImageLimits = {
  images: 30,
  bytesEach: 15 * 1024 * 1024,
  /** The limit for the whole form. */
  bytesTogether: 200 * 1024 * 1024,
} as const;

/**
 * The validation errors of a form's image files, by the names of its parts (`images[1]`).
 * `total` counts the stored images that stay as well.
 */
export function imageErrors(
  files: readonly { size: number }[],
  total: number,
): Record<string, string> {
  const { images, bytesEach, bytesTogether } = propertyImageLimits;
  if (files.length > 0 && total > images) return { images: messages.tooManyPhotos(images) };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > bytesTogether) return { images: messages.filesTooLarge(bytesTogether) };
  const tooLarge = files.flatMap(({ size }, index) =>
    size > bytesEach ? [[`images[${index}]`, messages.fileTooLarge(bytesEach)]] : [],
  );
  return Object.fromEntries(tooLarge);
}

const VIDEO_LINKS =
  'Paste the link of one video on YouTube or Vimeo, such as https://youtu.be/… or https://vimeo.com/…';

export const MAX_AMENITIES = 100;
const MAX_CHECK_LENGTH = 60;
const MAX_HOMES = 100_000;
const month = /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/;

/** The labels of the fields, which the messages use too. */
export const propertyFieldLabels = {
  title: 'Title',
  type: 'Type',
  status: 'Status',
  location: 'Location',
  point: 'Point on the map',
  pointShown: 'Show the exact point',
  price: 'Price',
  negotiable: 'Negotiable',
  ...labelsOf('features', featureFields),
  description: 'Description',
  ...labelsOf('checks', checkFields),
  ...labelsOf('developmentDetails', developmentFields),
  videoUrl: 'Video link',
  published: 'Published',
} as const;
const labels = propertyFieldLabels;

/** The labels of a group by the paths of its fields: `checks.papers`. */
function labelsOf<Group extends string, Name extends string>(
  group: Group,
  fields: Record<Name, PropertyField>,
) {
  const labels = Object.entries<PropertyField>(fields).map(([name, { label }]) => {
    return [`${group}.${name}`, label];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(labels) as Record<`${Group}.${Name}`, string>;
}

/** '' or one line of at most `max` characters. */
function optionalText(label: string, max: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(max, messages.tooLong(label, max)), ...readableCharacters(label));
}

/** '' or a text that passes the test. */
function optional(
  label: string,
  isValid: (typed: string) => boolean,
  message = messages.invalid(label),
) {
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || isValid(typed), message),
  );
}

/** '' or a number from 0 to `max`. */
function optionalNumber(label: string, pattern: RegExp, max: number) {
  return optional(label, (typed) => pattern.test(typed) && Number(typed) <= max);
}

const wholeNumber = /^\d{1,9}(\.0+)?$/;
const decimalNumber = /^\d{1,10}(\.\d{1,6})?$/;

function isPrice(typed: string): boolean {
  const price = parseNaira(typed);
  return price !== null && Number.isSafeInteger(price);
}

/** A day up to today in Lagos, or ''. `now` returns milliseconds since 1970. */
export function pastDay(name: CheckDayName, now: () => number) {
  const isDay = (typed: string) => searchDate.safeParse(typed).success;
  const { label } = checkFields[name];
  return optional(label, isDay).check(
    z.refine((day) => day <= dayInLagos(now()), messages.inFuture(label)),
  );
}

/** The checks of a property's form. '' means not checked. */
export const CheckFieldsSchema = z.object({
  ...mapValues(checkFields, ({ label }) => optionalText(label, MAX_CHECK_LENGTH)),
  papersKind: optional(checkFields.papersKind.label, (typed) =>
    papersKinds.some((kind) => kind === typed),
  ),
  visitedOn: pastDay('visitedOn', Date.now),
  confirmedOn: pastDay('confirmedOn', Date.now),
});

/** The facts of a development in its form. '' means not given. */
export const DevelopmentFieldsSchema = z.object({
  stage: optional(developmentFields.stage.label, (typed) =>
    developmentStages.some((stage) => stage === typed),
  ),
  homes: optionalNumber(developmentFields.homes.label, /^[1-9]\d*$/, MAX_HOMES),
  handover: optional(developmentFields.handover.label, (typed) => month.test(typed)),
});

/** The fields of a property's form, as the API accepts them. */
export const PropertyFieldsSchema = z.object({
  title: text(labels.title, { min: 1, accepts: 'anything' }),
  type: optionalText(labels.type, 100),
  status: optionalText(labels.status, 100),
  location: text(labels.location, { min: 1, accepts: 'anything' }),
  /** 'latitude, longitude', or '' for none. */
  point: optional(labels.point, (typed) => coordinatesOf(typed) !== null),
  pointShown: z.boolean({ error: messages.invalid(labels.pointShown) }),
  /** Naira such as 85000000, 50m or ₦1.2bn; '' is on request. */
  price: optional(labels.price, isPrice),
  negotiable: z.boolean({ error: messages.invalid(labels.negotiable) }),
  features: z.object(
    mapValues(featureFields, ({ label, hasDecimals, max }) =>
      optionalNumber(label, hasDecimals ? decimalNumber : wholeNumber, max),
    ),
  ),
  description: z
    .string()
    .check(z.trim(), z.maxLength(10_000, messages.tooLong(labels.description, 10_000))),
  amenities: z
    .array(
      z.string().check(
        z.trim(),
        z.maxLength(200, {
          error: ({ path }) => messages.tooLong(`Facility ${Number(path?.at(-1)) + 1}`, 200),
        }),
        ...readableCharacters('Facility'),
      ),
    )
    .check(z.maxLength(MAX_AMENITIES)),
  checks: CheckFieldsSchema,
  developmentDetails: DevelopmentFieldsSchema,
  /** Any link that `videoOf` reads, or '' for none. */
  videoUrl: optional(
    labels.videoUrl,
    (typed) => videoOf(typed) !== null,
    `${messages.invalid(labels.videoUrl)}. ${VIDEO_LINKS}`,
  ),
  published: z.boolean({ error: messages.invalid(labels.published) }),
});
/** '6.4474, 3.4723', as `coordinatesOf` reads it; '' for none. */
export function pointText(point: Coordinates | null | undefined): string {
  return point ? `${point.latitude}, ${point.longitude}` : '';
}

/** The fields as they are typed. Amenities beyond the facility slots are kept. */
export type PropertyFormValues = z.input<typeof PropertyFieldsSchema>;

const { features } = PropertyFieldsSchema.shape;

/** A new property also needs a type and a status, because the listings are filtered by them. */
export const NewPropertyForm = z.object({
  ...PropertyFieldsSchema.shape,
  title: text(labels.title, { accepts: 'anything' }),
  type: text(labels.type, { accepts: 'anything', max: 100 }),
  status: text(labels.status, { accepts: 'anything', max: 100 }),
  location: text(labels.location, { accepts: 'anything' }),
  features: z.object({
    ...features.shape,
    squareFootage: z.pipe(
      features.shape.squareFootage,
      z.union([z.literal(''), stringNumber(labels['features.squareFootage'])], {
        error: messages.invalid(labels['features.squareFootage']),
      }),
    ),
  }),
});

/** Accepts every edit: the form only warns, and the API validates. */
export const EditedPropertyForm = z.custom<PropertyFormValues>();

function optionalPart(description: string) {
  return described(z.optional(z.string()), description);
}

function extension(description: string) {
  return optionalPart(`Extension: ${description}`);
}

/** For the documentation of the API. Here, because a first visit loads the table of the fields. */
const fieldDescriptions: Record<string, string> = {
  squareFootage: 'Square metres.',
  papers: 'Document of title, such as Certificate of Occupancy.',
  papersKind: `One of ${papersKinds.join(', ')}. Without it, the kind of the stated papers.`,
  flooding: 'What was seen on the day of the visit, such as No water on the road.',
  visitedOn: 'Day of the last visit in Lagos: YYYY-MM-DD, not in the future.',
  confirmedOn: 'Day in Lagos of the last confirmation: YYYY-MM-DD, not in the future.',
  stage: `One of ${developmentStages.join(', ')}.`,
  handover: 'Month of the handover: YYYY-MM.',
};

function partsOf(group: string, fields: Record<string, PropertyField>) {
  const parts = Object.entries(fields).map(([name, { label, capability }]) => {
    const text = fieldDescriptions[name] ?? `${label}.`;
    return [`${group}[${name}]`, capability ? extension(text) : described(z.string(), text)];
  });
  return Object.fromEntries(parts);
}

const binary = z.string().check(z.meta({ format: 'binary' }));

/**
 * The parts of a property's multipart form, for create and update. Lists are sent as
 * `amenities[0]`, `amenities[1]` … and `removedImages[0]` …, images as repeated `images` parts. For
 * types and the documentation of the API; the server validates with `PropertyFieldsSchema`.
 */
export const MultipartPropertySchema = z.object({
  title: z.string(),
  type: z.string(),
  status: z.string(),
  location: z.string(),
  price: described(z.string(), 'Naira. Empty or 0: on request.'),
  negotiable: z.enum(['true', 'false']),
  ...partsOf('features', featureFields),
  description: z.string(),
  'amenities[i]': optionalPart('In updates a single empty one removes them all.'),
  images: z.optional(z.array(binary)),
  'removedImages[i]': optionalPart('URL of an image to remove; only in updates.'),
  'imageOrder[i]': extension(
    'the images in their order, the cover first. A stored image is given by its URL, ' +
      'a new one as new:0, new:1 … by its position among the `images` parts. Images that are ' +
      'missing here come last.',
  ),
  ...partsOf('checks', checkFields),
  ...partsOf('developmentDetails', developmentFields),
  point: extension('latitude, longitude in degrees, beside the address. Empty: none.'),
  pointShown: extension('`true` if visitors get the point, not only the address.'),
  videoUrl: extension(
    'the link of a video on YouTube or Vimeo, stored as the address of its page. Empty: none.',
  ),
  floorPlan: extension(
    'the image that is the floor plan and not one of the photos: new:0, new:1 … by its position ' +
      'among the `images` parts, or the URL of the stored one. Empty: none.',
  ),
  published: extension('`false` for a draft that only staff see.'),
  version: optionalPart(
    'Extension, only in updates: the version that was edited. If it is out of date, the response is 409.',
  ),
});
