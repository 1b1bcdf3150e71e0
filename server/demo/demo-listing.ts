import type { Coordinates } from '#contract/property.ts';

export interface DemoListing {
  /** Stable key from which the listing's _id is derived, so that seeding is deterministic. */
  key: string;
  propertyId: string | null;
  title: string;
  type: string | null;
  status: string | null;
  /** An address such as 'Ikoyi, Lagos', or a 'lat,lng' pair. */
  location: string;
  coordinates: Coordinates | null;
  /** Whole naira; null reads as 'Price on request'. */
  price: number | null;
  negotiable: boolean;
  /** `squareFootage` holds square metres: floor area, or the plot where only land is sold. */
  features: { bedrooms: number; bathrooms: number; squareFootage: number };
  description: string;
  amenities: string[];
  /** File names in server/demo/photos; the first is the cover. */
  photos: string[];
  /** Days before the seed date on which it was listed; no two listings share one. */
  ageDays: number;
}
