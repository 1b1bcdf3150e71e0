import { describe, expect, it } from 'vitest';
import { similarSearches } from '#src/features/properties/api/suggestion-queries.ts';

const house = {
  _id: 'a',
  title: 'A house',
  type: 'House',
  status: 'Sold',
  location: 'Lekki Phase 1, Lagos',
  price: 100_000_000,
};
const kind = {
  status: 'For Sale',
  development: false,
  type: 'House',
  minPrice: 50_000_000,
  maxPrice: 200_000_000,
};

describe('Similar properties', () => {
  it('are for sale, of the same type and a similar price: in the same area, the same city, then any type there', () => {
    expect(similarSearches(house)).toEqual([
      { ...kind, location: 'Lekki Phase 1' },
      { ...kind, location: 'Lagos' },
      { status: 'For Sale', development: false, location: 'Lagos' },
    ]);
  });

  it.each(['Land', 'Commercial'])('of the type %s are never homes', (type) => {
    expect(similarSearches({ ...house, type }).at(-1)).toEqual({ ...kind, type });
  });

  it('have any price if the property has none', () => {
    const [first] = similarSearches({ ...house, price: null });
    expect(first).not.toHaveProperty('minPrice');
    expect(first).not.toHaveProperty('maxPrice');
  });

  it('are developments for a development, in any location', () => {
    expect(similarSearches({ ...house, status: 'New Development', location: 'Abuja' })).toEqual([
      { development: true, location: 'Abuja' },
      { development: true },
    ]);
  });

  it('are none without an address', () => {
    expect(similarSearches({ ...house, location: '6.45, 3.39' })).toEqual([]);
  });
});
