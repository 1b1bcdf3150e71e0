import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { AlertFrequency } from '#contract/endpoints/alerts.ts';
import type { ChangedValue } from '#contract/endpoints/audit-log.ts';
import { id, moment, properties, users } from './schema.ts';

const userId = () =>
  id('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const propertyId = () =>
  id('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/** A session per sign-in. Expired sessions are kept for 30 days, for the response 'Session expired'. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    /** Browser and system, such as 'Chrome on Android'. */
    device: text().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** At most one code per user and purpose: a new one voids the previous one. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: userId(),
    /** 'verify-email' or 'reset-password'. */
    purpose: text().notNull(),
    /** Keyed hash of the code and the email address that it was sent to. */
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

/** Verified email addresses that were replaced, for as long as the change can be undone. */
export const replacedEmails = pgTable('replaced_emails', {
  id: id().primaryKey(),
  userId: userId(),
  email: text().notNull(),
  replacedAt: moment('replaced_at').notNull(),
});

/** Two-step login of users. */
export const twoFactor = pgTable('two_factor', {
  userId: userId().primaryKey(),
  /** The key shared with the authenticator app, in Base32. */
  key: text().notNull(),
  /** Null until the user has entered a first code; until then sign-in does not require one. */
  turnedOnAt: moment('turned_on_at'),
  /** The period of the last accepted code, which is not accepted again. */
  lastPeriod: integer('last_period').notNull().default(0),
});

/** Codes for users without their authenticator app; each can be used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** Keyed hash. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
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

/** The counters of rate limits, in the columns that `rate-limiter-flexible` expects. */
export const rateLimits = pgTable('rate_limits', {
  /** The limit, and a keyed hash of what it counts by. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When the counter ends, in milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** Emails about what is new in a search, or about the price of a home. */
export const alerts = pgTable(
  'alerts',
  {
    id: id().primaryKey(),
    userId: userId(),
    /** The name of the search, or the title of the home. */
    name: text().notNull(),
    /** The query string of the listings; null for the price of a home. */
    query: text(),
    /** Not a reference, because a deleted home may be restored. */
    propertyId: id('property_id'),
    /** The price that the user knows; null if none is shown. */
    price: bigint({ mode: 'number' }),
    frequency: text().notNull().$type<AlertFrequency>(),
    isOn: boolean('is_on').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** What changed until then is not new. */
    checkedAt: moment('checked_at').notNull(),
    /** The earliest time of the next email. */
    dueAt: moment('due_at').notNull(),
    emailedAt: moment('emailed_at'),
  },
  (table) => [
    uniqueIndex('alerts_search').on(table.userId, table.query),
    uniqueIndex('alerts_home').on(table.userId, table.propertyId),
    index('alerts_due_at').on(table.dueAt),
  ],
);
export type AlertRow = typeof alerts.$inferSelect;

/** An admin's own views of the table of properties. */
export const tableViews = pgTable(
  'table_views',
  {
    id: id().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('table_views_name').on(table.userId, table.name)],
);

export interface AlertNews {
  alertId: string;
  /** The homes of a search that were published in this period, as ISO strings. */
  published?: { after: string; until: string };
  /** The price before the change; null if none was shown. */
  priceBefore?: number | null;
}

/** The event that an email reports, as shown in it. */
export interface EmailDetails {
  /** As an ISO string. */
  at: string;
  device?: string;
  /** Network address; emails that an earlier version queued have none. */
  address?: string;
  /** Id of the replaced address, if the email has a link to undo the change. */
  undoId?: string;
  /** In place of a device, for the email of an alert. */
  alert?: AlertNews;
  /** Id of the enquiry that the company is told about. */
  enquiryId?: string;
}

/** Emails to be sent. Codes are created when an email is sent, so none is stored here. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id().primaryKey(),
    /** Null for an email to the company. */
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** An `EmailType`, or 'enquiry'. */
    type: text().notNull(),
    address: text().notNull(),
    details: jsonb().$type<EmailDetails>().notNull(),
    queuedAt: moment('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Earliest next attempt; moved into the future while a process sends the email. */
    dueAt: moment('due_at').notNull(),
    /** Set after the last attempt; the row stays for inspection. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_queue_due_at').on(table.dueAt)],
);

/** The audit log. Its events stay when their account or property is deleted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id().primaryKey(),
    at: moment('at').notNull(),
    action: text().notNull(),
    /** The affected user; null for a sign-in with an unknown email address. */
    userId: id('user_id'),
    /** The user who did it; null without a session. */
    actorId: id('actor_id'),
    propertyId: id('property_id'),
    device: text(),
    /** Network address. */
    address: text(),
    details: jsonb().$type<Record<string, string>>(),
    changes: jsonb().$type<ChangedValue[]>(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_user').on(table.userId, table.at),
    index('audit_events_actor').on(table.actorId, table.at),
    index('audit_events_property').on(table.propertyId, table.at),
  ],
);
