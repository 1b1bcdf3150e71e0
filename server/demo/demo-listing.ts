import type { Coordinates } from '#contract/property.ts';

export interface DemoListing {
  /** The listing's `_id` is derived from it. */
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
  /** `squareFootage` is in square metres: the floor area, or the plot for land. */
  features: { bedrooms: number; bathrooms: number; squareFootage: number };
  description: string;
  amenities: string[];
  /** File names in server/demo/photos; the first is the cover. */
  photos: string[];
  /** Days between listing and seeding; different for every listing. */
  ageDays: number;
}
