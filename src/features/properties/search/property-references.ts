import type { Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { wordsIn } from '#contract/search/text-folding.ts';

/** Whether a text may be a reference: 'GD-1055', 'gd 1055', '65F00000'. */
export function mayBeReference(typed: string): boolean {
  return /\d/.test(typed) && /^(?:[a-z]{1,6}[ -]?)?[a-z\d-]{2,24}$/i.test(typed);
}

/** Finds the property with a reference, whatever its case and hyphens. */
export function findByReference(
  properties: readonly Property[],
  typed: string,
): Property | undefined {
  const wanted = compact(typed);
  return properties.find((property) => compact(propertyReference(property)) === wanted);
}

function compact(reference: string): string {
  return wordsIn(reference).join('');
}
