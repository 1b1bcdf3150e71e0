import { lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { EMAIL_UNDO_DAYS } from '#contract/endpoints/profile.ts';
import {
  auditEvents,
  oneTimeCodes,
  rateLimits,
  replacedEmails,
  sessions,
} from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { propertyViews } from '#server/core/database/schema.ts';
import type { SessionLimits } from '#server/core/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Expired sessions stay this long, so that the response is 'Session expired' instead of 'Unauthenticated.'. */
const EXPIRED_SESSION_DAYS = 30;
const AUDIT_DAYS = 365;

export interface KeptTimes {
  sessionLimits: SessionLimits;
  enquiryDays: number;
}

/** Returns the number of deleted rows of each table. */
export async function deleteExpiredRows(
  db: Database,
  { sessionLimits: { userIdleMs, adminIdleMs, maxMs }, enquiryDays }: KeptTimes,
  now: Date,
): Promise<Record<string, number>> {
  const ago = (ms: number) => new Date(+now - ms);
  const keptMs = EXPIRED_SESSION_DAYS * DAY_MS;
  const idleMs = Math.max(userIdleMs, adminIdleMs);
  const today = now.toISOString().slice(0, 10);
  const deleteFrom = async (table: PgTable, condition: SQL | undefined) =>
    (await db.delete(table).where(condition).returning({ one: sql`1` })).length;
  return {
    sessions: await deleteFrom(
      sessions,
      or(
        lt(sessions.lastUsedAt, ago(idleMs + keptMs)),
        lt(sessions.signedInAt, ago(maxMs + keptMs)),
      ),
    ),
    oneTimeCodes: await deleteFrom(oneTimeCodes, lt(oneTimeCodes.expiresAt, now)),
    replacedEmails: await deleteFrom(
      replacedEmails,
      lt(replacedEmails.replacedAt, ago(EMAIL_UNDO_DAYS * DAY_MS)),
    ),
    rateLimits: await deleteFrom(rateLimits, lt(rateLimits.expire, +now)),
    propertyViews: await deleteFrom(propertyViews, lt(propertyViews.day, today)),
    enquiries: await deleteFrom(enquiries, lt(enquiries.changedAt, ago(enquiryDays * DAY_MS))),
    auditEvents: await deleteFrom(auditEvents, lt(auditEvents.at, ago(AUDIT_DAYS * DAY_MS))),
  };
}
