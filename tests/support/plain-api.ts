import { z } from 'zod';

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
const Answer = z.object({ message: z.string().optional(), data: z.unknown() });
const Extended = z.looseObject({ pictures: z.unknown(), coordinates: z.unknown() });

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
  const result = Extended.safeParse(record);
  if (!result.success) return record;
  const { pictures: _, coordinates: __, ...plain } = result.data;
  return plain;
}
