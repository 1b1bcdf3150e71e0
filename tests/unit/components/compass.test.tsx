import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeNames } from '#contract/search/place-names.ts';
import { areaPoints, placeOf } from '#src/components/atlas/area-points.ts';
import { Compass } from '#src/components/atlas/compass.tsx';
import { isInside, positionOf, statePaths } from '#src/components/atlas/states.ts';

describe('The points of areas', () => {
  it.each(areaPoints.map((area) => [area.name, area.state, area] as const))(
    'have %s in %s',
    (_name, state, area) => {
      expect(isInside(positionOf(area), state)).toBe(true);
    },
  );

  it('have every area that the search knows', () => {
    const unknown = placeNames
      .filter(({ name, city }) => city && name !== 'Abuja')
      .filter(({ name, state }) => !placeOf({ location: `${name}, ${state}` })?.point);
    expect(unknown).toEqual([]);
  });

  it('are at most 4 kB in Brotli', () => {
    const path = 'contract/search/area-points.json';
    const minified = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
    expect(brotliCompressSync(minified).length).toBeLessThanOrEqual(4096);
  });
});

describe('The place of a location', () => {
  it.each([
    ['12 Admiralty Way, Lekki Phase 1, Lagos', 'Lagos', 'Lekki Phase 1'],
    ['Ikate, Lekki, Lagos', 'Lagos', 'Ikate'],
    ['Victoria Island (VI), LAGOS STATE', 'Lagos', 'Victoria Island'],
    ['Katampe Extension, Abuja', 'Federal Capital Territory', 'Katampe'],
    ['Guzape District, FCT', 'Federal Capital Territory', 'Guzape'],
    ['Ibeju Lekki, Lagos', 'Lagos', 'Ibeju-Lekki'],
    ['State Housing Estate, Calabar, Cross River', 'Cross River', 'Calabar'],
    ['Lekki', 'Lagos', 'Lekki'],
    ['GRA Phase 2, Port Harcourt', 'Rivers', 'GRA'],
    ['GRA, Benin City, Edo', 'Edo', 'GRA'],
    ['Garki, Abuja', 'Federal Capital Territory', 'Garki'],
    ['Garki, Jigawa', 'Jigawa', 'Garki'],
    ['Isheri North, Ogun', 'Ogun', 'Isheri North'],
    ['Lekkiville, Lagos', 'Lagos', undefined],
    ['Lagos', 'Lagos', undefined],
  ])('of "%s" is in %s at %s', (location, state, area) => {
    expect(placeOf({ location })).toMatchObject({ state, point: area && { state, name: area } });
  });

  it.each(['Garki', 'GRA', 'Address on request', ''])('of "%s" is not known', (location) => {
    expect(placeOf({ location })).toBeNull();
  });

  it('is its own point where it has one, in the state of its text or else of the point', () => {
    const coordinates = { latitude: 6.4474, longitude: 3.4723 };
    const expected = { state: 'Lagos', point: coordinates };
    expect(placeOf({ location: 'Lekki, Lagos', coordinates })).toEqual(expected);
    expect(placeOf({ location: '6.4474,3.4723' })).toEqual(expected);
    expect(placeOf({ location: 'By the sea', coordinates })).toEqual(expected);
    expect(placeOf({ location: '51.5,-0.12' })).toBeNull();
  });
});

describe('The compass', () => {
  it('is the outline of the state with a dot in the area', () => {
    const markup = renderToStaticMarkup(<Compass location="Ikeja, Lagos" />);
    expect(markup).toContain(statePaths.Lagos);
    expect(markup.match(/<path/g)).toHaveLength(3);
  });

  it('has no dot where only the state is known, and is nothing where not even that is', () => {
    const markup = renderToStaticMarkup(<Compass location="Kano" />);
    expect(markup.match(/<path/g)).toHaveLength(1);
    const unknown = renderToStaticMarkup(<Compass location="By the sea" />);
    expect(unknown).toBe('');
  });
});
