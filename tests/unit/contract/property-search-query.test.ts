import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Property, propertyTypes } from '#contract/property/property.ts';
import { heroLocations, OTHER_STATES } from '#contract/search/locations.ts';
import { comparatorOf, matcherOf } from '#contract/search/property-matches.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import {
  amenitiesOf,
  PropertySearchQuery,
  queryOf,
  roomsOf,
  searchOfQuery,
  specifiedQueryOf,
} from '#contract/search/property-search-query.ts';
import { PropertySearchUrl, withOrderedPrices } from '#contract/search/property-search-url.ts';
import { columnsOf } from '#server/modules/properties/property-rows.ts';
import { readUrlState, writeUrlState } from '#src/lib/url-state.ts';
import { anyNewProperty, anyPropertySearch } from '#tests/support/property-generators.ts';

/** A property as the API returns it. */
const anyProperty: fc.Arbitrary<Property> = anyNewProperty.map((property) => ({
  ...columnsOf(property),
  _id: property.id,
  features: property.features,
  createdAt: property.createdAt.toISOString(),
  updatedAt: null,
}));
const anyProperties = fc.uniqueArray(anyProperty, {
  minLength: 20,
  maxLength: 20,
  selector: ({ _id }) => _id,
});

function read(query: string | URLSearchParams | Record<string, string>): PropertySearch {
  const { sort, ...search } = readUrlState(PropertySearchUrl, new URLSearchParams(query));
  return sort === 'newest' ? search : { ...search, sort };
}

function write({ sort = 'newest', ...search }: PropertySearch): URLSearchParams {
  return writeUrlState(PropertySearchUrl, { ...search, sort });
}

function expectSameMeaning(
  properties: Property[],
  search: PropertySearch,
  other: PropertySearch,
): void {
  const found = (asked: PropertySearch) =>
    properties.filter(matcherOf(asked)).toSorted(comparatorOf(asked.sort));
  expect(found(other)).toEqual(found(search));
}

describe('The query of a search', () => {
  it('is empty for an empty search', () => {
    expect(queryOf({})).toEqual({});
    expect(queryOf({ amenities: [], q: '', location: ' , ', minPrice: 0, bedrooms: 0 })).toEqual(
      {},
    );
  });

  it('has minPrice only above 0', () => {
    expect(specifiedQueryOf({ minPrice: 0 })).toEqual({});
    expect(specifiedQueryOf({ minPrice: 1 })).toEqual({ minPrice: '1' });
  });

  it('has maxPrice only below 1,000,000, and priceCeiling above with paging', () => {
    expect(specifiedQueryOf({ maxPrice: 999_999 })).toEqual({ maxPrice: '999999' });
    expect(specifiedQueryOf({ maxPrice: 1_000_000 })).toEqual({});
    expect(queryOf({ maxPrice: 1_000_000 })).toEqual({ priceCeiling: '1000000' });
    expect(queryOf({ maxPrice: 999_999 })).toEqual({ maxPrice: '999999' });
  });

  it('joins amenities with commas', () => {
    expect(specifiedQueryOf({ amenities: ['Gym', 'CCTV'] })).toEqual({ amenities: 'Gym,CCTV' });
  });

  it("never contains 'Other States'", () => {
    expect(specifiedQueryOf({ location: OTHER_STATES })).toEqual({});
    const anyLocation = fc.subarray([...heroLocations, 'other states', 'Enugu']);
    fc.assert(
      fc.property(anyLocation, anyPropertySearch, (locations, search) => {
        const sent = queryOf({ ...search, q: undefined, location: locations.join(',') });
        expect(JSON.stringify(sent).toLowerCase()).not.toContain('other states');
      }),
    );
  });

  it('has only specified parameters without paging', () => {
    const known = ['status', 'minPrice', 'maxPrice', 'location', 'bedrooms', 'bathrooms'];
    fc.assert(
      fc.property(anyPropertySearch, (search) => {
        const names = Object.keys(specifiedQueryOf(search));
        expect(names.filter((name) => ![...known, 'amenities'].includes(name))).toEqual([]);
      }),
    );
  });

  it('is read by the API as the same search', () => {
    fc.assert(
      fc.property(anyProperties, anyPropertySearch, (properties, search) => {
        expectSameMeaning(properties, search, searchOfQuery(queryOf(search)));
      }),
    );
  });
});

describe('A number of rooms', () => {
  it.each([
    [3, 3],
    ['3', 3],
    ['3 Bedrooms', 3],
    ['about 2 or 3', 2],
    ['4+', 4],
    ['4+ Bedrooms', 4],
    ['2+', 4],
    [5, 5],
  ])('%j is read as %j: the first digit group, and with a + it is 4', (given, meant) => {
    expect(roomsOf(given)).toBe(meant);
    expect(searchOfQuery({ bedrooms: `${given}` }).bedrooms).toBe(meant);
  });

  it.each(['any', '', '+', 0, '0', null, undefined])('%j is not sent', (given) => {
    expect(roomsOf(given)).toBeUndefined();
  });

  it('of any size can be sent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,40}$/), (digits) => {
        const bedrooms = roomsOf(digits);
        expect(searchOfQuery(queryOf({ bedrooms })).bedrooms).toBe(bedrooms);
      }),
    );
  });
});

describe('Amenities of a query', () => {
  it('have no duplicates, ignoring case', () => {
    expect(amenitiesOf('Gym, gym,,CCTV')).toEqual(['Gym', 'CCTV']);
    expect(amenitiesOf(' , ')).toBeUndefined();
  });
});

describe('A query of any client', () => {
  it('may have any maxPrice; the lower of the two bounds applies', () => {
    expect(searchOfQuery({ maxPrice: '2000000' })).toEqual({ maxPrice: 2_000_000 });
    expect(searchOfQuery({ maxPrice: '2', priceCeiling: '1' })).toEqual({ maxPrice: 1 });
  });

  it('may have a maxPrice of 0, which finds nothing', () => {
    expect(searchOfQuery({ minPrice: '0', maxPrice: '0' })).toEqual({ maxPrice: 0 });
    expect(queryOf({ maxPrice: 0 })).toEqual({ maxPrice: '0' });
  });

  it.each(['abc', '-1', '1e3', '1.234', '1234567890123456'])(
    'with the price %s is rejected',
    (price) => {
      expect(PropertySearchQuery.safeParse({ minPrice: price }).success).toBe(false);
    },
  );
});

describe('A URL typed by hand', () => {
  it('may repeat a location or the amenities', () => {
    expect(read('location=Abuja&location=Lagos')).toEqual({ location: 'Abuja,Lagos' });
    expect(read('amenities=Gym&amenities=CCTV,gym')).toEqual({ amenities: ['Gym', 'CCTV'] });
    expect(read('type=&type=Villa&type=House')).toEqual({ type: 'Villa' });
  });

  it.each([
    ['50m', 50_000_000],
    ['1.2bn', 1_200_000_000],
    ['₦85,000,000', 85_000_000],
    ['750 k', 750_000],
  ])('may write a price as %s', (typed, price) => {
    expect(read(`maxPrice=${encodeURIComponent(typed)}`)).toEqual({ maxPrice: price });
  });

  it('may have an invalid price, which is left out', () => {
    expect(read(`maxPrice=${'9'.repeat(30)}&minPrice=12.50`)).toEqual({});
  });

  it('may have swapped prices', () => {
    expect(read('minPrice=90m&maxPrice=50m')).toEqual({
      minPrice: 50_000_000,
      maxPrice: 90_000_000,
    });
  });

  it('may ignore the case of a status or a type', () => {
    expect(read('status=sold&type=land')).toEqual({ status: 'Sold', type: 'Land' });
    expect(read('status=FOR+SALE')).toEqual({ status: 'For Sale' });
    expect(read('status=Let&type=Bungalow')).toEqual({ status: 'Let', type: 'Bungalow' });
  });

  it('may have a text of any length, of which the first 200 characters are searched', () => {
    const q = `villa ${'ikoyi '.repeat(50)}`;
    expect(read({ q })).toEqual({ q: q.slice(0, 200).trim() });
    expect(read({ q: `${'a'.repeat(199)}😀` })).toEqual({ q: 'a'.repeat(199) });
  });

  it('may have control characters, which count as spaces', () => {
    expect(read('q=%00Lekki%0d%0aPhase+1%7f&location=%09Lagos')).toEqual({
      q: 'Lekki Phase 1',
      location: 'Lagos',
    });
    expect(read('q=%00%1b')).toEqual({});
  });
});

describe('The address bar', () => {
  it("reads the hero's Property Type, which travels in status, as a type", () => {
    for (const type of propertyTypes) expect(read(`status=${type}`)).toEqual({ type });
    expect(read('status=villa')).toEqual({ type: 'Villa' });
  });

  it('reads any other status as a status', () => {
    expect(read('status=For+Sale')).toEqual({ status: 'For Sale' });
  });

  it('prefers the type parameter to a type in status', () => {
    expect(read('status=Villa&type=House')).toEqual({ type: 'House' });
  });

  it('never sends a type as status', () => {
    const anyAddress = fc.record({
      status: fc.constantFrom(...propertyTypes, 'VILLA', ' land ', 'For Sale', ''),
      type: fc.constantFrom(...propertyTypes, ''),
    });
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { status } = queryOf(read(address));
        expect(propertyTypes.map((type) => type.toLowerCase())).not.toContain(
          status?.trim().toLowerCase(),
        );
      }),
    );
  });

  it('ignores invalid parameters', () => {
    expect(read('minPrice=abc&sort=cheapest&bedrooms=any&foo=bar&location=Lagos')).toEqual({
      location: 'Lagos',
    });
  });

  it('has only the filled filters in a fixed order, without the default sort', () => {
    const search: PropertySearch = { sort: 'newest', amenities: ['Gym', 'CCTV'], bedrooms: 4 };
    expect(write({ ...search, location: 'Lagos', status: '' }).toString()).toBe(
      'location=Lagos&bedrooms=4&amenities=Gym%2CCCTV',
    );
    expect(write({ sort: 'oldest' }).toString()).toBe('sort=oldest');
  });

  it('does not change when it is read and written again', () => {
    const names = ['q', 'location', 'status', 'type', 'minPrice', 'maxPrice', 'bedrooms', 'sort'];
    const values = ['Lagos', 'Villa', 'For Sale', '4+', '0', '12.50', '999999999999999', 'oldest'];
    const anyAddress = fc.dictionary(
      fc.constantFrom(...names, 'bathrooms', 'amenities', 'foo'),
      fc.oneof(fc.constantFrom(...values), fc.string()),
    );
    fc.assert(
      fc.property(anyAddress, (address) => {
        const written = write(read(address));
        expect(write(read(written)).toString()).toBe(written.toString());
        expect(PropertySearchQuery.safeParse(queryOf(read(written))).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same results when it is shared', () => {
    fc.assert(
      fc.property(anyProperties, anyPropertySearch, (properties, anySearch) => {
        const { minPrice, maxPrice, ...search } = {
          ...anySearch,
          ...{ development: undefined, problem: undefined, published: undefined },
          ...{ searchFrom: undefined, searchTo: undefined, unchangedSince: undefined },
          ...{ papersStated: undefined, visitedBefore: undefined, unconfirmedSince: undefined },
        };
        const whole = (price = 0) => Math.min(Math.floor(price), 999_999_999_999_999) || undefined;
        const shared = withOrderedPrices({
          ...search,
          q: search.q?.replaceAll(/\p{Cc}/gu, ' '),
          location: search.location?.replaceAll(/\p{Cc}/gu, ' '),
          status: search.status === 'for sale' ? 'For Sale' : search.status,
          minPrice: whole(minPrice),
          maxPrice: whole(maxPrice),
        });
        expectSameMeaning(properties, shared, read(write(shared)));
      }),
    );
  });
});
