import { parseNaira } from '#contract/naira.ts';
import { PropertyFields, type PropertyFormValues } from '#contract/property-form.ts';
import { problemsOf } from '#contract/property-problems.ts';

/** Warnings of the edit form, by the names of the fields. None of them prevents saving. */
export function propertyWarnings(values: PropertyFormValues): Record<string, string> {
  const { title, type, status, location, features } = values;
  const warnings: Record<string, string> = {};
  for (const { path, message } of PropertyFields.safeParse(values).error?.issues ?? []) {
    warnings[path.join('.')] ??= message;
  }
  if (!title.trim()) warnings.title = 'Without a title, visitors cannot recognise the property.';
  if (!type) warnings.type = 'Without a type, no filter by type finds it.';
  if (!status) warnings.status = 'Without a status, it is shown as Available and not For Sale.';
  if (!location.trim()) warnings.location = 'Without a location, no search by location finds it.';
  const warning = priceWarning(values.price);
  if (warning) warnings.price = warning;
  for (const name of ['bedrooms', 'bathrooms'] as const) {
    if (type && type !== 'Land' && Number(features[name]) === 0) {
      warnings[`features.${name}`] = `A ${type.toLowerCase()} without ${name}?`;
    }
  }
  return warnings;
}

function priceWarning(typed: string): string | undefined {
  const price = parseNaira(typed);
  if (typed.trim() && price === null) {
    return 'Enter a price such as 50m or ₦85,000,000.';
  }
  if (!price) return 'Without a price, it is shown as Price on request.';
  const isSuspicious = problemsOf({ price }).includes('suspiciousPrice');
  return isSuspicious ? 'This is an unusual price for a property. Check the zeros.' : undefined;
}
