import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { id, properties, users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const userId = () =>
  id('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const propertyId = () =>
  id('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/** One per sign-in. Expired ones stay a while, so that their holders are told what happened. */
export const sessions = pgTable(
  'sessions',
  {
    /** Known to its owner, and no secret. */
    id: id().primaryKey(),
    /** SHA-256 of the token, which itself is kept nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    /** Browser and system in words, never what the browser sent. */
    device: text().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** At most one code per person and purpose, so that a new one voids the older. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: userId(),
    /** 'verify-email' or 'reset-password'. */
    purpose: text().notNull(),
    /** Keyed, and bound to the e-mail address it was sent to. */
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const savedProperties = pgTable(
  'saved_properties',
  {
    userId: userId(),
    propertyId: propertyId(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('saved_properties_property').on(table.propertyId),
  ],
);

/** What a signed-in person looked at today, so that a reload is not counted again. */
export const viewedProperties = pgTable(
  'viewed_properties',
  {
    userId: userId(),
    propertyId: propertyId(),
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId, table.day] }),
    index('viewed_properties_property').on(table.propertyId),
  ],
);

/** Attempts within a window of time, by a keyed hash of who made them on what. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** Emails to be sent. Codes are created when an email is sent, so none is stored here. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id().primaryKey(),
    userId: userId(),
    /** An `EmailType`. */
    type: text('letter').notNull(),
    address: text().notNull(),
    /** Time and device of the event, as shown in the email. */
    details: jsonb().$type<{ at: string; device: string }>().notNull(),
    queuedAt: moment('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Earliest next attempt; moved into the future while a process sends the email. */
    dueAt: moment('due_at').notNull(),
    /** Set when the email is given up; the row then stays for inspection. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_queue_due_at').on(table.dueAt)],
);

/** What happened to accounts and properties, and who did it. Never changed, and outlives what it speaks of. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id().primaryKey(),
    at: moment('at').notNull(),
    action: text().notNull(),
    /** Whom it happened to; null where nobody has the e-mail address that was tried. */
    userId: id('user_id'),
    /** Who did it; null where nobody was signed in. */
    actorId: id('actor_id'),
    /** The property it happened to. */
    propertyId: id('property_id'),
    device: text(),
    /** The network address. */
    address: text(),
    details: jsonb().$type<Record<string, string>>(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_user').on(table.userId, table.at),
    index('audit_events_actor').on(table.actorId, table.at),
    index('audit_events_property').on(table.propertyId, table.at),
  ],
);
