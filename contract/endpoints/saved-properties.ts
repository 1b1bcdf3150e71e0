import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Property } from '#contract/property/property.ts';
import { booleanOf, isRecord } from '#contract/rules/tolerant-values.ts';
import { TolerantProperty } from './properties.ts';

export const SavedState = z.object({ saved: z.boolean() });
export type SavedState = z.infer<typeof SavedState>;

const TolerantSavedState = z.pipe(
  z.transform((value: unknown) => ({ saved: isRecord(value) ? booleanOf(value.saved) : null })),
  SavedState,
);

export const listSavedProperties = {
  method: 'GET',
  path: '/auth/saved-properties',
  audience: 'user',
  items: Property,
  tolerant: TolerantProperty,
} as const satisfies Endpoint;

export const saveProperty = {
  method: 'POST',
  path: '/properties/{id}/save',
  audience: 'user',
} as const satisfies Endpoint;

export const unsaveProperty = {
  method: 'DELETE',
  path: '/properties/{id}/save',
  audience: 'user',
} as const satisfies Endpoint;

export const getSavedState = {
  method: 'GET',
  path: '/properties/{id}/saved',
  audience: 'user',
  data: SavedState,
  tolerant: TolerantSavedState,
} as const satisfies Endpoint;
