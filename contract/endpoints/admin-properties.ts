import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Property } from '#contract/property/property.ts';
import { MultipartPropertySchema } from '#contract/property/property-form.ts';
import { PropertyStatistics } from '#contract/property/property-statistics.ts';
import { mapValues } from '#contract/rules/map-values.ts';
import { TolerantProperty } from './properties.ts';

export const createProperty = {
  method: 'POST',
  path: '/properties',
  audience: 'admin',
  summary: 'List a new property',
  body: { type: 'multipart/form-data', schema: MultipartPropertySchema },
  data: Property,
  tolerant: TolerantProperty,
  status: 201,
  failures: [429],
} as const satisfies Endpoint;

export const updateProperty = {
  method: 'PUT',
  path: '/properties/{id}',
  notFound: 'Property not found',
  audience: 'admin',
  summary: 'Change a property',
  body: {
    type: 'multipart/form-data',
    // Not z.partial, which every first visit would load (041).
    schema: z.object(mapValues(MultipartPropertySchema.shape, (part) => z.optional(part))),
  },
  data: Property,
  tolerant: TolerantProperty,
  failures: [409, 429],
} as const satisfies Endpoint;

export const deleteProperty = {
  method: 'DELETE',
  path: '/properties/{id}',
  notFound: 'Property not found',
  audience: 'admin',
  summary: 'Delete a property; with the capability bin it can be restored for 30 days',
} as const satisfies Endpoint;

export const getPropertyStatistics = {
  method: 'GET',
  path: '/admin/stats/properties',
  audience: 'admin',
  capability: 'property-statistics',
  summary: 'Listings by day, most viewed, most saved, and with problems',
  data: PropertyStatistics,
} as const satisfies Endpoint;
