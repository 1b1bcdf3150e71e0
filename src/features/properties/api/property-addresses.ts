import type { ReadRequest } from '#src/lib/read-request.ts';
import { type PageRequest, queryOfPage } from './property-page-request.ts';

/** The calls that read properties, apart from the code that makes them. */
export const propertyAddresses = {
  page: (request: PageRequest): ReadRequest => ({
    url: '/properties',
    params: queryOfPage(request),
  }),
  property: (id: string): ReadRequest => ({ url: `/properties/${encodeURIComponent(id)}` }),
};
