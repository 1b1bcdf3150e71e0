import { papersKindOf } from '#contract/property/papers-kind.ts';
import {
  askingPrice,
  type Coordinates,
  type DevelopmentDetails,
  type Property,
  type PropertyChecks,
  type PropertyFeatures,
  type PropertyImage,
  shownPrice,
} from '#contract/property/property.ts';
import { locationParts } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { searchedTextOf } from '#contract/search/text-query.ts';
import { properties, propertyGroups, type propertyImages } from '#server/core/database/schema.ts';
import { imageUrl } from '#server/modules/images/images-service.ts';

export type PropertyImageRow = typeof propertyImages.$inferSelect;

export type StoredPropertyImage = Omit<PropertyImageRow, 'propertyId' | 'position'>;

/** An image of a property, by its name in the media store. */
export type PropertyImageData = Omit<StoredPropertyImage, 'kind'>;

type PlainFields = Pick<
  typeof properties.$inferSelect,
  | ('id' | 'propertyId' | 'title' | 'type' | 'status' | 'location' | 'pointShown' | 'price')
  | ('negotiable' | 'description' | 'amenities' | 'videoUrl' | 'published' | 'createdAt')
>;

/** The data that an admin writes: a property without view count, version and search columns. */
export interface PropertyData extends PlainFields {
  coordinates: Coordinates | null;
  features: PropertyFeatures;
  checks: PropertyChecks;
  developmentDetails: DevelopmentDetails;
  /** The photos, the cover first. */
  images: PropertyImageData[];
  floorPlan: PropertyImageData | null;
  /** The import job that added the property, if one did. Later changes keep it. */
  importId?: string;
}

/** A stored property without its images, in the shape of `propertyColumns`. */
export interface PropertyRow extends Omit<PropertyData, 'coordinates' | 'images' | 'floorPlan'> {
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
  videoUrl: properties.videoUrl,
  published: properties.published,
  createdAt: properties.createdAt,
  viewCount: properties.viewCount,
  version: properties.version,
  updatedAt: properties.updatedAt,
  publishedAt: properties.publishedAt,
};

/** The columns of a property, with the folded ones that searches compare. Images have their own rows. */
export function columnsOf(property: PropertyData): typeof properties.$inferInsert {
  const { coordinates, features, checks, developmentDetails, ...rest } = property;
  const { images: _, floorPlan: __, ...fields } = rest;
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

export function imageRowsOf({ id, images, floorPlan }: PropertyData): PropertyImageRow[] {
  const rowOf =
    (kind: PropertyImageRow['kind']) => (image: PropertyImageData, position: number) => {
      return { ...image, propertyId: id, kind, position };
    };
  return [
    ...images.map(rowOf('photo')),
    ...(floorPlan ? [floorPlan] : []).map(rowOf('floor-plan')),
  ];
}

/** The images of a kind, in their order. */
export function imagesOfKind(
  stored: readonly StoredPropertyImage[],
  kind: PropertyImageRow['kind'],
): PropertyImageData[] {
  return stored
    .filter((image) => image.kind === kind)
    .map(({ name, width, height, color, alt }) => ({ name, width, height, color, alt }));
}

/** Reads a stored row and its images. */
export function propertyDataOf(
  row: PropertyRow,
  stored: readonly StoredPropertyImage[],
): PropertyData {
  const { viewCount: _, version: __, updatedAt: ___, publishedAt: ____, ...fields } = row;
  const { latitude, longitude } = row.coordinates;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  const images = imagesOfKind(stored, 'photo');
  const [floorPlan = null] = imagesOfKind(stored, 'floor-plan');
  return { ...fields, coordinates, images, floorPlan };
}

/** Only staff see the price of a development, a point that is not shown, and what is not published. */
export type Viewer = 'public' | 'staff';

/** A row and its images as the API sends them. */
export function propertyOf(
  row: PropertyRow,
  stored: readonly StoredPropertyImage[],
  viewer: Viewer,
): Property {
  const { id, createdAt, checks, developmentDetails, ...rest } = propertyDataOf(row, stored);
  const { images, floorPlan, ...fields } = rest;
  const isStaff = viewer === 'staff';
  const imageDetails = images.map(detailsOf);
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
    floorPlan: floorPlan && detailsOf(floorPlan),
    createdAt: createdAt.toISOString(),
    viewCount: row.viewCount,
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  };
}

function detailsOf({ name, ...details }: PropertyImageData): PropertyImage {
  return { url: imageUrl(name), ...details };
}

/** Null if every value is null, which is shorter in long lists. */
function ifAny<Values extends object>(values: Values): Values | null {
  return Object.values(values).some((value) => value !== null) ? values : null;
}
