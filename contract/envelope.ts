import { z } from 'zod';
import { PropertyFacets } from './property-facets.ts';

/** An answer of the reference API. Other APIs may answer the payload bare or wrapped otherwise. */
export function envelopeOf<Payload extends z.ZodType>(data: Payload) {
  return z.object({ message: z.string(), data });
}

export const MessageAnswer = z.object({ message: z.string().optional() });
export type MessageAnswer = z.infer<typeof MessageAnswer>;

/** What an API that pages adds beside its list; its presence is the whole negotiation. */
export const PageMeta = z.object({
  /** How many properties the search finds in all. */
  total: z.number().int().min(0),
  /** Give it back as `cursor` for the next page; null on the last. */
  nextCursor: z.string().nullable(),
  facets: PropertyFacets.optional(),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** Any failure: a message for people and, for an invalid request, one sentence per field. */
export const ErrorAnswer = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

export const UNAUTHENTICATED_MESSAGE = 'Unauthenticated.';
export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';
