import type { PropertyProblem } from '#contract/property-problems.ts';

/** What is wrong with a listing, in words. */
export const problemLabels: Record<PropertyProblem, string> = {
  noStatus: 'No status',
  noPicture: 'No picture',
  suspiciousPrice: 'Suspicious price',
};
