import { papersKindOf } from '#contract/property/papers-kind.ts';
import {
  askingPrice,
  type Coordinates,
  type DevelopmentDetails,
  type Property,
  type PropertyChecks,
  type PropertyFeatures,
  shownPrice,
} from '#contract/property/property.ts';
import { locationParts } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { searchedTextOf } from '#contract/search/text-query.ts';
import { properties, propertyGroups, type propertyImages } from '#server/core/database/schema.ts';
import { imageUrl } from '#server/modules/images/images-service.ts';

export type PropertyImageRow = typeof propertyImages.$inferSelect;

/** An image of a property, by its name in the media store. */
export type PropertyImageData = Omit<PropertyImageRow, 'propertyId' | 'position'>;

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
  /** Only staff see coordinates that are not shown. */
  pointShown: boolean;
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
  /** Only staff see a property that is not published. */
  published: boolean;
  /** The import job that added the property, if one did. Later changes keep it. */
  importId?: string;
  createdAt: Date;
}

/** A stored property without its images, in the shape of `propertyColumns`. */
export interface PropertyRow extends Omit<PropertyData, 'coordinates' | 'images'> {
  coordinates: { latitude: number | null; longitude: number | null };
  viewCount: number;
  version: number;
  updatedAt: Date | null;
  /** The first publication; null for a draft. */
  publishedAt: Date | null;
}

const { latitude, longitude } = properties;

export const propertyColumns = {
  id: properties.id,
  propertyId: properties.propertyId,
  title: properties.title,
  type: properties.type,
  status: properties.status,
  location: properties.location,
  coordinates: { latitude, longitude },
  pointShown: properties.pointShown,
  price: properties.price,
  negotiable: properties.negotiable,
  description: properties.description,
  amenities: properties.amenities,
  ...propertyGroups,
  published: properties.published,
  createdAt: properties.createdAt,
  viewCount: properties.viewCount,
  version: properties.version,
  updatedAt: properties.updatedAt,
  publishedAt: properties.publishedAt,
};

/** The row of a property, with the folded columns that searches compare. */
export function propertyRowOf(property: PropertyData): typeof properties.$inferInsert {
  const { coordinates, features, checks, developmentDetails, images: _, ...fields } = property;
  const { squareFootage: areaSqm, ...rooms } = features;
  return {
    ...fields,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    price: askingPrice(fields),
    ...rooms,
    areaSqm,
    ...checks,
    ...developmentDetails,
    searchedText: searchedTextOf({ ...fields, _id: fields.id }),
    locationPartsFolded: locationParts(fields.location).join(','),
    typeFolded: foldText(fields.type ?? ''),
    amenitiesFolded: fields.amenities.map(foldText),
    searchedPapers: papersKindOf(property),
  };
}

export function imageRowsOf({ id, images }: PropertyData): PropertyImageRow[] {
  return images.map((image, position) => ({ ...image, propertyId: id, position }));
}

/** The reverse of `propertyRowOf`. */
export function propertyDataOf(row: PropertyRow, images: PropertyImageData[]): PropertyData {
  const { viewCount: _, version: __, updatedAt: ___, publishedAt: ____, ...fields } = row;
  const { latitude, longitude } = row.coordinates;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...fields, coordinates, images };
}

/** Only staff see the price of a development, a point that is not shown, and what is not published. */
export type Viewer = 'public' | 'staff';

/** A row and its images as the API sends them. */
export function propertyOf(
  row: PropertyRow,
  images: PropertyImageData[],
  viewer: Viewer,
): Property {
  const { id, createdAt, checks, developmentDetails, ...fields } = propertyDataOf(row, images);
  const isStaff = viewer === 'staff';
  const imageDetails = images.map(({ name, ...details }) => ({ url: imageUrl(name), ...details }));
  return {
    ...fields,
    _id: id,
    coordinates: isStaff || fields.pointShown ? fields.coordinates : null,
    pointShown: isStaff ? fields.pointShown : null,
    price: isStaff ? fields.price : shownPrice(fields),
    checks: ifAny(checks),
    developmentDetails: ifAny(developmentDetails),
    images: imageDetails.map(({ url }) => url),
    imageDetails,
    createdAt: createdAt.toISOString(),
    viewCount: row.viewCount,
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  };
}

/** Null if every value is null, which is shorter in long lists. */
function ifAny<Values extends object>(values: Values): Values | null {
  return Object.values(values).some((value) => value !== null) ? values : null;
}
