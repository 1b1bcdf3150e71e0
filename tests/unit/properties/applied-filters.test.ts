import { describe, expect, it } from 'vitest';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { appliedFilters } from '#src/features/properties/search/applied-filters.ts';
import { priceRangeLabel } from '#src/features/properties/search/filters.ts';
import { withChosen } from '#src/features/properties/search/property-labels.ts';

const search: PropertySearch = {
  q: 'terrace',
  location: 'Lekki, Abuja',
  type: 'Villa',
  status: 'For Sale',
  minPrice: 50_000_000,
  maxPrice: 1_200_000_000,
  bedrooms: 4,
  bathrooms: 1,
  amenities: ['Gym', 'CCTV'],
  sort: 'price_asc',
};

describe('The applied filters', () => {
  it('have labels, in the order of the filters', () => {
    expect(appliedFilters(search).map(({ label }) => label)).toEqual([
      '“terrace”',
      'Lekki',
      'Abuja',
      'Villa',
      'For Sale',
      '₦50m to ₦1.2bn',
      '4+ bedrooms',
      '1 bathroom',
      'Gym',
      'CCTV',
    ]);
  });

  it('name what the text query means, and remove its words', () => {
    const filters = appliedFilters({ q: '5 bedroom duplex in Lekki with pool under 80m' });
    expect(filters.map(({ label, removal }) => [label, removal.q])).toEqual([
      ['5+ bedrooms', 'duplex in Lekki with pool under 80m'],
      ['“duplex in Lekki”', '5 bedroom with pool under 80m'],
      ['Swimming Pool', '5 bedroom duplex in Lekki with under 80m'],
      ['Up to ₦80m', '5 bedroom duplex in Lekki with pool'],
    ]);
    expect(appliedFilters({ q: 'lekki gardens' })).toEqual([
      { label: '“lekki gardens”', removal: { q: undefined } },
    ]);
  });

  it('are one where the text query repeats another filter', () => {
    expect(appliedFilters({ q: 'villa with pool', type: 'Villa' })).toEqual([
      { label: 'Villa', removal: { q: 'with pool', type: undefined } },
      { label: 'Swimming Pool', removal: { q: 'villa with' } },
    ]);
  });

  it('leave only the sort order when all are removed', () => {
    let left = search;
    while (appliedFilters(left).length > 0) left = { ...left, ...appliedFilters(left)[0]?.removal };
    expect(left).toEqual({ sort: 'price_asc' });
  });

  it('are none for a search that only sorts', () => {
    expect(appliedFilters({ sort: 'oldest' })).toEqual([]);
  });

  it('have a label for a single price bound', () => {
    expect(priceRangeLabel({ minPrice: 85_000_000 })).toBe('From ₦85m');
    expect(priceRangeLabel({ maxPrice: 1_000_000_000 })).toBe('Up to ₦1bn');
    expect(priceRangeLabel({})).toBeUndefined();
  });
});

describe('The choices of a filter', () => {
  it('include the value of the URL, so that it can be removed', () => {
    expect(withChosen(['Abuja', 'Lagos'], 'Lekki')).toEqual(['Abuja', 'Lagos', 'Lekki']);
    expect(withChosen(['Abuja', 'Lagos'], 'Lagos')).toEqual(['Abuja', 'Lagos']);
    expect(withChosen(['Abuja', 'Lagos'], undefined)).toEqual(['Abuja', 'Lagos']);
  });
});
