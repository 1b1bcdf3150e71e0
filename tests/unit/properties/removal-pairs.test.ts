// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { pairsOf } from '#src/features/properties/list/no-properties.tsx';

const filters: Partial<PropertySearch>[] = [
  { location: undefined },
  { type: undefined },
  { amenities: ['Gym'] },
  { amenities: ['CCTV'] },
  { q: undefined },
];
const removalsOf = (...indexes: number[]) =>
  indexes.map((index) => ({ labels: [`${index}`], removal: filters[index] ?? {} }));
const pairs = (...indexes: number[]) =>
  pairsOf(removalsOf(...indexes)).map(({ labels }) => labels.join(''));

describe('The removals of two filters', () => {
  it('are all pairs of three or four, but not of two amenities', () => {
    expect(pairs(0, 1, 2)).toEqual(['01', '02', '12']);
    expect(pairs(0, 1, 2, 3)).toEqual(['01', '02', '03', '12', '13']);
    expect(pairsOf(removalsOf(0, 2, 4))[0]?.removal).toEqual({ ...filters[0], ...filters[2] });
  });

  it('are none where two are all, or where there are too many to count', () => {
    expect(pairs(0, 1)).toEqual([]);
    expect(pairs(0, 1, 2, 3, 4)).toEqual([]);
  });
});
