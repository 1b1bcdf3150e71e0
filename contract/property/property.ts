import * as z from 'zod/mini';
import { mapValues } from '#contract/rules/map-values.ts';
import { checkFields, featureFields } from './property-fields.ts';

export const FOR_SALE = 'For Sale';
export const NEW_DEVELOPMENT = 'New Development';
export const SOLD = 'Sold';

/** The statuses that the reference API writes; another API may send others. */
export const propertyStatuses = [FOR_SALE, NEW_DEVELOPMENT, 'Under Offer', SOLD] as const;

/** Problems of a listing that an admin should correct. */
export const propertyProblems = ['noStatus', 'noImage', 'noPrice', 'suspiciousPrice'] as const;
export type PropertyProblem = (typeof propertyProblems)[number];

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

/** Facility slots of the property form. An API may send more amenities. */
export const FACILITY_SLOTS = 12;

/** `squareFootage` is in square metres, despite the name of the specification. */
export const PropertyFeatures = z.object(mapValues(featureFields, () => z.nullish(z.number())));
export type PropertyFeatures = z.infer<typeof PropertyFeatures>;

/** Details of each of `images`, in the same order (capability `image-details`). */
export const PropertyImage = z.object({
  url: z.string(),
  /** Pixels of the stored original. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Dominant colour as #rrggbb, shown until the image has loaded. */
  color: z.string(),
  alt: z.string(),
});
export type PropertyImage = z.infer<typeof PropertyImage>;

export const Coordinates = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Coordinates = z.infer<typeof Coordinates>;

/** The checked facts. Null or missing means not checked. */
export const PropertyChecks = z.object(mapValues(checkFields, () => z.nullish(z.string())));
export type PropertyChecks = z.infer<typeof PropertyChecks>;

export const DevelopmentDetails = z.object({
  /** Such as 'Under construction'. */
  stage: z.nullish(z.string()),
  /** The number of homes in the whole development. */
  homes: z.nullish(z.number()),
  /** The month in which the homes are handed over: '2027-06'. */
  handover: z.nullish(z.string()),
});
export type DevelopmentDetails = z.infer<typeof DevelopmentDetails>;

/** A property as the reference API sends it. TolerantProperty reads those of other APIs. */
export const Property = z.object({
  _id: z.string().check(z.minLength(1)),
  propertyId: z.nullish(z.string()),
  title: z.string(),
  type: z.nullish(z.string()),
  status: z.nullish(z.string()),
  /** Address text, often comma-separated such as city, state, or a 'lat,lng' string. */
  location: z.string(),
  /** Whole naira; 0 or null means on request. The price of a development is sent to staff only. */
  price: z.nullish(z.number()),
  negotiable: z.nullish(z.boolean()),
  features: z.nullish(PropertyFeatures),
  description: z.nullish(z.string()),
  amenities: z.nullish(z.array(z.string())),
  /** URLs of the images, the cover first. */
  images: z.nullish(z.array(z.string())),
  createdAt: z.nullish(z.string()),
  viewCount: z.nullish(z.number()),
  validFrom: z.nullish(z.string()),
  validTo: z.nullish(z.string()),
  imageDetails: z.nullish(z.array(PropertyImage)),
  version: z.nullish(z.int()),
  updatedAt: z.nullish(z.string()),
  coordinates: z.nullish(Coordinates),
  /** Whether visitors get the coordinates, too; sent to staff only. */
  pointShown: z.nullish(z.boolean()),
  checks: z.nullish(PropertyChecks),
  developmentDetails: z.nullish(DevelopmentDetails),
  /** The page of a video on YouTube or Vimeo, as `videoOf` writes it. */
  videoUrl: z.nullish(z.string()),
  /** Not one of `images`. */
  floorPlan: z.nullish(PropertyImage),
  /** False for a draft of the company, which the API sends to staff only. */
  published: z.nullish(z.boolean()),
});
export type Property = z.infer<typeof Property>;

/** Developments are properties whose status or type is 'New Development'. */
export function isDevelopment(property: Pick<Property, 'status' | 'type'>): boolean {
  return property.status === NEW_DEVELOPMENT || property.type === NEW_DEVELOPMENT;
}

/** A property is published unless the API says otherwise. */
export function isPublished({ published }: Pick<Property, 'published'>): boolean {
  return published !== false;
}

/** The price in naira, or null if it is on request (missing or 0). */
export function askingPrice(property: Pick<Property, 'price'>): number | null {
  const { price } = property;
  return price != null && Number.isFinite(price) && price > 0 ? price : null;
}

/** The price in naira that visitors see; null for a development, whose price is not shown. */
export function shownPrice(property: Pick<Property, 'price' | 'status' | 'type'>): number | null {
  return isDevelopment(property) ? null : askingPrice(property);
}

/**
 * Reads 'latitude,longitude': exactly two decimal numbers in range. Returns null for any other text,
 * such as an address that starts with a number.
 */
export function coordinatesOf(text: string): Coordinates | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => /^[+-]?\d+(\.\d+)?$/.test(part))) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}
