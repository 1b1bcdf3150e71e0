import { z } from 'zod';

type Fields = Record<string, unknown>;

const photo = 'https://images.example.test/front.jpg';

/** How an API may send the fields of a property, except `_id` and `title`. */
const propertyDeviations = {
  'a title and nothing else': {},
  'an empty value in every field': {
    ...{ propertyId: null, type: null, status: null, location: null, price: null },
    ...{ negotiable: null, features: null, description: null, amenities: null, images: null },
    ...{ createdAt: null, viewCount: null, imageDetails: null, version: null, coordinates: null },
    ...{ checks: null, developmentDetails: null },
  },
  'text for numbers and for lists': {
    ...{ propertyId: 3001, type: 'House', status: 'For Sale', location: 'Lekki, Lagos' },
    ...{ price: '85,000,000', negotiable: 'true', description: 'Four walls.', viewCount: '12' },
    features: { bedrooms: '4', bathrooms: ' 5 ', squareFootage: '1,320' },
    ...{ amenities: 'Gym', images: photo, createdAt: 1_767_258_000_000 },
    ...{ version: '3', coordinates: '6.46,3.56' },
    ...{ checks: 'papers', developmentDetails: { stage: 4, homes: '24', handover: 2027 } },
  },
  'other types': {
    ...{ propertyId: {}, type: ['Villa'], status: true, location: { city: 'Lagos' } },
    ...{ price: { amount: 5 }, negotiable: 'perhaps', features: 'four rooms' },
    ...{ description: ['walls', 'roof'], amenities: { 0: 'Gym' }, images: 7 },
    ...{ createdAt: 'last week', viewCount: true, imageDetails: 'none', version: 4 },
    coordinates: [3.56, 6.46],
    ...{ checks: ['papers'], developmentDetails: true },
  },
  'gaps in its lists': {
    ...{ status: '', type: ' ', location: ['Lagos'], price: 'ask', createdAt: 1e20 },
    amenities: [null, '', ' ', 'Sauna', 5, {}, ['Gym']],
    images: [null, '', photo, 7],
    features: { bedrooms: null, bathrooms: '', squareFootage: 'large' },
    ...{ imageDetails: [null], viewCount: -4 },
    checks: { papers: [], power: {}, water: ' ', road: null, visitedOn: 'last week' },
    coordinates: { type: 'Point', coordinates: [3.56, 6.46] },
  },
  'an unknown status and type': {
    ...{ status: 'Haunted', type: 'Castle', location: 'Ikoyi, Lagos', price: -5, negotiable: 1 },
    ...{ features: [], description: 12, createdAt: '', version: 12 },
    coordinates: { latitude: 'north', longitude: null },
  },
} satisfies Record<string, Fields>;

export type PropertyDeviation = keyof typeof propertyDeviations;

// A literal object has no other keys than its type; so have the users below.
export const propertyDeviationNames = Object.keys(propertyDeviations) as PropertyDeviation[];

/** How an API may send the fields of a user; the id is in `id` or in `_id`. */
const userDeviations = {
  'an email and nothing else': ({ id, email, role }: Fields) => ({ _id: id, email, role }),
  'a name and no email': ({ id, fullName }: Fields) => ({ _id: id, fullName, email: null }),
  'an empty value in every field': ({ id, email, fullName, role }: Fields) => ({
    ...{ id, email, fullName, role, phoneNumber: null, location: null, isVerified: null },
    ...{ registrationDate: null, lastActive: null, totalLogins: null, status: null, photo: null },
  }),
  'text for numbers': ({ id, email, fullName, role }: Fields) => ({
    ...{ id, email, fullName, role, phoneNumber: 8_030_000_001, isVerified: 'true' },
    ...{ registrationDate: 1_767_258_000_000, totalLogins: '1,200', status: 'Active' },
    photo,
  }),
  'other types': ({ id, email, fullName, role }: Fields) => ({
    ...{ _id: id, email, fullName, role, phoneNumber: {}, location: ['Lagos'], isVerified: 1 },
    ...{ registrationDate: 'last week', lastActive: {}, totalLogins: 'many' },
    ...{ propertiesViewed: -1, propertiesSaved: [], status: 5, photo: { url: photo } },
  }),
} satisfies Record<string, (user: Fields) => Fields>;

export type UserDeviation = keyof typeof userDeviations;

export const userDeviationNames = Object.keys(userDeviations) as UserDeviation[];

const titleOf = (name: string) => `House with ${name}`;
const nameOf = (name: string) => `Person with ${name}`;

/** The title of a property, and the name of a user, that the sloppy API sends in this way. */
export const sloppyNames = { property: titleOf, user: nameOf };

const Body = z.object({ message: z.string().optional(), data: z.unknown().optional() });

/**
 * Turns a response of the reference API into that of an API which keeps only the names of the
 * specification. Properties and users that `sloppyNames` names get those deviations.
 */
export async function sloppyResponse(request: Request, response: Response): Promise<Response> {
  const { status } = response;
  const { message, data } = Body.parse(await response.json());
  if (status === 404 && request.method === 'GET') return Response.json({ message, data: null });
  // The message of a 401 stays a text, because clients recognise an expired session by it.
  if (status >= 400) {
    return Response.json({ message: status === 401 ? message : [message, 'Sorry'] }, { status });
  }
  if (request.method === 'DELETE') return new Response(null, { status: 204 });
  const payload = Array.isArray(data) ? [null, 'none', ...data.map(sloppyRecord)] : data;
  return Response.json({ message: [message], data: sloppyRecord(payload) }, { status });
}

function sloppyRecord(record: unknown): unknown {
  if (!isFields(record)) return record;
  if (isFields(record.user)) return { ...record, user: sloppyUser(record.user) };
  if ('saved' in record) return { saved: `${record.saved}` };
  if ('total' in record) return { total: `${record.total}` };
  if ('email' in record) return sloppyUser(record);
  return 'title' in record ? sloppyProperty(record) : record;
}

function sloppyProperty({ _id, title }: Fields): Fields {
  const name = propertyDeviationNames.find((deviation) => titleOf(deviation) === title);
  return { _id, title, ...(name && propertyDeviations[name]) };
}

function sloppyUser(user: Fields): Fields {
  const name = userDeviationNames.find((deviation) => nameOf(deviation) === user.fullName);
  return name ? userDeviations[name](user) : user;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
