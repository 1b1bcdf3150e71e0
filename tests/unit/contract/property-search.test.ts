import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDevelopment, type Property } from '#contract/property/property.ts';
import { comparatorOf, matcherOf, matchesRooms } from '#contract/search/property-matches.ts';
import { type PropertySearch, propertySorts } from '#contract/search/property-search.ts';

const duplex: Property = {
  _id: 'b',
  title: 'Terraced duplex in Ìkẹjà',
  type: 'House',
  status: 'For Sale',
  location: 'Ikeja GRA, Lagos',
  price: 85_000_000,
  features: { bedrooms: 4, bathrooms: 3 },
  amenities: ['Private Cinema', 'CCTV'],
  createdAt: '2026-02-01T00:00:00.000Z',
};

function isFound(search: PropertySearch, fields: Partial<Property> = {}): boolean {
  return matcherOf(search)({ ...duplex, ...fields });
}

describe('A search', () => {
  it('that is empty finds every property', () => {
    expect(isFound({})).toBe(true);
    expect(matcherOf({})({ _id: 'a', title: '', location: '' })).toBe(true);
  });

  it('for text finds it in the title or the location, ignoring case and tone marks', () => {
    for (const q of ['DUPLEX', 'ikeja', 'Gra', ' lagos ']) expect(isFound({ q })).toBe(true);
    expect(isFound({ q: 'cinema' })).toBe(false);
  });

  it('for a status finds exactly that status', () => {
    expect(isFound({ status: 'For Sale' })).toBe(true);
    expect(isFound({ status: 'for sale' })).toBe(false);
  });

  it('for For Sale does not find a listing without status', () => {
    expect(isFound({ status: 'For Sale' }, { status: null })).toBe(false);
    expect(isFound({ status: 'For Sale' }, { status: undefined })).toBe(false);
  });

  it('for a type ignores case and matches the whole type', () => {
    expect(isFound({ type: 'house' })).toBe(true);
    expect(isFound({ type: 'Hous' })).toBe(false);
    expect(isFound({ type: 'House' }, { type: null })).toBe(false);
  });

  it("for an amenity matches its whole name: 'Cinema' is not 'Private Cinema'", () => {
    expect(isFound({ amenities: ['Cinema'] })).toBe(false);
    expect(isFound({ amenities: ['private cinema'] })).toBe(true);
  });

  it('for several amenities requires all of them', () => {
    expect(isFound({ amenities: ['CCTV', 'Private Cinema'] })).toBe(true);
    expect(isFound({ amenities: ['CCTV', 'Gym'] })).toBe(false);
    expect(isFound({ amenities: ['CCTV'] }, { amenities: null })).toBe(false);
  });

  it('for a price range includes its bounds', () => {
    expect(isFound({ minPrice: 85_000_000, maxPrice: 85_000_000 })).toBe(true);
    expect(isFound({ minPrice: 85_000_001 })).toBe(false);
    expect(isFound({ maxPrice: 84_999_999 })).toBe(false);
  });

  it('for a price range excludes properties without a price', () => {
    for (const price of [null, undefined, 0]) {
      expect(isFound({ minPrice: 1 }, { price })).toBe(false);
      expect(isFound({ maxPrice: 1_000_000_000 }, { price })).toBe(false);
      expect(isFound({ minPrice: 0 }, { price })).toBe(true);
    }
  });

  it('for developments finds those of that status or that type', () => {
    expect(isFound({ development: true }, { status: 'New Development' })).toBe(true);
    expect(isFound({ development: true }, { type: 'New Development' })).toBe(true);
    expect(isFound({ development: true })).toBe(false);
    expect(isFound({ development: false })).toBe(true);
    expect(isDevelopment({ status: 'New Development', type: null })).toBe(true);
  });

  it('with more conditions never finds more', () => {
    const parts: PropertySearch[] = [
      { q: 'duplex' },
      { location: 'Lagos' },
      { status: 'Sold' },
      { bedrooms: 4 },
      { minPrice: 100_000_000 },
      { amenities: ['CCTV'] },
    ];
    fc.assert(
      fc.property(fc.subarray(parts), fc.constantFrom(...parts), (given, added) => {
        const search: PropertySearch = Object.assign({}, ...given);
        if (isFound({ ...search, ...added })) expect(isFound(search)).toBe(true);
      }),
    );
  });
});

describe('A number of rooms', () => {
  it('from 1 to 3 is exact', () => {
    for (const wanted of [1, 2, 3]) {
      const found = [0, 1, 2, 3, 4, 5].filter((rooms) => matchesRooms(rooms, wanted));
      expect(found).toEqual([wanted]);
    }
  });

  it('of 4 means four or more', () => {
    expect([2, 3, 4, 5, 12].filter((rooms) => matchesRooms(rooms, 4))).toEqual([4, 5, 12]);
    expect(isFound({ bedrooms: 4 })).toBe(true);
    expect(isFound({ bathrooms: 4 })).toBe(false);
  });

  it('does not match a missing number', () => {
    expect(isFound({ bedrooms: 1 }, { features: null })).toBe(false);
    expect(isFound({ bedrooms: 1 }, { features: { bedrooms: null } })).toBe(false);
  });
});

describe('The order', () => {
  const listed = (_id: string, createdAt: string | null, price: number | null = null) => ({
    ...duplex,
    _id,
    createdAt,
    price,
  });
  const inOrder = (sort: PropertySearch['sort'], properties: Property[]) =>
    properties.toSorted(comparatorOf(sort)).map(({ _id }) => _id);

  it('is newest first by default, with invalid or missing dates last', () => {
    const properties = [
      listed('invalid', 'yesterday'),
      listed('old', '2025-01-01'),
      listed('missing', null),
      listed('new', '2026-01-01'),
    ];
    expect(inOrder(undefined, properties)).toEqual(['new', 'old', 'invalid', 'missing']);
    expect(inOrder('oldest', properties)).toEqual(['old', 'new', 'invalid', 'missing']);
  });

  it('by price has properties without a price last in both directions', () => {
    const properties = [listed('c', null, 0), listed('b', null, 2), listed('a', null, 1)];
    expect(inOrder('price_asc', properties)).toEqual(['a', 'b', 'c']);
    expect(inOrder('price_desc', properties)).toEqual(['b', 'a', 'c']);
  });

  it('does not depend on the order of the list', () => {
    const anyList = fc.uniqueArray(
      fc.record({
        _id: fc.string({ minLength: 1 }),
        title: fc.constant(''),
        location: fc.constant(''),
        price: fc.constantFrom(null, 0, 1, 2),
        createdAt: fc.constantFrom(null, 'soon', '2026-01-01', '2026-01-02'),
      }),
      { selector: ({ _id }) => _id },
    );
    fc.assert(
      fc.property(anyList, fc.constantFrom(...propertySorts), (properties, sort) => {
        expect(inOrder(sort, properties.toReversed())).toEqual(inOrder(sort, properties));
      }),
    );
  });
});
