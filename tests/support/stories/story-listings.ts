import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { newProperty } from '#tests/support/property-builders.ts';

/** This number of days after 1 January 2026. */
function day(days: number): Date {
  return new Date(Date.UTC(2026, 0, 1 + days, 9));
}

/** Five properties that stories use by name, the newest first. */
export const namedListings: PropertyData[] = [
  newProperty('villa', {
    propertyId: 'GD-1001',
    title: 'Waterfront villa with a private jetty',
    type: 'Villa',
    location: 'Banana Island, Ikoyi, Lagos',
    coordinates: { latitude: 6.4633, longitude: 3.4487 },
    price: 1_800_000_000,
    negotiable: true,
    features: { bedrooms: 6, bathrooms: 7, squareFootage: 1200 },
    amenities: ['Swimming Pool', 'Water Front', 'Private Cinema', '24/7 power'],
    createdAt: day(104),
  }),
  newProperty('flat', {
    title: 'One bedroom flat near the market',
    type: 'Apartment',
    location: 'Wuse 2, Abuja',
    price: 48_000_000,
    features: { bedrooms: 1, bathrooms: 1, squareFootage: 62 },
    amenities: ['Gym', 'Cinema'],
    createdAt: day(103),
  }),
  newProperty('plot', {
    title: 'Dry corner plot with a survey',
    type: 'Land',
    status: null,
    location: 'Independence Layout, Enugu',
    price: null,
    features: { bedrooms: 0, bathrooms: 0, squareFootage: 900 },
    amenities: [],
    createdAt: day(102),
  }),
  newProperty('sold', {
    title: 'Terraced house that was sold',
    status: 'Sold',
    location: 'GRA Phase 2, Port Harcourt',
    price: 95_000_000,
    createdAt: day(101),
  }),
  newProperty('development', {
    title: 'Palm Court, forty homes under construction',
    type: 'Estate',
    status: 'New Development',
    location: 'Lugbe, Abuja',
    price: 60_000_000,
    features: { bedrooms: 4, bathrooms: 4, squareFootage: 310 },
    createdAt: day(100),
  }),
];

/** Enough houses in Ibadan to need a second page. */
export const manyListings: PropertyData[] = [
  ...namedListings,
  ...Array.from({ length: 25 }, (_, index) =>
    newProperty(`ibadan-${index}`, {
      title: `House ${index + 1} in Bodija`,
      location: 'Bodija, Ibadan, Oyo',
      price: (30 + index) * 1_000_000,
      createdAt: day(index),
    }),
  ),
];
