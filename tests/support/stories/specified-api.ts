import { z } from 'zod';
import { capabilities } from '#contract/capabilities.ts';

/** How an API may wrap its payload. */
export type Envelope = 'bare' | 'data' | 'data.data';

interface SpecifiedCall {
  query?: readonly string[];
  /** Names of JSON fields or multipart parts; `[i]` stands for a number. */
  body?: readonly string[];
}

const propertyParts = [
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

/** Section 7 of the specification, copied from its table and not from the contract. */
const specification: Record<string, SpecifiedCall> = {
  'POST /auth/login': { body: ['email', 'password'] },
  'POST /auth/register': { body: ['fullName', 'email', 'phoneNumber', 'password'] },
  'POST /auth/verify-otp': { body: ['otp'] },
  'POST /auth/request-otp': {},
  'POST /auth/logout': {},
  'GET /auth/me': {},
  'PUT /auth/profile': { body: ['fullName', 'email', 'phoneNumber', 'location'] },
  'GET /auth/saved-properties': {},
  'POST /properties': { body: propertyParts },
  'GET /properties': {
    query: ['status', 'minPrice', 'maxPrice', 'location', 'bedrooms', 'bathrooms', 'amenities'],
  },
  'GET /properties/{id}': {},
  'PUT /properties/{id}': { body: [...propertyParts, 'removedImages[i]'] },
  'DELETE /properties/{id}': {},
  'POST /properties/{id}/save': {},
  'DELETE /properties/{id}/save': {},
  'GET /properties/{id}/saved': {},
  'GET /admin/users': {},
  'GET /admin/users/{id}': {},
  'DELETE /admin/users/{id}': {},
  'GET /admin/stats/users/total': {},
  'GET /admin/stats/users/active': {},
  'GET /admin/stats/users/registrations': {},
};

/** What a request has that the specification does not name; null for a request to the letter. */
export async function unspecifiedPart(request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  const name = `${request.method} ${pathname.replace(/^.*\/api(?=\/)/, '')}`;
  const call = Object.entries(specification).find(([template]) => patternOf(template).test(name));
  if (!call) return `the call ${name}`;
  const [, { query = [], body = [] }] = call;
  const parameter = [...searchParams.keys()].find((key) => !query.includes(key));
  if (parameter !== undefined) return `the parameter ${parameter} of ${name}`;
  const fields = await bodyFields(request.clone());
  const field = fields.find((key) => !body.includes(key.replace(/\[\d+\]$/, '[i]')));
  return field === undefined ? null : `the field ${field} of ${name}`;
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace('{id}', '(?!stats/)[^/]+')}$`);
}

async function bodyFields(request: Request): Promise<string[]> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return [...(await request.formData()).keys()];
  const text = await request.text();
  return text ? Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(text))) : [];
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
