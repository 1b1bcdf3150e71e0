import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { NextPage } from '#contract/envelope.ts';
import { searchDatesQuery } from '#contract/search/search-dates.ts';

/** The name of a device that the API cannot tell. */
export const UNKNOWN_DEVICE = 'Unknown device';

const userReference = z.nullable(
  z.object({
    id: z.string(),
    /** Null if the account was deleted; actions of staff keep the name. */
    fullName: z.nullable(z.string()),
    isDeleted: z.boolean(),
  }),
);

const propertyValue = z.nullable(
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);

/** A changed field of a property, with its values in `Property`. */
export const ChangedValue = z.object({
  /** The path in `Property`, such as 'price' or 'checks.power'. */
  field: z.string(),
  before: propertyValue,
  after: propertyValue,
});
export type ChangedValue = z.infer<typeof ChangedValue>;

export const AuditEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** 'signed-in', 'role-changed', 'property-updated' … */
  action: z.string(),
  /** The user who acted; null if no user was signed in. */
  actor: userReference,
  /** The user whose account was affected. */
  user: userReference,
  /** The property that was affected, with its title at the time. */
  property: z.nullable(z.object({ _id: z.string(), title: z.string() })),
  device: z.nullable(z.string()),
  /** Network address. */
  address: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.string())),
  /** The fields of a changed property, except its images. Missing in older events. */
  changes: z.nullish(z.array(ChangedValue)),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditEventsQuery = z.object({
  action: z.optional(z.string().check(z.maxLength(50))),
  /** Id of the user who acted or was affected. */
  user: z.optional(z.string().check(z.maxLength(50))),
  property: z.optional(z.string().check(z.maxLength(50))),
  ...searchDatesQuery,
  cursor: z.optional(z.string().check(z.maxLength(100))),
});
export type AuditEventsQuery = z.infer<typeof AuditEventsQuery>;

export const listAuditEvents = {
  method: 'GET',
  path: '/admin/audit-events',
  audience: 'admin',
  capability: 'audit-log',
  summary: 'Audit log of accounts and properties, newest first',
  query: AuditEventsQuery,
  items: AuditEvent,
  meta: NextPage,
} as const satisfies Endpoint;
