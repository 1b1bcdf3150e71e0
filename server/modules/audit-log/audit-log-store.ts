import { and, desc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEventsQuery } from '#contract/endpoints/audit-log.ts';
import { periodOf } from '#contract/search/search-dates.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isAfterPosition, withinPeriod } from '#server/core/database/period-sql.ts';
import { properties, type UserRow, users } from '#server/core/database/schema.ts';
import type { TimeCursor } from '#server/core/http/cursor.ts';

const actors = alias(users, 'actors');

export type AuditRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function insertEvent(
  db: Executor,
  event: typeof auditEvents.$inferInsert,
): Promise<void> {
  await db.insert(auditEvents).values(event);
}

/** Events after a position, newest first, with the names of users and properties that exist. */
export async function listEvents(
  db: Executor,
  { action, user, property, ...dates }: Omit<AuditEventsQuery, 'cursor'>,
  after: TimeCursor | null,
  limit: number,
) {
  return db
    .select({
      ...getTableColumns(auditEvents),
      userName: users.fullName,
      actorName: actors.fullName,
      propertyTitle: properties.title,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(properties, eq(properties.id, auditEvents.propertyId))
    .where(
      and(
        action === undefined ? undefined : eq(auditEvents.action, action),
        user === undefined
          ? undefined
          : or(eq(auditEvents.userId, user), eq(auditEvents.actorId, user)),
        property === undefined ? undefined : eq(auditEvents.propertyId, property),
        withinPeriod(auditEvents.at, periodOf(dates)),
        isAfterPosition(auditEvents.at, auditEvents.id, after),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
}

/** The events of a user's account, newest first. */
export async function listUserEvents(db: Executor, userId: string) {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id));
}

/** Network addresses from which a user signed in, with a device or with any. */
export async function listSignInAddresses(
  db: Executor,
  { userId, device, after }: { userId: string; device: string | undefined; after: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: auditEvents.address })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.userId, userId),
        gt(auditEvents.at, after),
        inArray(auditEvents.action, ['registered', 'signed-in', 'password-reset']),
        device === undefined ? undefined : eq(auditEvents.device, device),
      ),
    );
  return rows.flatMap(({ address }) => address ?? []);
}

/**
 * Removes the personal data of a deleted user. Staff actions, by the user or on the account, keep
 * everything and get the user's name.
 */
export async function clearPersonalData(
  db: Executor,
  { id, fullName }: Pick<UserRow, 'id' | 'fullName'>,
  staffActions: readonly string[],
): Promise<void> {
  const { userId, actorId, action, details } = auditEvents;
  const isStaffAction = sql`(${inArray(action, staffActions)} and ${actorId} is distinct from ${userId})`;
  await db
    .update(auditEvents)
    .set({
      device: null,
      address: null,
      details: sql`case when ${userId} = ${id} then null else ${details} end`,
    })
    .where(and(or(eq(userId, id), eq(actorId, id)), sql`not ${isStaffAction}`));
  for (const [column, key] of [[actorId, 'actorName'] as const, [userId, 'userName'] as const]) {
    const name = sql`jsonb_build_object(${key}::text, ${fullName}::text)`;
    await db
      .update(auditEvents)
      .set({ details: sql`coalesce(${details}, '{}') || ${name}` })
      .where(and(eq(column, id), isStaffAction));
  }
}
