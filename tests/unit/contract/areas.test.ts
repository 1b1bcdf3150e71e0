import { describe, expect, it } from 'vitest';
import { areaCounts } from '#contract/search/area-counts.ts';

function areasOf(...locations: string[]) {
  return areaCounts(locations.map((value) => ({ value, count: 1, lowestPrice: null })));
}

describe('The areas of listings', () => {
  it('stand in their state or city, each with the results of its location filter', () => {
    const inLagos = (name: string, count: number) => ({
      name,
      region: 'Lagos',
      count,
      lowestPrice: null,
    });
    const inIkate = { value: 'Ikate, Lekki', count: 1 };
    const inPhase1 = { value: 'Lekki, Lekki Phase 1', count: 1 };
    expect(areasOf('Ikate, Lekki, Lagos', 'Lekki Phase 1, Lagos', 'Maitama, FCT')).toEqual([
      { name: 'Abuja', region: 'Abuja', count: 0, lowestPrice: null },
      { name: 'Maitama', region: 'Abuja', count: 1, lowestPrice: null },
      { name: 'Lagos', region: 'Lagos', count: 2, lowestPrice: null },
      { ...inLagos('Ikate', 1), groups: [inIkate] },
      { ...inLagos('Lekki', 2), groups: [inIkate, inPhase1] },
      { ...inLagos('Lekki Phase 1', 1), groups: [inPhase1] },
    ]);
  });

  it('have the lowest of the shown prices, and none without a shown price', () => {
    const priced = (value: string, lowestPrice: number | null) => ({
      value,
      count: 1,
      lowestPrice,
    });
    const counts = areaCounts([
      priced('Lekki, Lagos', null),
      priced('Ikate, Lekki, Lagos', 90_000_000),
      priced('Lekki Phase 1, Lekki, Lagos', 40_000_000),
    ]);
    expect(counts.map(({ name, lowestPrice }) => [name, lowestPrice])).toEqual([
      ['Lagos', 40_000_000],
      ['Ikate', 90_000_000],
      ['Lekki', 40_000_000],
      ['Lekki Phase 1', 40_000_000],
    ]);
    expect(areaCounts([priced('Yaba, Lagos', null)])[0]?.lowestPrice).toBeNull();
  });

  it('are followed by the results in a state, or in none, that the map has nowhere', () => {
    const names = (...locations: string[]) =>
      areasOf(...locations)
        .filter(({ name }) => name.startsWith('Elsewhere'))
        .map(({ name, count }) => [name, count]);
    expect(names('Old Market Road, Lagos', 'Lagos', 'Ikate, Lagos')).toEqual([
      ['Elsewhere in Lagos', 2],
    ]);
    expect(names('Somewhere', '6.44,3.47', '', 'Jabi, FCT', 'Woji, Port Harcourt')).toEqual([
      ['Elsewhere in Nigeria', 3],
    ]);
    expect(names('Enugu, Enugu', 'GRA, Enugu')).toEqual([['Elsewhere in Enugu', 2]]);
  });

  it('have their state from the gazetteer if the location does not name it', () => {
    expect(areasOf('Woji, Port Harcourt', 'Lekki')).toMatchObject([
      { name: 'Lekki', region: 'Lagos' },
      { name: 'Elsewhere in Nigeria', region: 'Nigeria' },
      { name: 'Port Harcourt', region: 'Rivers' },
      { name: 'Woji', region: 'Rivers' },
    ]);
  });

  it('leave out house numbers, points, and names that mean several places', () => {
    expect(areasOf('12 Bisi Close, GRA, Enugu', 'GRA, Benin City, Edo', '6.44,3.47')).toMatchObject(
      [
        { name: 'Edo' },
        { name: 'Benin City' },
        { name: 'Enugu' },
        { name: 'Elsewhere in Enugu' },
        { name: 'Elsewhere in Nigeria' },
      ],
    );
  });
});
