import { Property } from '#contract/property.ts';
import { request, requestRead } from '#src/lib/api.ts';
import { propertyAddresses } from './property-addresses.ts';
import { readProperties, takeProperties } from './property-answer.ts';
import type { PageRequest } from './property-page-request.ts';

export const getProperties = (page: PageRequest, signal?: AbortSignal) =>
  requestRead({ ...propertyAddresses.page(page), signal }, readProperties, takeProperties);

export const getProperty = (id: string, signal?: AbortSignal) =>
  request(Property, { ...propertyAddresses.property(id), signal });
