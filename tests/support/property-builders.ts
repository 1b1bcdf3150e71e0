import { derivedId } from '#server/core/database/row-id.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';

/** A property with default fields; its id is derived from `key`. */
export function newProperty(key: string, fields: Partial<PropertyData> = {}): PropertyData {
  return {
    id: derivedId(key),
    propertyId: null,
    title: `Three bedroom house ${key}`,
    type: 'House',
    status: 'For Sale',
    location: 'Lekki, Lagos',
    coordinates: null,
    pointShown: Boolean(fields.coordinates),
    price: 120_000_000,
    negotiable: false,
    features: { bedrooms: 3, bathrooms: 3, squareFootage: 240 },
    description: 'A quiet house near the sea.',
    amenities: ['Garden', 'CCTV'],
    checks: {},
    developmentDetails: {},
    images: [],
    floorPlan: null,
    videoUrl: null,
    published: true,
    createdAt: new Date('2026-01-15T09:00:00.000Z'),
    ...fields,
  };
}
