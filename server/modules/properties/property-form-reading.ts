import { z } from 'zod';
import { text } from '#contract/field-rules.ts';
import { messages } from '#contract/validation-messages.ts';
import { invalidRequest } from '#server/core/http-error.ts';

const MOST_ROOMS = 1000;
const MOST_SQUARE_METRES = 1_000_000_000;
const MOST_AMENITIES = 100;
const MAX_FACILITY_LENGTH = 200;

/** The parts of a form that are text, by name. */
export type PropertyTexts = ReadonlyMap<string, string>;

/** What a form says of a property; what it leaves out is undefined and stays as it is. */
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
  /** Addresses of pictures. */
  removedImages: string[];
  /** Addresses of pictures that stay and, for the new ones, `new:0`, `new:1` … */
  imageOrder?: string[];
  /** Which version was changed. */
  version?: number;
}

const Fields = z.object({
  title: text('Title', { min: 1, accepts: 'anything' }),
  type: optionalText('Type', 100),
  status: optionalText('Status', 100),
  location: text('Location', { min: 1, accepts: 'anything' }),
  price: optionalNumber(
    /^\d{1,15}(\.0+)?$/,
    'Price should be in whole naira, such as 85000000, or empty where it is on request',
  ).transform((price) => price || null),
  negotiable: z
    .enum(['true', 'false'], { error: 'Negotiable should be true or false' })
    .transform((answer) => answer === 'true'),
  bedrooms: rooms('Bedrooms'),
  bathrooms: rooms('Bathrooms'),
  squareFootage: optionalNumber(
    /^\d{1,10}(\.\d{1,6})?$/,
    'Square footage should be a number of square metres',
    MOST_SQUARE_METRES,
  ),
  description: optionalText('Description', 10_000),
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'Version should be the number that the property came with')
    .transform(Number),
  amenities: z
    .array(z.string().trim())
    .superRefine((given, context) => {
      for (const [slot, facility] of given.entries()) {
        const message = messages.tooLong(`Facility ${slot + 1}`, MAX_FACILITY_LENGTH);
        if (facility.length > MAX_FACILITY_LENGTH)
          context.addIssue({ code: 'custom', path: [slot], message });
      }
    })
    .transform((given) => [...new Set(given.filter(Boolean))]),
});

const ChangedFields = Fields.partial();
const NewFields = ChangedFields.extend({
  title: Fields.shape.title,
  location: Fields.shape.location,
});

const partOfFeatures = /^features\[(bedrooms|bathrooms|squareFootage)\]$/;
const plainNames = Object.keys(Fields.shape).filter(
  (name) => name !== 'amenities' && !partOfFeatures.test(`features[${name}]`),
);
const listNames = ['amenities', 'removedImages', 'imageOrder'] as const;
const partOfList = new RegExp(`^(${listNames.join('|')})\\[(\\d{1,3})\\]$`);

/** How many parts that are text a form may have. */
export const MAX_FORM_FIELDS = 11 + 3 * MOST_AMENITIES;

/** Whether a property's form has a part of that name that is text. */
export function isFormField(name: string): boolean {
  const [, list, position] = partOfList.exec(name) ?? [];
  if (list) return Number(position) < MOST_AMENITIES;
  return partOfFeatures.test(name) || plainNames.includes(name);
}

/**
 * Reads the texts of a form, of which a new property needs a title and a location.
 * @throws Problem with a sentence for each that is wrong
 */
export function propertyChangesOf(
  given: PropertyTexts,
  { isNew }: { isNew: boolean },
): PropertyChanges {
  // Postgres holds no NUL, in no kind of column.
  const texts = new Map([...given].map(([name, value]) => [name, value.replaceAll('\0', '')]));
  const fields = new Map<string, unknown>();
  for (const [name, value] of texts) {
    if (!partOfList.test(name)) fields.set(partOfFeatures.exec(name)?.[1] ?? name, value);
  }
  const [amenities, removedImages = [], imageOrder] = listNames.map((name) => listOf(texts, name));
  if (amenities) fields.set('amenities', amenities);
  const schema = isNew ? NewFields : ChangedFields;
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw invalidRequest(complaintsOf(parsed.error));
  return { ...parsed.data, removedImages, ...(imageOrder && { imageOrder }) };
}

/** The parts `name[0]`, `name[1]` … in order; undefined where there is none. */
function listOf(texts: PropertyTexts, list: string): string[] | undefined {
  const parts = [...texts].flatMap(([name, value]) => {
    const [, ofList, position] = partOfList.exec(name) ?? [];
    return ofList === list ? [{ position: Number(position), value }] : [];
  });
  if (parts.length === 0) return undefined;
  return parts.toSorted((a, b) => a.position - b.position).map(({ value }) => value);
}

function complaintsOf({ issues }: z.ZodError): Record<string, string> {
  const named = issues.map(({ path, message }) => [partNameOf(path), message]);
  return Object.fromEntries(named.toReversed());
}

/** How the form calls what the schema calls `bedrooms` or `amenities`. */
function partNameOf([field, position]: PropertyKey[]): string {
  const name = String(field);
  if (position !== undefined) return `${name}[${String(position)}]`;
  return partOfFeatures.test(`features[${name}]`) ? `features[${name}]` : name;
}

function optionalText(field: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, messages.tooLong(field, max))
    .transform((given) => given || null);
}

function rooms(field: string) {
  const message = `${field} should be a whole number from 0 to ${MOST_ROOMS}`;
  return optionalNumber(/^\d{1,9}(\.0+)?$/, message, MOST_ROOMS);
}

function optionalNumber(pattern: RegExp, message: string, max = Number.MAX_SAFE_INTEGER) {
  return z
    .string()
    .trim()
    .refine((given) => !given || (pattern.test(given) && Number(given) <= max), message)
    .transform((given) => (given ? Number(given) : null));
}
