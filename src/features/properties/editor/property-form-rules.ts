import * as z from 'zod/mini';
import { text } from '#contract/field-rules.ts';
import { problemsOf } from '#contract/property-problems.ts';
import { messages } from '#contract/validation-messages.ts';
import { parseNaira } from '#src/lib/money.ts';
import {
  facilityNames,
  propertyFieldLabels as labels,
  type PropertyFieldName,
  type PropertyFormValues,
} from './property-form-values.ts';

const DESCRIPTION_MAX = 5000;

/** What a new property must say. */
export const newPropertyRules = z.object({
  title: text(labels.title, { accepts: 'anything' }),
  type: text(labels.type, { accepts: 'anything' }),
  status: text(labels.status, { accepts: 'anything' }),
  location: text(labels.location, { accepts: 'anything' }),
  price: z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === '' || parseNaira(typed) !== null,
        messages.invalid(labels.price),
      ),
    ),
  negotiable: z.boolean(),
  bedrooms: count(labels.bedrooms),
  bathrooms: count(labels.bathrooms),
  squareFootage: size(labels.squareFootage),
  description: atMost(labels.description, DESCRIPTION_MAX),
  ...facilities((name) => atMost(labels[name], 200)),
});

/** An edit may leave a property in any state: what is odd is said (`warningsOf`), and saved. */
export const editedPropertyRules = z.object({
  title: z.string(),
  type: z.string(),
  status: z.string(),
  location: z.string(),
  price: z.string(),
  negotiable: z.boolean(),
  bedrooms: z.string(),
  bathrooms: z.string(),
  squareFootage: z.string(),
  description: z.string(),
  ...facilities(() => z.string()),
});

/** What somebody should look at before saving; none of it keeps them from saving. */
export function warningsOf(values: PropertyFormValues): Partial<Record<PropertyFieldName, string>> {
  const price = parseNaira(values.price);
  const isUnreadable = values.price.trim() !== '' && price === null;
  const [problem] = problemsOf({ status: 'known', images: ['known'], price });
  const isLand = values.type === 'Land';
  const none = (name: 'bedrooms' | 'bathrooms') =>
    !isLand && values.type && Number(values[name]) === 0
      ? `A ${values.type.toLowerCase()} without ${name}?`
      : undefined;
  return {
    title: values.title.trim() ? undefined : 'Without a title nobody knows which property this is.',
    type: values.type ? undefined : 'Without a type no filter finds this property.',
    status: values.status
      ? undefined
      : 'Without a status it is shown as Available, and is not For Sale.',
    location: values.location.trim()
      ? undefined
      : 'Without a location no search for a place finds it.',
    price: priceWarning(isUnreadable, price, problem === 'suspiciousPrice'),
    bedrooms: none('bedrooms'),
    bathrooms: none('bathrooms'),
  };
}

function priceWarning(isUnreadable: boolean, price: number | null, isSuspicious: boolean) {
  if (isUnreadable) return 'This does not read as a price such as 50m or ₦85,000,000.';
  if (!price) return 'Without a price it is shown as Price on request.';
  return isSuspicious ? 'This is an unusual price for a property. Are the zeros right?' : undefined;
}

/** A whole number from 0 on, or nothing. */
function count(label: string) {
  return z.string().check(z.regex(/^\s*\d*\s*$/, messages.invalid(label)));
}

/** Square metres, or nothing. */
function size(label: string) {
  return z.string().check(z.regex(/^\s*(\d+(\.\d+)?)?\s*$/, messages.invalid(label)));
}

function atMost(label: string, max: number) {
  return z.string().check(z.trim(), z.maxLength(max, messages.tooLong(label, max)));
}

function facilities<Rule>(ruleOf: (name: (typeof facilityNames)[number]) => Rule) {
  const entries = facilityNames.map((name) => [name, ruleOf(name)]);
  // Every slot has its entry.
  return Object.fromEntries(entries) as Record<(typeof facilityNames)[number], Rule>;
}
