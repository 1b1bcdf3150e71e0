import { Property } from '#contract/property.ts';
import type { PropertySearchQuery } from '#contract/property-search-query.ts';
import { request, requestList } from '#src/lib/api.ts';

export const getProperties = (query: PropertySearchQuery, signal?: AbortSignal) =>
  requestList(Property, { url: '/properties', params: query, signal });

export const getProperty = (id: string, signal?: AbortSignal) =>
  request(Property, { url: `/properties/${encodeURIComponent(id)}`, signal });
