import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { PageMeta } from './envelope.ts';
import { Property } from './property.ts';
import { PropertySearchQuery } from './property-search-query.ts';
import { TolerantProperty } from './tolerant-property.ts';

export const listProperties = {
  method: 'GET',
  path: '/properties',
  audience: 'public',
  summary: 'Properties that match a search: the whole list, or a page if `limit` is sent',
  query: PropertySearchQuery,
  items: Property,
  tolerant: TolerantProperty,
  meta: z.optional(PageMeta),
  failures: [429, 503],
} as const satisfies Endpoint;

export const getProperty = {
  method: 'GET',
  path: '/properties/{id}',
  notFound: 'Property not found',
  audience: 'public',
  summary: 'One property; counts one view per network and day',
  data: Property,
  tolerant: TolerantProperty,
  failures: [404, 429],
} as const satisfies Endpoint;
