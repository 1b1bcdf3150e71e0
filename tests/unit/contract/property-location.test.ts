import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesLocation } from '#contract/search/location-matches.ts';
import { heroLocations, namedLocations, OTHER_STATES } from '#contract/search/locations.ts';
import { locationCondition, locationParts } from '#contract/search/property-search.ts';

function isFound(location: string, filter: string): boolean {
  return matchesLocation(location, locationCondition(filter));
}

describe('A location filter', () => {
  it('splits on commas, and finds a listing if any part of its location contains any part of the filter', () => {
    expect(isFound('Lekki Phase 1, Lagos', 'Abuja, Lagos')).toBe(true);
    expect(isFound('Lekki Phase 1, Lagos', 'Lekki')).toBe(true);
    expect(isFound('Lekki Phase 1, Lagos', 'Abuja,Ondo')).toBe(false);
  });

  it('does not match across a comma', () => {
    expect(isFound('Lekki, Lagos', 'Lekki Lagos')).toBe(false);
    expect(isFound('Port, Harcourt', 'Port Harcourt')).toBe(false);
  });

  it('trims parts, drops empty ones and ignores case, tone marks, dots below and hooks', () => {
    expect(isFound('  LAGOS ', ' , lagos ,')).toBe(true);
    expect(isFound('Ìbàdàn, Ọ̀yọ́', 'oyo')).toBe(true);
    expect(isFound('Birnin Kebbi', 'ƁIRNIN')).toBe(true);
  });

  it('that is empty finds everything', () => {
    for (const filter of ['', ' ', ',', ' , ,']) expect(isFound('Anywhere', filter)).toBe(true);
    expect(matchesLocation('Anywhere', locationCondition(undefined))).toBe(true);
  });

  it("does not find a 'lat,lng' location by a number", () => {
    for (const filter of ['9', '9.0765', '7', '9.0765,7.3986']) {
      expect(isFound('9.0765,7.3986', filter)).toBe(false);
    }
    expect(locationParts('9.0765, 7.3986')).toEqual([]);
  });

  it('of numbers alone finds nothing, rather than everything', () => {
    expect(isFound('9 Admiralty Way, Lagos', '9')).toBe(false);
  });

  it('ignores numbers beside text', () => {
    expect(isFound('Ikoyi, Lagos', '9.07,Lagos')).toBe(true);
    expect(isFound('9.07,7.39', '9.07,Lagos')).toBe(false);
  });
});

describe("'Other States'", () => {
  it('matches locations outside the named ones', () => {
    expect(isFound('Enugu', OTHER_STATES)).toBe(true);
    expect(isFound('9.0765,7.3986', OTHER_STATES)).toBe(true);
    for (const place of namedLocations) expect(isFound(`Town, ${place}`, OTHER_STATES)).toBe(false);
  });

  it('does not match a location with that text', () => {
    expect(isFound('Other States, Lagos', OTHER_STATES)).toBe(false);
    expect(isFound('Other States', 'Lagos')).toBe(false);
  });

  it('matches a named location as well if both are given', () => {
    expect(isFound('Ikoyi, Lagos', `Lagos,${OTHER_STATES}`)).toBe(true);
    expect(isFound('Enugu', `Lagos,${OTHER_STATES}`)).toBe(true);
    expect(isFound('Wuse, Abuja', `Lagos,${OTHER_STATES}`)).toBe(false);
  });

  it('and the named locations cover all listings', () => {
    const somewhere = fc.array(fc.constantFrom(...heroLocations, 'Enugu', 'Kano', '9.07'), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(somewhere, (parts) => {
        const location = parts.join(', ');
        const isNamed = namedLocations.some((place) => isFound(location, place));
        expect(isFound(location, OTHER_STATES)).toBe(!isNamed);
      }),
    );
  });
});
