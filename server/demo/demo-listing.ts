import type { PropertyData } from '#server/modules/properties/property-rows.ts';

type SharedFields = Omit<
  PropertyData,
  'id' | 'features' | 'description' | 'checks' | 'developmentDetails' | 'images' | 'createdAt'
>;

export interface DemoListing extends SharedFields {
  /** The listing's `_id` is derived from it. */
  key: string;
  /** `squareFootage` is in square metres: the floor area, or the plot for land. */
  features: { bedrooms: number; bathrooms: number; squareFootage: number };
  description: string;
  /** File names in server/demo/photos; the first is the cover. */
  photos: string[];
  /** Days between listing and seeding; different for every listing. */
  ageDays: number;
}

type UsualFields = 'status' | 'coordinates' | 'negotiable';

/** A listing as it is written down. Most are for sale, negotiable and without coordinates. */
export type DemoEntry = Omit<DemoListing, UsualFields> & Partial<Pick<DemoListing, UsualFields>>;
