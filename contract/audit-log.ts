import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { NextPage } from './envelope.ts';

const person = z.nullable(
  z.object({
    id: z.string(),
    /** Null where the account is gone. */
    fullName: z.nullable(z.string()),
  }),
);

/** Something that happened, and who did it. */
export const AuditEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** 'signed-in', 'role-changed', 'property-updated' … */
  action: z.string(),
  /** Who did it; null where nobody was signed in. */
  actor: person,
  /** Whose account it happened to. */
  user: person,
  /** What it happened to; its title as it then was. */
  property: z.nullable(z.object({ _id: z.string(), title: z.string() })),
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.string())),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditEventsQuery = z.object({
  action: z.optional(z.string().check(z.maxLength(50))),
  /** Id of a person who did it, or to whom it happened. */
  user: z.optional(z.string().check(z.maxLength(50))),
  property: z.optional(z.string().check(z.maxLength(50))),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});
export type AuditEventsQuery = z.infer<typeof AuditEventsQuery>;

export const listAuditEvents = {
  method: 'GET',
  path: '/admin/audit-events',
  audience: 'admin',
  capability: 'audit-log',
  summary: 'What happened to accounts and properties, the latest first',
  query: AuditEventsQuery,
  items: AuditEvent,
  meta: NextPage,
  failures: [401, 403],
} as const satisfies Endpoint;
