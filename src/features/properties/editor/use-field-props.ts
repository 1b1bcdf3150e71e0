import { useWatch } from 'react-hook-form';
import type { Property } from '#contract/property/property.ts';
import {
  PropertyFieldsSchema,
  type PropertyFormValues,
  type propertyFieldLabels,
} from '#contract/property/property-form.ts';
import { isUnlikelyPrice, problemsOf } from '#contract/property/property-problems.ts';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import type { useAppForm } from '#src/lib/use-app-form.ts';
import * as texts from './texts.ts';

const messages = texts.warnings;

export interface FieldInputsProps {
  form: ReturnType<typeof useAppForm<PropertyFormValues, PropertyFormValues>>;
  /** Absent for a new property. */
  stored: Property | undefined;
}

export const neededFields = ['title', 'type', 'status', 'location'] as const;

/** The fields that a new property cannot do without and does not have yet. */
export function missingFields(values: Pick<PropertyFormValues, (typeof neededFields)[number]>) {
  return neededFields.filter((name) => !values[name].trim());
}

/** The form's values, and each field's label with its error or its warning. */
export function useFieldProps({ form, stored }: FieldInputsProps) {
  // useWatch types its values as partial, but every field has a default value.
  const values = useWatch({ control: form.control }) as PropertyFormValues;
  const warnings: Record<string, string | undefined> = stored
    ? propertyWarnings(values, stored)
    : { price: unusualPrice(values.price) };
  const needed = new Set<string>(stored ? [] : missingFields(values));
  const fieldProps = (name: keyof typeof propertyFieldLabels) => ({
    ...form.field(name),
    note: needed.has(name) && texts.missing.needed,
    warning: warnings[name],
  });
  return { values, fieldProps };
}

/** Warnings of the edit form, by the names of the fields. None of them prevents saving. */
function propertyWarnings(values: PropertyFormValues, stored: Property): Record<string, string> {
  const { title, type, status, location, features } = values;
  const warnings: Record<string, string> = {};
  for (const { path, message } of PropertyFieldsSchema.safeParse(values).error?.issues ?? []) {
    warnings[path.join('.')] ??= message;
  }
  if (!title.trim()) warnings.title = messages.title;
  if (!type) warnings.type = messages.type;
  if (!status) warnings.status = messages.status;
  if (!location.trim()) warnings.location = messages.location;
  const warning = priceWarning(values.price, stored.price);
  if (warning) warnings.price = warning;
  for (const name of ['bedrooms', 'bathrooms'] as const) {
    if (type && type !== 'Land' && Number(features[name]) === 0) {
      warnings[`features.${name}`] = messages[name](type.toLowerCase());
    }
  }
  return warnings;
}

function priceWarning(typed: string, before: Property['price']): string | undefined {
  const price = parseNaira(typed);
  if (typed.trim() && price === null) return messages.price.invalid;
  if (!price) return messages.price.missing;
  return unusualPrice(typed, before);
}

/** A warning for a price that looks mistyped, also compared with the stored one. */
function unusualPrice(typed: string, before?: Property['price']): string | undefined {
  const price = parseNaira(typed);
  if (!price) return undefined;
  if (problemsOf({ price }).includes('suspiciousPrice')) return messages.price.suspicious;
  const isUnlikely = before && isUnlikelyPrice(price, before);
  return isUnlikely ? messages.price.unlikely(formatNaira(before)) : undefined;
}
