import * as z from 'zod/mini';

export const filterFacetNames = [
  'price',
  'type',
  'status',
  'location',
  'bedrooms',
  'papers',
] as const;
export const facetNames = [...filterFacetNames, 'budget', 'area'] as const;
export type FacetName = (typeof facetNames)[number];

const FacetCount = z.object({ value: z.string(), count: z.int().check(z.gte(0)) });
export type FacetCount = z.infer<typeof FacetCount>;

/** The histogram has bands from 1, 2 and 5 times each power of ten. */
const histogramSteps = [1, 2, 5] as const;

/** An area, its state or city, and the number of results of a location filter for it. */
const AreaCount = z.object({
  name: z.string(),
  region: z.string(),
  count: z.int().check(z.gte(0)),
  /** The lowest shown price of those that are not sold, in naira; null if none of them has one. */
  lowestPrice: z.nullish(z.number()),
  /**
   * If some of these results are in other areas too: the results by all the areas that they are in,
   * so that several areas together count each group once.
   */
  groups: z.optional(z.array(FacetCount)),
});
export type AreaCount = z.infer<typeof AreaCount>;

/** The number of results for each choice of a filter, with the other filters unchanged. */
export const PropertyFacets = z.object({
  price: z.optional(
    z.object({
      /** The highest shown price in naira without the price filter; null if there is none. */
      highest: z.nullable(z.number()),
      /** Counts by price band; `from` is the band's lower bound in naira, see `priceBand`. */
      histogram: z.array(z.object({ from: z.number(), count: z.int().check(z.gte(0)) })),
    }),
  ),
  type: z.optional(z.array(FacetCount)),
  status: z.optional(z.array(FacetCount)),
  location: z.optional(z.array(FacetCount)),
  bedrooms: z.optional(z.array(FacetCount)),
  papers: z.optional(z.array(FacetCount)),
  /** Counts by the label of each budget, with all filters. */
  budget: z.optional(z.array(FacetCount)),
  area: z.optional(z.array(AreaCount)),
});
export type PropertyFacets = z.infer<typeof PropertyFacets>;

/** The lower bound of the band that a price in naira falls into: 1, 2 or 5 times a power of ten. */
export function priceBand(price: number): number {
  const power = 10 ** (Math.max(1, Math.floor(price)).toString().length - 1);
  const step = histogramSteps.findLast((candidate) => price >= candidate * power) ?? 1;
  return step * power;
}
