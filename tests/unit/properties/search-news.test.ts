// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { newsOf } from '#src/features/properties/saved-searches/search-news.ts';

const home = (_id: string, price: number | null, status = 'For Sale'): Property => ({
  _id,
  title: _id,
  location: 'Lekki, Lagos',
  price,
  status,
});

describe('What is new in a saved search', () => {
  it('is what was listed since and not seen at the last look', () => {
    const listed = [home('c', 3), home('b', 2)];
    expect(newsOf({ seen: { a: 1, b: 2 } }, listed, [])).toEqual({ newIds: ['c'], reduced: 0 });
  });

  it('is nothing for a home that is named like a property of every object', () => {
    expect(newsOf({ seen: {} }, [home('constructor', 1)], []).newIds).toEqual(['constructor']);
  });

  it.each([
    ['a lower price', 10, home('a', 9), 1],
    ['the same price', 10, home('a', 10), 0],
    ['a higher price', 10, home('a', 11), 0],
    ['a price that is hidden now', 10, home('a', 9, 'New Development'), 0],
    ['a price on request now', 10, home('a', null), 0],
    ['a price that was not known', null, home('a', 9), 0],
    ['a home that was not seen', 10, home('b', 9), 0],
  ])('counts what is reduced, with %s', (_what, before, now, reduced) => {
    expect(newsOf({ seen: { a: before } }, [], [now]).reduced).toBe(reduced);
  });
});
