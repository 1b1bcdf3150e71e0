import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { NextPage } from '#contract/envelope.ts';
import { Property } from '#contract/property/property.ts';
import { TolerantProperty } from './properties.ts';

/** Afterwards a deleted property and its images are gone for good. */
export const DAYS_IN_BIN = 30;

export const DeletedProperty = z.object({
  _id: z.string(),
  title: z.string(),
  location: z.string(),
  /** In naira; null without one. */
  price: z.nullable(z.number()),
  /** Path of the first image. */
  image: z.nullable(z.string()),
  deletedAt: z.string(),
  /** Null if that account was deleted too. */
  deletedBy: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
});
export type DeletedProperty = z.infer<typeof DeletedProperty>;

const admin = { audience: 'admin', capability: 'bin' } as const;

export const listDeletedProperties = {
  ...admin,
  method: 'GET',
  path: '/admin/deleted-properties',
  summary: `Properties deleted in the last ${DAYS_IN_BIN} days, latest first`,
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  items: DeletedProperty,
  meta: NextPage,
} as const satisfies Endpoint;

export const restoreProperty = {
  ...admin,
  method: 'POST',
  path: '/admin/deleted-properties/{id}/restore',
  notFound:
    'This property is no longer in Deleted properties: it was restored, or its 30 days are over',
  summary: 'List a deleted property again, with its images',
  data: Property,
  tolerant: TolerantProperty,
  failures: [409],
} as const satisfies Endpoint;
