import * as z from 'zod/mini';
import { parseNaira } from '#contract/naira.ts';
import type { DevelopmentDetails, PropertyChecks } from '#contract/property.ts';
import { MAX_AMENITIES, PropertyFields, propertyImageLimits } from '#contract/property-form.ts';
import { validationError } from '#server/core/http-error.ts';
import type { FormShape } from '#server/core/multipart-form.ts';

/** The text parts of a form, by name. */
export type PropertyTexts = ReadonlyMap<string, string>;

/** The changes of a form; undefined fields do not change. */
export interface PropertyChanges {
  title?: string;
  type?: string | null;
  status?: string | null;
  location?: string;
  /** Whole naira; null means on request. */
  price?: number | null;
  negotiable?: boolean;
  bedrooms?: number | null;
  bathrooms?: number | null;
  squareFootage?: number | null;
  description?: string | null;
  amenities?: string[];
  checks: Partial<PropertyChecks>;
  developmentDetails: Partial<DevelopmentDetails>;
  /** URLs of images. */
  removedImages: string[];
  /** URLs of images that stay and, for the new ones, `new:0`, `new:1` … */
  imageOrder?: string[];
  /** The version that was edited. */
  version?: number;
}

const { features, checks, developmentDetails, ...plainFields } = PropertyFields.shape;
/** Fields with a part for each of their values: `features[bedrooms]`. */
const groups = { features, checks, developmentDetails };

const ChangedFields = z.object({
  ...z.partial(z.object(plainFields)).shape,
  features: z.partial(features),
  checks: z.partial(checks),
  developmentDetails: z.partial(developmentDetails),
  version: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Version must be a whole number'))),
});
const NewFields = z.extend(ChangedFields, {
  title: plainFields.title,
  location: plainFields.location,
});

const groupedNames = Object.entries(groups).flatMap(([group, { shape }]) =>
  Object.keys(shape).map((key) => `${group}[${key}]`),
);
const listNames = ['amenities', 'removedImages', 'imageOrder'] as const;
const listItemName = new RegExp(`^(${listNames.join('|')})\\[(\\d{1,3})\\]$`);
/** The longest of the lists. */
const MAX_LIST_ITEMS = MAX_AMENITIES;
const plainNames = [...Object.keys(plainFields), 'version'].filter((name) => name !== 'amenities');

const { images, bytesEach, bytesTogether } = propertyImageLimits;

export const propertyFormShape: FormShape = {
  hasField: isFormField,
  maxFields: plainNames.length + groupedNames.length + listNames.length * MAX_LIST_ITEMS,
  maxFieldBytes: 40_000,
  fileField: 'images',
  maxFiles: images,
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
  { isNew }: { isNew: boolean },
): PropertyChanges {
  // PostgreSQL cannot store NUL.
  const texts = new Map([...given].map(([name, value]) => [name, value.replaceAll('\0', '')]));
  const [amenities, removedImages = [], imageOrder] = listNames.map((name) => listOf(texts, name));
  const schema = isNew ? NewFields : ChangedFields;
  const parsed = schema.safeParse({ ...fieldsOf(texts), amenities });
  if (!parsed.success) throw validationError(fieldErrorsOf(parsed.error));
  const { type, status, price, description, version, ...fields } = parsed.data;
  const { bedrooms, bathrooms, squareFootage } = fields.features;
  const { papers, power, water, road, visitedOn } = fields.checks;
  const { stage, homes, handover } = fields.developmentDetails;
  return {
    title: fields.title,
    location: fields.location,
    negotiable: fields.negotiable,
    type: ifGiven(type, textOrNull),
    status: ifGiven(status, textOrNull),
    price: ifGiven(price, (text) => parseNaira(text) || null),
    bedrooms: ifGiven(bedrooms, numberOrNull),
    bathrooms: ifGiven(bathrooms, numberOrNull),
    squareFootage: ifGiven(squareFootage, numberOrNull),
    description: ifGiven(description, textOrNull),
    checks: {
      papers: ifGiven(papers, textOrNull),
      power: ifGiven(power, textOrNull),
      water: ifGiven(water, textOrNull),
      road: ifGiven(road, textOrNull),
      visitedOn: ifGiven(visitedOn, textOrNull),
    },
    developmentDetails: {
      stage: ifGiven(stage, textOrNull),
      homes: ifGiven(homes, numberOrNull),
      handover: ifGiven(handover, textOrNull),
    },
    amenities: ifGiven(fields.amenities, (names) => [...new Set(names.filter(Boolean))]),
    removedImages,
    imageOrder,
    version: ifGiven(version, Number),
  };
}

/** The parts that are not lists, in the shape of `PropertyFields`. */
function fieldsOf(texts: PropertyTexts): Record<string, unknown> {
  const plain = Object.fromEntries([...texts].filter(([name]) => plainNames.includes(name)));
  const grouped = Object.entries(groups).map(([group, { shape }]) => {
    const parts = Object.keys(shape).map((key) => [key, texts.get(`${group}[${key}]`)]);
    return [group, Object.fromEntries(parts)];
  });
  const booleans: Record<string, boolean> = { true: true, false: false };
  const negotiable = booleans[String(plain.negotiable)] ?? plain.negotiable;
  return { ...plain, negotiable, ...Object.fromEntries(grouped) };
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

/** The first error of each field, by its name in the form: `title`, `amenities[2]`. */
function fieldErrorsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const entries = issues.map(({ path: [name, ...keys], message }) => {
    return [[String(name), ...keys.map((key) => `[${String(key)}]`)].join(''), message];
  });
  return Object.fromEntries(entries.toReversed());
}

function ifGiven<From, To>(value: From | undefined, convert: (value: From) => To): To | undefined {
  return value === undefined ? undefined : convert(value);
}

function textOrNull(text: string): string | null {
  return text || null;
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text);
}
