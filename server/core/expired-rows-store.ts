import { lt, or } from 'drizzle-orm';
import {
  auditEvents,
  knownNetworks,
  oneTimeCodes,
  rateLimits,
  sessions,
  viewedProperties,
} from './database/accounts-schema.ts';
import type { Database } from './database/database.ts';
import { propertyViews } from './database/schema.ts';
import type { SessionLimits } from './services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Kept this long, so that the response is 'Session expired' instead of 'Unauthenticated.'. */
const EXPIRED_SESSION_DAYS = 30;
const AUDIT_DAYS = 365;

export async function deleteExpiredRows(
  db: Database,
  { userIdleMs, adminIdleMs, maxMs }: SessionLimits,
  now: Date,
): Promise<void> {
  const ago = (ms: number) => new Date(+now - ms);
  const keptMs = EXPIRED_SESSION_DAYS * DAY_MS;
  const idleMs = Math.max(userIdleMs, adminIdleMs);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastUsedAt, ago(idleMs + keptMs)),
        lt(sessions.signedInAt, ago(maxMs + keptMs)),
      ),
    );
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(knownNetworks).where(lt(knownNetworks.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  const today = now.toISOString().slice(0, 10);
  await db.delete(viewedProperties).where(lt(viewedProperties.day, today));
  await db.delete(propertyViews).where(lt(propertyViews.day, today));
  await db.delete(auditEvents).where(lt(auditEvents.at, ago(AUDIT_DAYS * DAY_MS)));
}
