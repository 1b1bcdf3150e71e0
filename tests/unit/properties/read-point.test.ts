import { describe, expect, it } from 'vitest';
import { disagreementOf, distanceKm } from '#src/features/properties/editor/point/disagreement.ts';
import { pointOfPlusCode } from '#src/features/properties/editor/point/plus-code.ts';
import { isShortLink, readPoint } from '#src/features/properties/editor/point/read-point.ts';

const lekki = { latitude: 6.4474, longitude: 3.4723 };

describe('A point is read', () => {
  it.each([
    '6.4474, 3.4723',
    ' 6.4474,3.4723 ',
    '(6.4474, 3.4723)',
    '6.4474 3.4723',
    '6.4474°, 3.4723°',
    // Google Maps: the place itself, before the middle of the screen.
    'https://www.google.com/maps/place/Lekki+Phase+1/@6.4401,3.4601,15z/data=!3m1!4b1!4m6!3m5!1s0x103bf4cc:0x9!8m2!3d6.4474!4d3.4723!16zL20',
    'https://www.google.com/maps/@6.4474,3.4723,17z?entry=ttu',
    'https://www.google.com/maps/search/?api=1&query=6.4474%2C3.4723',
    'https://www.google.com/maps/search/6.4474,+3.4723?sa=X',
    'https://www.google.com.ng/maps?q=loc:6.4474,3.4723&z=16',
    // WhatsApp.
    'https://maps.google.com/?q=6.4474,3.4723',
    'Location: https://maps.google.com/maps?q=6.4474%2C3.4723&z=17&hl=en',
    'The house is here https://maps.google.com/?q=6.4474,3.4723 call me',
    // OpenStreetMap: the marker, before the middle of the screen.
    'https://www.openstreetmap.org/?mlat=6.4474&mlon=3.4723#map=17/6.4401/3.4601',
    'https://www.openstreetmap.org/#map=17/6.4474/3.4723',
    'https://maps.apple.com/?ll=6.4474,3.4723&q=Home',
    'geo:6.4474,3.4723?z=17',
  ])('from %s', (text) => {
    expect(readPoint(text)).toEqual(lekki);
  });

  it('from a full plus code, alone, beside a town or in a link', () => {
    const point = { latitude: 6.447438, longitude: 3.472313 };
    for (const text of [
      '6FR5CFWC+XW',
      '6fr5cfwc+xw',
      '6FR5CFWC+XW Lekki, Nigeria',
      'https://www.google.com/maps/place/6FR5CFWC%2BXW',
      'https://plus.codes/6FR5CFWC+XW',
    ]) {
      expect(readPoint(text), text).toEqual(point);
    }
  });

  it.each([
    '',
    'Lekki Phase 1, Lagos',
    '12 Admiralty Way',
    '96.4474, 3.4723',
    'CFWC+XW Lekki',
    '6FR5CFWC+',
    '+234 803 123 4567',
    'https://maps.app.goo.gl/AbC123dEf',
    'https://www.google.com/maps/place/Lekki',
    'https://example.com/%E0%A4%A',
  ])('from nothing else: %s', (text) => {
    expect(readPoint(text)).toBeNull();
  });

  it('but not from a short link, which is told apart', () => {
    expect(isShortLink('https://maps.app.goo.gl/AbC123dEf')).toBe(true);
    expect(isShortLink('https://www.google.com/maps/@6.4,3.4,17z')).toBe(false);
  });
});

describe('A plus code', () => {
  // From the test data of github.com/google/open-location-code.
  it.each([
    ['7FG49QCJ+2V', 20.3700625, 2.7821875],
    ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
    ['8FVC2222+22', 47.0000625, 8.0000625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
  ])('%s is the centre of its area', (code, latitude, longitude) => {
    const point = pointOfPlusCode(code);
    expect(point.latitude).toBeCloseTo(latitude, 9);
    expect(point.longitude).toBeCloseTo(longitude, 9);
  });
});

describe('An address and a point', () => {
  it('disagree from 20 km on', () => {
    expect(disagreementOf('Lekki, Lagos', lekki)).toBeNull();
    expect(disagreementOf('Lekki, Lagos', { latitude: 6.6, longitude: 3.34 })).toEqual({
      km: 23,
      area: 'Lekki',
    });
    expect(disagreementOf('Maitama, Abuja', lekki)).toMatchObject({ area: 'Maitama' });
  });

  it('disagree outside of the state, where the area is not known', () => {
    expect(disagreementOf('Old Market Road, Lagos', lekki)).toBeNull();
    const kano = { latitude: 12, longitude: 8.5 };
    expect(disagreementOf('Old Market Road, Lagos', kano)).toEqual({ state: 'Lagos' });
    expect(disagreementOf('By the sea', kano)).toBeNull();
  });

  it('are as far apart as on the globe', () => {
    const [lagos, abuja] = [
      { latitude: 6.4541, longitude: 3.3947 },
      { latitude: 9.0765, longitude: 7.3986 },
    ];
    expect(distanceKm(lagos, abuja)).toBeCloseTo(529, -1);
  });
});
