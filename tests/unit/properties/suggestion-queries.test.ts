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

describe('What resembles a property', () => {
  it('is for sale, of its type and about its price: in its quarter, in its city, then anything there', () => {
    expect(similarSearches(house)).toEqual([
      { ...kind, location: 'Lekki Phase 1' },
      { ...kind, location: 'Lagos' },
      { status: 'For Sale', development: false, location: 'Lagos' },
    ]);
  });

  it('may cost anything where its own price is not known', () => {
    const [first] = similarSearches({ ...house, price: null });
    expect(first).not.toHaveProperty('minPrice');
    expect(first).not.toHaveProperty('maxPrice');
  });

  it('is another development where it is one, wherever there are few', () => {
    expect(similarSearches({ ...house, status: 'New Development', location: 'Abuja' })).toEqual([
      { development: true, location: 'Abuja' },
      { development: true },
    ]);
  });

  it('is nothing where no address is known', () => {
    expect(similarSearches({ ...house, location: '6.45, 3.39' })).toEqual([]);
  });
});
