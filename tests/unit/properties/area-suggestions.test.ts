import { describe, expect, it } from 'vitest';
import { knownAreas } from '#contract/search/areas.ts';
import { suggestAreas } from '#src/features/properties/search/area-suggestions.ts';
import {
  findByReference,
  mayBeReference,
} from '#src/features/properties/search/property-references.ts';

function namesFor(typed: string): string[] {
  return suggestAreas(typed, knownAreas, 5).map(({ area }) => area.name);
}

describe('The suggested areas', () => {
  it.each([
    ['lek', 'Lekki'],
    ['LEKKI PH', 'Lekki Phase 1'],
    ['gwarimpa', 'Gwarinpa'],
    ['ikoiy', 'Ikoyi'],
    ['surulele', 'Surulere'],
    ['vi', 'Victoria Island'],
    ['phc', 'Port Harcourt'],
    ['victoria iland', 'Victoria Island'],
    ['phase 1', 'Lekki Phase 1'],
  ])('for %s begin with %s', (typed, name) => expect(namesFor(typed)[0]).toBe(name));

  it('leave the other words of the query', () => {
    expect(suggestAreas('5 bedroom house in lek', knownAreas, 1)).toEqual([
      { area: { name: 'Lekki', region: 'Lagos' }, rest: '5 bedroom house' },
    ]);
  });

  it('are not those without listings, and none for other words', () => {
    const areas = [{ name: 'Lekki', region: 'Lagos', count: 0 }];
    expect(suggestAreas('lekki', areas, 5)).toEqual([]);
    expect(namesFor('penthouse')).toEqual([]);
    expect(namesFor('')).toEqual([]);
  });
});

describe('A reference', () => {
  const properties = [{ _id: '65f000000000000000001055', propertyId: 'GD-1055' }].map((ids) => ({
    ...ids,
    title: 'A house',
    location: 'Lekki, Lagos',
  }));

  it.each(['GD-1055', 'gd 1055', 'gd1055'])('is found as %s', (typed) => {
    expect(mayBeReference(typed)).toBe(true);
    expect(findByReference(properties, typed)).toBe(properties[0]);
  });

  it.each(['lekki', '5 bedroom lekki'])('is not %s', (typed) => {
    expect(mayBeReference(typed)).toBe(false);
  });

  it('is whole', () => expect(findByReference(properties, 'GD-105')).toBeUndefined());
});
