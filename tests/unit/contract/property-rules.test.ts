import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import {
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  displayedStatus,
  priceLabel,
  pricePerSqmLabel,
  propertyReference,
} from '#contract/property/property-labels.ts';
import { mapPointOf } from '#src/features/properties/map/map-point.ts';

const property: Property = { _id: '66b1f0c2a9e', title: 'Duplex', location: 'Maitama, Abuja' };
const abuja = { latitude: 9.0765, longitude: 7.3986 };

describe('A property', () => {
  it('has its own reference, or the first 8 characters of its id in capitals', () => {
    expect(propertyReference({ ...property, propertyId: 'GD-1042' })).toBe('GD-1042');
    expect(propertyReference(property)).toBe('66B1F0C2');
    expect(propertyReference({ ...property, propertyId: ' ' })).toBe('66B1F0C2');
  });

  it('without a status is Available', () => {
    expect(displayedStatus(property)).toBe('Available');
    expect(displayedStatus({ status: 'For Sale' })).toBe('For Sale');
  });

  it.each([undefined, null, 0, -5, Number.NaN])('with the price %s is on request', (price) => {
    expect(priceLabel({ price })).toBe('Price on request');
  });

  it('shows its price in naira without decimals', () => {
    expect(priceLabel({ price: 85_000_000 })).toBe('₦85,000,000');
  });

  it.each([[{ status: 'New Development' }], [{ type: 'New Development' }]])(
    'that is a development has Contact Support as its price: %j',
    (kind) => {
      expect(priceLabel({ ...kind, price: 85_000_000 })).toBe('Contact Support');
    },
  );

  it('has rooms in singular or plural, without missing ones', () => {
    expect(bedroomsLabel({ features: { bedrooms: 1 } })).toBe('1 bedroom');
    expect(bathroomsLabel({ features: { bathrooms: 3 } })).toBe('3 bathrooms');
    expect(bedroomsLabel({ features: { bedrooms: 0 } })).toBeNull();
    expect(bathroomsLabel({})).toBeNull();
  });

  it('has its area in sqm, without conversion', () => {
    expect(areaLabel({ features: { squareFootage: 1200 } })).toBe('1,200 sqm');
    expect(areaLabel({ features: { squareFootage: 0 } })).toBeNull();
    const features = { squareFootage: 1200 };
    expect(pricePerSqmLabel({ price: 540_000_000, features })).toBe('₦450,000');
    expect(pricePerSqmLabel({ features })).toBeNull();
    expect(pricePerSqmLabel({ price: 540_000_000 })).toBeNull();
  });
});

describe('The map of a property', () => {
  it('opens at the coordinates of the property', () => {
    const coordinates = { latitude: 6.45, longitude: 3.4 };
    expect(mapPointOf({ ...property, coordinates })).toEqual({ point: coordinates, isExact: true });
  });

  it("opens at the point of a 'lat,lng' location", () => {
    expect(mapPointOf({ location: '6.4474, 3.4723' })).toEqual({
      point: { latitude: 6.4474, longitude: 3.4723 },
      isExact: true,
    });
  });

  it.each([
    'Maitama, Abuja',
    'Abuja',
    '',
    '12 Admiralty Way, 5',
    '5, Bourdillon Road',
    '9.0765',
    '9.0765, 7.3986, Abuja',
    '91, 7',
    '9, 181',
    ',',
    'Infinity, 7',
    '1e1, 7',
  ])('opens at the default point and does not claim to be exact for %j', (location) => {
    expect(mapPointOf({ location })).toEqual({ point: abuja, isExact: false });
  });
});
