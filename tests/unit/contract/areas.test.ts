import { describe, expect, it } from 'vitest';
import { areaCounts } from '#contract/search/areas.ts';

function areasOf(...locations: string[]) {
  return areaCounts(locations.map((value) => ({ value, count: 1 })));
}

describe('The areas of listings', () => {
  it('stand in their state or city, each with the results of its location filter', () => {
    expect(areasOf('Ikate, Lekki, Lagos', 'Lekki Phase 1, Lagos', 'Maitama, FCT')).toEqual([
      { name: 'Abuja', region: 'Abuja', count: 0 },
      { name: 'Maitama', region: 'Abuja', count: 1 },
      { name: 'Lagos', region: 'Lagos', count: 2 },
      { name: 'Ikate', region: 'Lagos', count: 1 },
      { name: 'Lekki', region: 'Lagos', count: 2 },
      { name: 'Lekki Phase 1', region: 'Lagos', count: 1 },
    ]);
  });

  it('have their state from the gazetteer if the location does not name it', () => {
    expect(areasOf('Woji, Port Harcourt', 'Lekki')).toMatchObject([
      { name: 'Lekki', region: 'Lagos' },
      { name: 'Port Harcourt', region: 'Rivers' },
      { name: 'Woji', region: 'Rivers' },
    ]);
  });

  it('leave out house numbers, points, and names that mean several places', () => {
    expect(areasOf('12 Bisi Close, GRA, Enugu', 'GRA, Benin City, Edo', '6.44,3.47')).toMatchObject(
      [{ name: 'Edo' }, { name: 'Benin City' }, { name: 'Enugu' }],
    );
  });
});
