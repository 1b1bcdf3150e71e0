import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Property } from '#contract/property/property.ts';
import { described } from '#contract/rules/described.ts';
import { TolerantProperty } from './properties.ts';

/** The homes of the longest shortlist. */
const MAX_KEPT_HOMES = 100;

const ids = z
  .string()
  .check(z.regex(/^[^,]{1,50}(,[^,]{1,50}){0,99}$/, `must be 1 to ${MAX_KEPT_HOMES} ids`));

export const listKeptHomes = {
  method: 'GET',
  path: '/kept-homes',
  audience: 'public',
  capability: 'kept-homes',
  summary: 'The properties with these ids that are still listed; counts no views',
  query: z.object({
    ids: described(ids, `The ids of up to ${MAX_KEPT_HOMES} properties, separated by commas.`),
  }),
  items: Property,
  tolerant: TolerantProperty,
  failures: [429],
} as const satisfies Endpoint;
