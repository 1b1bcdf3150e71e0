import {
  isDevelopment,
  type Property,
  type PropertyProblem,
  propertyProblems,
  shownPrice,
} from './property.ts';

export const problemLabels: Record<PropertyProblem, string> = {
  noStatus: 'No status',
  noImage: 'No photo',
  noPrice: 'No price',
  suspiciousPrice: 'Unusual price',
};

/** The link that mends a problem, and the field or the section of the form that it leads to. */
export const problemFixes: Record<PropertyProblem, { label: string; field: string }> = {
  noStatus: { label: 'Set status', field: 'status' },
  noImage: { label: 'Add photo', field: 'photos' },
  noPrice: { label: 'Set price', field: 'price' },
  suspiciousPrice: { label: 'Check price', field: 'price' },
};

/** Plausible price range of a home or a plot, in naira. */
export const plausiblePrice = { from: 500_000, to: 20_000_000_000 } as const;

export function problemsOf(
  property: Pick<Property, 'type' | 'status' | 'images' | 'price'>,
): PropertyProblem[] {
  const price = shownPrice(property);
  const has: Record<PropertyProblem, boolean> = {
    noStatus: !property.status,
    noImage: !property.images?.length,
    // The price of a development is not shown.
    noPrice: price === null && !isDevelopment(property),
    suspiciousPrice: price !== null && (price < plausiblePrice.from || price > plausiblePrice.to),
  };
  return propertyProblems.filter((problem) => has[problem]);
}

/** A lower price was probably typed without its unit, in naira. */
const LOWEST_TYPED_PRICE = 100_000;

/** Whether a price in place of another looks mistyped. 0 is on request. */
export function isUnlikelyPrice(price: number, before: number | null | undefined): boolean {
  if (price === 0) return false;
  if (price < LOWEST_TYPED_PRICE) return true;
  return !!before && (price * 10 <= before || price >= before * 10);
}
