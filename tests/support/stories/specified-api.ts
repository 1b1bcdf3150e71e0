import { z } from 'zod';
import { capabilities } from '#contract/capabilities.ts';

/** How an API may wrap its payload. */
export type Envelope = 'bare' | 'data' | 'data.data';

interface SpecifiedCall {
  /** The parameters, and the values that the rules of section 5 permit. */
  query?: Record<string, RegExp>;
  json?: readonly string[];
  /** Names of parts; `[i]` stands for a number. */
  multipart?: readonly string[];
}

/** The parts of the property form, as the specification names them. */
export const propertyParts = [
  'title',
  'type',
  'status',
  'location',
  'price',
  'negotiable',
  'features[bedrooms]',
  'features[bathrooms]',
  'features[squareFootage]',
  'description',
  'amenities[i]',
  'images',
];

const roomNumber = /^[1-9]\d*$/;

/** Section 7 of the specification, copied from its table and not from the contract. */
const specification = {
  browsing: {
    'GET /properties': {
      query: {
        // The hero's Property Type is the status in the address bar, but not in the request.
        status: /^(?!(Apartment|Villa|House|Estate|Commercial|Land)$)./,
        minPrice: /^[1-9]\d*$/,
        maxPrice: /^\d{1,6}$/,
        location: /^(?!.*Other States)./,
        bedrooms: roomNumber,
        bathrooms: roomNumber,
        amenities: /./,
      },
    },
    'GET /properties/{id}': {},
  },
  account: {
    'POST /auth/login': { json: ['email', 'password'] },
    'POST /auth/register': { json: ['fullName', 'email', 'phoneNumber', 'password'] },
    'POST /auth/verify-otp': { json: ['otp'] },
    'POST /auth/request-otp': {},
    'POST /auth/logout': {},
    'GET /auth/me': {},
    'PUT /auth/profile': { multipart: ['fullName', 'email', 'phoneNumber', 'location'] },
  },
  savedProperties: {
    'GET /auth/saved-properties': {},
    'POST /properties/{id}/save': {},
    'DELETE /properties/{id}/save': {},
    'GET /properties/{id}/saved': {},
  },
  propertyAdministration: {
    'POST /properties': { multipart: propertyParts },
    'PUT /properties/{id}': { multipart: [...propertyParts, 'removedImages[i]'] },
    'DELETE /properties/{id}': {},
  },
  userAdministration: {
    'GET /admin/users': {},
    'GET /admin/users/{id}': {},
    'DELETE /admin/users/{id}': {},
    'GET /admin/stats/users/total': {},
    'GET /admin/stats/users/active': {},
    'GET /admin/stats/users/registrations': {},
  },
} satisfies Record<string, Record<string, SpecifiedCall>>;

export type SpecifiedGroup = keyof typeof specification;

/** Every call of a group of section 7, its parameters and its fields, in the form of `parts`. */
export function specifiedParts(group: SpecifiedGroup): string[] {
  return Object.entries<SpecifiedCall>(specification[group]).flatMap(([name, call]) => [
    name,
    ...Object.keys(call.query ?? {}).map((parameter) => `${name} ?${parameter}`),
    ...[...(call.json ?? []), ...(call.multipart ?? [])].map((field) => `${name} ${field}`),
  ]);
}

interface CheckedRequest {
  /** The call, and each of its parameters and fields: 'PUT /properties/{id} images'. */
  parts: string[];
  /** The first deviation from the specification; null if there is none. */
  violation: string | null;
}

/** Compares a request with the specification's table. */
export async function checkRequest(request: Request): Promise<CheckedRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const target = `${request.method} ${pathname.replace(/^.*\/api(?=\/)/, '')}`;
  const calls = Object.values(specification).flatMap((group) =>
    Object.entries<SpecifiedCall>(group),
  );
  const found = calls.find(([template]) => patternOf(template).test(target));
  if (!found) return { parts: [], violation: `the call ${target}` };
  const [name, call] = found;
  const { type, fields } = await readBody(request.clone());
  const parameters = [...searchParams];
  const violation =
    wrongHeader(request) ??
    parameters
      .filter(([key, value]) => !call.query?.[key]?.test(value))
      .map(([key, value]) => `the parameter ${key}=${value}`)[0] ??
    fields
      .filter((field) => !(type && call[type]?.includes(field)))
      .map((field) => `the ${type} field ${field}`)[0];
  return {
    parts: [
      name,
      ...parameters.map(([key]) => `${name} ?${key}`),
      ...fields.map((field) => `${name} ${field}`),
    ],
    violation: violation ? `${violation} of ${target}` : null,
  };
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace('{id}', '(?!stats/)[^/]+')}$`);
}

const specifiedHeaders = ['accept', 'authorization', 'content-type'];

function wrongHeader({ headers }: Request): string | undefined {
  const name = [...headers.keys()].find((header) => !specifiedHeaders.includes(header));
  if (name) return `the header ${name}`;
  const authorization = headers.get('authorization');
  const isBearer = authorization === null || /^Bearer (?!null|undefined)\S+$/.test(authorization);
  return isBearer ? undefined : `the authorization ${authorization}`;
}

async function readBody(
  request: Request,
): Promise<{ type: 'json' | 'multipart' | null; fields: string[] }> {
  if (/^multipart\/form-data/.test(request.headers.get('content-type') ?? '')) {
    const names = [...(await request.formData()).keys()];
    return { type: 'multipart', fields: names.map((name) => name.replace(/\[\d+\]$/, '[i]')) };
  }
  const text = await request.text();
  if (!text) return { type: null, fields: [] };
  const fields = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  return { type: 'json', fields };
}

const ResponseBody = z.object({ message: z.string().optional(), data: z.unknown().optional() });
const unspecifiedFields: readonly string[] = Object.values(capabilities).flatMap((permission) =>
  'responseFields' in permission ? [...permission.responseFields] : [],
);

/** A response of the reference API without its additions, in another envelope. */
export function specifiedResponse(response: unknown, envelope: Envelope): unknown {
  const { message, data } = ResponseBody.parse(response);
  const payload = Array.isArray(data) ? data.map(specifiedRecord) : specifiedRecord(data);
  if (envelope === 'bare') return payload;
  return envelope === 'data' ? { message, data: payload } : { data: { message, data: payload } };
}

function specifiedRecord(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const fields = Object.entries(record).filter(([name]) => !unspecifiedFields.includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'user' ? specifiedRecord(value) : value]),
  );
}
