import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { PageMeta } from '#contract/envelope.ts';
import {
  Coordinates,
  type DevelopmentDetails,
  Property,
  type PropertyChecks,
  PropertyImage,
} from '#contract/property/property.ts';
import { checkFields, featureFields } from '#contract/property/property-fields.ts';
import { mapValues } from '#contract/rules/map-values.ts';
import {
  booleanOf,
  dateOf,
  idOf,
  isRecord,
  numberOf,
  textListOf,
  textOf,
} from '#contract/rules/tolerant-values.ts';
import { PropertySearchQuery } from '#contract/search/property-search-query.ts';

/**
 * Reads a property as any API may send it. Only `_id` and `title` are required; every other field
 * that is missing or malformed becomes null, and numbers may be text.
 */
export const TolerantProperty = z.pipe(
  z.transform(readProperty),
  z.custom<Property>((property) => property !== null, 'A property needs an _id and a title'),
);

export const listProperties = {
  method: 'GET',
  path: '/properties',
  audience: 'public',
  query: PropertySearchQuery,
  items: Property,
  tolerant: TolerantProperty,
  meta: z.optional(PageMeta),
  // 401 and 403 if anyone but staff asks for properties that are not published.
  failures: [401, 403, 429, 503],
} as const satisfies Endpoint;

export const getProperty = {
  method: 'GET',
  path: '/properties/{id}',
  notFound: 'Property not found',
  audience: 'public',
  data: Property,
  tolerant: TolerantProperty,
  failures: [429],
} as const satisfies Endpoint;

/**
 * Returns null without `_id` or `title`. The result is not parsed by the schema `Property`, whose
 * objects take 800 bytes instead of 100; a whole list has 24,000.
 */
function readProperty(value: unknown): Property | null {
  if (!isRecord(value)) return null;
  const _id = idOf(value._id);
  const title = textOf(value.title);
  if (!_id || !title) return null;
  const features = isRecord(value.features) ? value.features : {};
  const images = textListOf(value.images);
  return {
    _id,
    title,
    propertyId: textOf(value.propertyId),
    type: textOf(value.type),
    status: textOf(value.status),
    location: textOf(value.location) ?? '',
    price: numberOf(value.price),
    negotiable: booleanOf(value.negotiable),
    features: mapValues(featureFields, (_, name) => numberOf(features[name])),
    description: textOf(value.description),
    amenities: textListOf(value.amenities),
    images,
    createdAt: dateOf(value.createdAt),
    viewCount: numberOf(value.viewCount),
    validFrom: dateOf(value.validFrom),
    validTo: dateOf(value.validTo),
    imageDetails: imageDetailsOf(value.imageDetails, images.length),
    version: z.int().safeParse(value.version).data ?? null,
    updatedAt: dateOf(value.updatedAt),
    coordinates: Coordinates.safeParse(value.coordinates).data ?? null,
    pointShown: booleanOf(value.pointShown),
    checks: checksOf(value.checks),
    developmentDetails: developmentDetailsOf(value.developmentDetails),
    videoUrl: textOf(value.videoUrl),
    floorPlan: PropertyImage.safeParse(value.floorPlan).data ?? null,
    published: booleanOf(value.published),
  };
}

function checksOf(value: unknown): PropertyChecks | null {
  if (!isRecord(value)) return null;
  const texts = mapValues(checkFields, (_, name) => textOf(value[name]));
  const { visitedOn, confirmedOn } = value;
  return { ...texts, visitedOn: dateOf(visitedOn), confirmedOn: dateOf(confirmedOn) };
}

function developmentDetailsOf(value: unknown): DevelopmentDetails | null {
  if (!isRecord(value)) return null;
  const { stage, homes, handover } = value;
  return { stage: textOf(stage), homes: numberOf(homes), handover: dateOf(handover) };
}

/** Null unless there are details for each image. */
function imageDetailsOf(value: unknown, images: number): PropertyImage[] | null {
  const { data } = z.array(PropertyImage).safeParse(value);
  return data && data.length === images ? data : null;
}
