import { z } from 'zod';

export const FOR_SALE = 'For Sale';
export const NEW_DEVELOPMENT = 'New Development';

/** The statuses that the reference API writes; another API may answer with others. */
export const propertyStatuses = [FOR_SALE, NEW_DEVELOPMENT, 'Under Offer', 'Sold'] as const;

export const propertyTypes = [
  'Apartment',
  'Villa',
  'House',
  'Estate',
  'Commercial',
  'Land',
] as const;

export const amenities = [
  '24/7 power',
  'Swimming Pool',
  'Gym',
  'CCTV',
  'Cinema',
  'Fitted Kitchen',
  'Garden',
  'Guest Room',
  'Home Automation',
  'Indoor Games',
  'Private Cinema',
  'Private Elevator',
  'Private Garden',
  'Rooftop Terrace',
  'Study',
  'Tennis Court',
  'Water Front',
] as const;

/** How many facility slots the property form has; an API may answer with more amenities. */
export const FACILITY_SLOTS = 12;

export const PropertyFeatures = z.object({
  bedrooms: z.number().nullish(),
  bathrooms: z.number().nullish(),
  /** Square metres, in spite of its name: shown as sqm without conversion. */
  squareFootage: z.number().nullish(),
});
export type PropertyFeatures = z.infer<typeof PropertyFeatures>;

/** What the reference API adds to each of `images`, in the same order. */
export const PropertyPicture = z.object({
  url: z.string(),
  /** Pixels of the stored original. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Dominant colour as #rrggbb, painted until the picture arrives. */
  color: z.string(),
  alt: z.string(),
});
export type PropertyPicture = z.infer<typeof PropertyPicture>;

export const Coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof Coordinates>;

/** A property as any API answers it: only what no screen can do without is required. */
export const Property = z.object({
  _id: z.string().min(1),
  propertyId: z.string().nullish(),
  title: z.string(),
  type: z.string().nullish(),
  status: z.string().nullish(),
  /** Address text, often comma-separated such as city, state, or a 'lat,lng' string. */
  location: z.string(),
  /** Whole naira; 0 or none means on request. */
  price: z.number().nullish(),
  negotiable: z.boolean().nullish(),
  features: PropertyFeatures.nullish(),
  description: z.string().nullish(),
  amenities: z.array(z.string()).nullish(),
  /** Addresses of the pictures, the cover first. */
  images: z.array(z.string()).nullish(),
  createdAt: z.string().nullish(),
  viewCount: z.number().nullish(),
  pictures: z
    .array(PropertyPicture)
    .nullish()
    .meta({ description: 'Extension: sizes, colours and words for `images`, in the same order.' }),
  coordinates: Coordinates.nullish().meta({
    description: 'Extension: the exact point, where it is known beside an address.',
  }),
});
export type Property = z.infer<typeof Property>;

/** Developments are properties whose status or type is 'New Development'. */
export function isDevelopment(property: Pick<Property, 'status' | 'type'>): boolean {
  return property.status === NEW_DEVELOPMENT || property.type === NEW_DEVELOPMENT;
}

/** The price in naira, or null where it is on request (none, 0 or not a price). */
export function askingPrice(property: Pick<Property, 'price'>): number | null {
  const { price } = property;
  return price != null && Number.isFinite(price) && price > 0 ? price : null;
}
