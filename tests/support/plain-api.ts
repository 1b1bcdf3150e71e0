import { z } from 'zod';
import { accountEndpoints } from '#contract/account-endpoints.ts';
import { adminEndpoints } from '#contract/admin-endpoints.ts';

/** How an API may wrap what it answers. */
export type Envelope = 'bare' | 'data' | 'data.data';

const specifiedParameters = [
  'status',
  'minPrice',
  'maxPrice',
  'location',
  'bedrooms',
  'bathrooms',
  'amenities',
];
const Answer = z.object({ message: z.string().optional(), data: z.unknown().optional() });
const extensionFields = ['pictures', 'coordinates', 'photo', 'version'];
const extensionPaths = Object.values({ ...accountEndpoints, ...adminEndpoints }).map(
  ({ path }) => new RegExp(`/api${path.replace('{id}', '[^/]+')}$`),
);

/** Whether only the reference API knows this address. */
export function isExtension(pathname: string): boolean {
  return extensionPaths.some((path) => path.test(pathname));
}

/** The query as an API that knows only the specification understands it. */
export function plainQuery(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...parameters].filter(([name]) => specifiedParameters.includes(name)),
  );
}

/** The reference API's answer without its extensions, wrapped as told. */
export function plainAnswer(answer: unknown, envelope: Envelope): unknown {
  const { message, data } = Answer.parse(answer);
  const payload = Array.isArray(data) ? data.map(plainRecord) : plainRecord(data);
  if (envelope === 'bare') return payload;
  return envelope === 'data' ? { message, data: payload } : { data: { message, data: payload } };
}

function plainRecord(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const fields = Object.entries(record).filter(([name]) => !extensionFields.includes(name));
  const plain = fields.map(([name, value]) => [name, name === 'user' ? plainRecord(value) : value]);
  return Object.fromEntries(plain);
}
