import { Property } from '#contract/property.ts';
import { request, requestList } from '#src/lib/api.ts';
import { propertyAddresses } from './property-addresses.ts';
import type { PageRequest } from './property-page-request.ts';

/** From an API that pages the page, from another one the whole list. */
export const getProperties = (page: PageRequest, signal?: AbortSignal) =>
  requestList(Property, { ...propertyAddresses.page(page), signal });

export const getProperty = (id: string, signal?: AbortSignal) =>
  request(Property, { ...propertyAddresses.property(id), signal });
