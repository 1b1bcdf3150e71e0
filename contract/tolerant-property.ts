import * as z from 'zod/mini';
import { Coordinates, Property, PropertyPicture } from './property.ts';

type Fields = Record<string, unknown>;

/**
 * Reads a property as any API may send it. Only `_id` and `title` are required; every other field
 * that is missing or malformed becomes null, and numbers may be text.
 */
export const TolerantProperty = z.pipe(z.transform(readProperty), Property);

function readProperty(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const features = isRecord(value.features) ? value.features : {};
  const images = textList(value.images);
  return {
    _id: idOf(value._id),
    title: text(value.title),
    propertyId: text(value.propertyId),
    type: text(value.type),
    status: text(value.status),
    location: text(value.location) ?? '',
    price: number(value.price),
    negotiable: boolean(value.negotiable),
    features: {
      bedrooms: number(features.bedrooms),
      bathrooms: number(features.bathrooms),
      squareFootage: number(features.squareFootage),
    },
    description: text(value.description),
    amenities: textList(value.amenities),
    images,
    createdAt: date(value.createdAt),
    viewCount: number(value.viewCount),
    pictures: pictures(value.pictures, images.length),
    version: Number.isInteger(value.version) ? value.version : null,
    coordinates: Coordinates.safeParse(value.coordinates).data ?? null,
  };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(value: unknown): unknown {
  return typeof value === 'number' ? `${value}` : value;
}

function text(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? `${value}`.trim() || null : null;
}

/** Reads a finite number of 0 or more; text may hold separators, as in '85,000,000'. */
function number(value: unknown): number | null {
  const given = typeof value === 'string' ? Number(value.replaceAll(/[,\s₦]/g, '') || NaN) : value;
  return typeof given === 'number' && Number.isFinite(given) && given >= 0 ? given : null;
}

function boolean(value: unknown): boolean | null {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : null;
}

/** Accepts one text in place of a list; drops empty and other items. */
function textList(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => (typeof item === 'string' && item.trim() ? [item.trim()] : []));
}

/** An ISO date or milliseconds since 1970, as an ISO date. */
function date(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return null;
  return typeof value === 'string' ? value : new Date(time).toISOString();
}

/** Describes `images` one by one, so it is of use only where it is as long. */
function pictures(value: unknown, images: number): PropertyPicture[] | null {
  const { data } = z.array(PropertyPicture).safeParse(value);
  return data && data.length === images ? data : null;
}
