import * as z from 'zod/mini';
import { Property } from '#contract/property.ts';
import { request } from '#src/lib/api.ts';
import { requestList } from '#src/lib/list-requests.ts';

const SavedState = z.object({ saved: z.boolean() });
const Anything = z.unknown();

const addressOf = (id: string) => `/properties/${encodeURIComponent(id)}` as const;

export const getSavedProperties = async (signal?: AbortSignal) =>
  (await requestList(Property, { url: '/auth/saved-properties', signal })).items;

export const getSavedState = (id: string, signal?: AbortSignal) =>
  request(SavedState, { url: `${addressOf(id)}/saved`, signal });

export const saveProperty = (id: string) =>
  request(Anything, { method: 'POST', url: `${addressOf(id)}/save` });

export const unsaveProperty = (id: string) =>
  request(Anything, { method: 'DELETE', url: `${addressOf(id)}/save` });
