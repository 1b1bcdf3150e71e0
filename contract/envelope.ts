import * as z from 'zod/mini';
import { PropertyFacets } from './search/property-facets.ts';

export const MessageResponse = z.object({ message: z.optional(z.string()) });
export type MessageResponse = z.infer<typeof MessageResponse>;

/** Sent beside a page of properties. */
export const PageMeta = z.object({
  /** The number of results on all pages. */
  total: z.int().check(z.gte(0)),
  /** Sent as `cursor` for the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
  facets: z.optional(PropertyFacets),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** The next page of a list starts at `nextCursor`, which is null on the last page. */
export const NextPage = z.object({ nextCursor: z.nullable(z.string()) });

/** Any failure: a message for the user and, for an invalid request, one message per field. */
export const ErrorResponse = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

export const UNAUTHENTICATED_MESSAGE = 'Unauthenticated.';
export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';
