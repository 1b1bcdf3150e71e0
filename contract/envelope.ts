import * as z from 'zod/mini';
import { PropertyFacets } from './property-facets.ts';

/** An answer of the reference API. Other APIs may answer the payload bare or wrapped otherwise. */
export function envelopeOf<Payload extends z.core.$ZodType>(data: Payload) {
  return z.object({ message: z.string(), data });
}

export const MessageAnswer = z.object({ message: z.optional(z.string()) });
export type MessageAnswer = z.infer<typeof MessageAnswer>;

/** What an API that pages adds beside its list; its presence is the whole negotiation. */
export const PageMeta = z.object({
  /** How many properties the search finds in all. */
  total: z.int().check(z.gte(0)),
  /** Give it back as `cursor` for the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
  facets: z.optional(PropertyFacets),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** Any failure: a message for people and, for an invalid request, one sentence per field. */
export const ErrorAnswer = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

export const UNAUTHENTICATED_MESSAGE = 'Unauthenticated.';
export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';
