import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { popularLocations } from '#contract/search/locations.ts';
import { facetsOf } from '#contract/search/property-facet-counts.ts';
import { priceBand } from '#contract/search/property-facets.ts';
import { matcherOf } from '#contract/search/property-matches.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { anyPropertySearch } from '#tests/support/property-generators.ts';

const properties: Property[] = [
  {
    _id: 'a',
    title: '',
    location: 'Lekki, Lagos',
    type: 'House',
    status: 'For Sale',
    price: 90_000,
  },
  {
    _id: 'b',
    title: '',
    location: 'Wuse, Abuja',
    type: 'House',
    status: 'Sold',
    price: 85_000_000,
  },
  { _id: 'c', title: '', location: 'Akure, Ondo', type: 'Land', status: 'For Sale', price: 0 },
  { _id: 'd', title: '', location: 'Lagos', type: null, status: null, features: { bedrooms: 3 } },
];

describe('The facets of a list', () => {
  it('are only those requested', () => {
    expect(facetsOf(properties, {}, [])).toEqual({});
    expect(Object.keys(facetsOf(properties, {}, ['type', 'price']))).toEqual(['type', 'price']);
  });

  it('count values in order, without missing ones', () => {
    const facets = facetsOf(properties, {}, ['type', 'status', 'bedrooms']);
    expect(facets.type).toEqual([
      { value: 'House', count: 2 },
      { value: 'Land', count: 1 },
    ]);
    expect(facets.status).toEqual([
      { value: 'For Sale', count: 2 },
      { value: 'Sold', count: 1 },
    ]);
    expect(facets.bedrooms).toEqual([{ value: '3', count: 1 }]);
  });

  it('count with the other filters, but not with their own', () => {
    const search: PropertySearch = { type: 'Land', status: 'For Sale' };
    expect(facetsOf(properties, search, ['type']).type).toEqual([
      { value: 'House', count: 1 },
      { value: 'Land', count: 1 },
    ]);
  });

  it('count for each popular location the results of its link', () => {
    fc.assert(
      fc.property(anyPropertySearch, (search) => {
        const { location } = facetsOf(properties, search, ['location']);
        const shown = popularLocations.map((location) => ({
          value: location,
          count: properties.filter(matcherOf({ ...search, location })).length,
        }));
        expect(location).toEqual(shown);
      }),
    );
  });

  it('have for each area the lowest price of the homes that are not sold', () => {
    const sold: Property = {
      _id: 'e',
      title: '',
      location: 'Lekki, Lagos',
      status: 'Sold',
      price: 5,
    };
    const { area } = facetsOf([...properties, sold], {}, ['area']);
    const priced = area?.map(({ name, count, lowestPrice }) => [name, count, lowestPrice]);
    expect(priced).toContainEqual(['Lekki', 2, 90_000]);
    expect(priced).toContainEqual(['Wuse', 1, null]);
  });

  it('have the highest price without the price filter, or null', () => {
    const { price } = facetsOf(properties, { maxPrice: 100_000 }, ['price']);
    expect(price?.highest).toBe(85_000_000);
    expect(price?.histogram).toEqual([
      { from: 50_000, count: 1 },
      { from: 50_000_000, count: 1 },
    ]);
    expect(facetsOf([], {}, ['price']).price).toEqual({ highest: null, histogram: [] });
  });
});

describe('A price band', () => {
  it('starts at 1, 2 or 5 times a power of ten, and contains its price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (price) => {
        const from = priceBand(price);
        expect(`${from}`).toMatch(/^[125]0*$/);
        expect(from).toBeLessThanOrEqual(price);
        expect(price).toBeLessThan(from * 2.5);
      }),
    );
  });
});
