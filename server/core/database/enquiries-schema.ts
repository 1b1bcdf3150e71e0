import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EnquiryKind, EnquiryState, Viewing } from '#contract/endpoints/enquiries.ts';
import { id, moment, users } from './schema.ts';

/** What visitors sent to the company. Deleted with the sender's account, and after `ENQUIRY_DAYS`. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id().primaryKey(),
    at: moment('at').notNull(),
    kind: text().notNull().$type<EnquiryKind>(),
    state: text().notNull().default('new').$type<EnquiryState>(),
    /** Incremented by every change of staff, so that a later one can detect it. */
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    /** Not a reference: the enquiry stays when the property is deleted. */
    propertyId: id('property_id'),
    /** At the time; null if it was not listed. */
    propertyTitle: text('property_title'),
    /** The query of the listings' address. */
    search: text(),
    message: text().notNull(),
    fullName: text('full_name'),
    phoneNumber: text('phone_number'),
    /** The last ten digits of the phone number, which are the same with and without +234. */
    phoneKey: text('phone_key'),
    /** In lower case. */
    email: text(),
    viewing: jsonb().$type<Viewing>(),
    /** The note on personal data that the sender saw. */
    consent: text().notNull(),
    /** The sender, if signed in. */
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    assignedTo: id('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    notes: text().notNull().default(''),
  },
  (table) => [
    index('enquiries_at').on(table.at, table.id),
    index('enquiries_phone').on(table.phoneKey),
    index('enquiries_email').on(table.email),
    index('enquiries_user').on(table.userId),
  ],
);
export type EnquiryRow = typeof enquiries.$inferSelect;
