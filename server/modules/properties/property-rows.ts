import {
  askingPrice,
  type Coordinates,
  type DevelopmentDetails,
  type Property,
  type PropertyChecks,
  type PropertyFeatures,
} from '#contract/property.ts';
import { locationParts } from '#contract/property-search.ts';
import { foldText } from '#contract/text-folding.ts';
import { searchedTextOf } from '#contract/text-query.ts';
import type { properties, propertyImages } from '#server/core/database/schema.ts';
import { imageUrl } from '#server/modules/images/images-service.ts';

/** An image of a property, by its name in the media store. */
export interface PropertyImageData {
  name: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
  alt: string;
}

/** The data that an admin writes: a property without view count, version and search columns. */
export interface PropertyData {
  /** 24 lower-case hexadecimal digits. */
  id: string;
  propertyId: string | null;
  title: string;
  type: string | null;
  status: string | null;
  location: string;
  coordinates: Coordinates | null;
  /** Whole naira; null or 0 means on request. */
  price: number | null;
  negotiable: boolean;
  features: PropertyFeatures;
  description: string | null;
  amenities: string[];
  checks: PropertyChecks;
  developmentDetails: DevelopmentDetails;
  /** The cover first. */
  images: PropertyImageData[];
  createdAt: Date;
}

export type PropertyRow = typeof properties.$inferSelect;
export type PropertyImageRow = typeof propertyImages.$inferSelect;

/** The row of a property, with the folded columns that searches compare. */
export function propertyRowOf(property: PropertyData): typeof properties.$inferInsert {
  const { coordinates, features, checks, developmentDetails, images: _, ...fields } = property;
  const title = withoutNul(fields.title);
  const location = withoutNul(fields.location);
  const type = fields.type && withoutNul(fields.type);
  const propertyId = fields.propertyId && withoutNul(fields.propertyId);
  const amenities = fields.amenities.map(withoutNul);
  return {
    ...fields,
    propertyId,
    title,
    type,
    status: fields.status && withoutNul(fields.status),
    location,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    price: askingPrice(fields),
    bedrooms: features.bedrooms,
    bathrooms: features.bathrooms,
    areaSqm: features.squareFootage,
    description: fields.description && withoutNul(fields.description),
    amenities,
    ...checks,
    ...developmentDetails,
    searchedText: searchedTextOf({ _id: fields.id, propertyId, title, location }),
    locationPartsFolded: locationParts(location).join(','),
    typeFolded: foldText(type ?? ''),
    amenitiesFolded: amenities.map(foldText),
  };
}

export function imageRowsOf({ id, images }: PropertyData): PropertyImageRow[] {
  return images.map((image, position) => ({ ...image, propertyId: id, position }));
}

/** A row and its images as the API sends them. */
export function propertyOf(row: PropertyRow, images: readonly PropertyImageRow[]): Property {
  const imageDetails = images.map(({ name, width, height, color, alt }) => ({
    url: imageUrl(name),
    width,
    height,
    color,
    alt,
  }));
  return {
    _id: row.id,
    propertyId: row.propertyId,
    title: row.title,
    type: row.type,
    status: row.status,
    location: row.location,
    price: row.price,
    negotiable: row.negotiable,
    features: { bedrooms: row.bedrooms, bathrooms: row.bathrooms, squareFootage: row.areaSqm },
    description: row.description,
    amenities: row.amenities,
    images: imageDetails.map(({ url }) => url),
    createdAt: row.createdAt.toISOString(),
    viewCount: row.viewCount,
    imageDetails,
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    coordinates: coordinatesOf(row),
    checks: ifAny(checksOf(row)),
    developmentDetails: ifAny(developmentDetailsOf(row)),
  };
}

/** The reverse of `propertyRowOf` and `imageRowsOf`. */
export function propertyDataOf(
  row: PropertyRow,
  images: readonly PropertyImageRow[],
): PropertyData {
  const { id, propertyId, title, type, status, location, price, negotiable } = row;
  const { bedrooms, bathrooms, areaSqm: squareFootage, description, amenities, createdAt } = row;
  return {
    id,
    propertyId,
    title,
    type,
    status,
    location,
    price,
    negotiable,
    features: { bedrooms, bathrooms, squareFootage },
    description,
    amenities,
    createdAt,
    coordinates: coordinatesOf(row),
    checks: checksOf(row),
    developmentDetails: developmentDetailsOf(row),
    images: images.map(({ name, width, height, color, alt }) => {
      return { name, width, height, color, alt };
    }),
  };
}

function coordinatesOf({ latitude, longitude }: PropertyRow): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function checksOf({ papers, power, water, road, visitedOn }: PropertyRow): PropertyChecks {
  return { papers, power, water, road, visitedOn };
}

function developmentDetailsOf({ stage, homes, handover }: PropertyRow): DevelopmentDetails {
  return { stage, homes, handover };
}

/** Null if every value is null, which is shorter in long lists. */
function ifAny<Values extends object>(values: Values): Values | null {
  return Object.values(values).some((value) => value !== null) ? values : null;
}

/** PostgreSQL cannot store NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
