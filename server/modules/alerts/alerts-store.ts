import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AlertStatistics } from '#contract/endpoints/alert-statistics.ts';
import { ACTIVE_STATUS } from '#contract/endpoints/user.ts';
import { type AlertRow, alerts } from '#server/core/database/accounts-schema.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { properties, users } from '#server/core/database/schema.ts';

/** The alerts of a user with the current titles of their homes, latest first. */
export async function listAlertRows(
  db: Executor,
  userId: string,
): Promise<(AlertRow & { title: string | null })[]> {
  const rows = await db
    .select({ alert: alerts, title: properties.title })
    .from(alerts)
    .leftJoin(properties, and(eq(properties.id, alerts.propertyId), eq(properties.published, true)))
    .where(eq(alerts.userId, userId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
  return rows.map(({ alert, title }) => ({ ...alert, title }));
}

export async function findAlert(db: Executor, id: string): Promise<AlertRow | null> {
  const [row] = await db.select().from(alerts).where(eq(alerts.id, id));
  return row ?? null;
}

/** Locks a user until the transaction ends; false if there is none. */
export async function lockUser(
  transaction: Transaction,
  id: string,
  strength: 'update' | 'key share',
): Promise<boolean> {
  const byId = transaction.select({ id: users.id }).from(users).where(eq(users.id, id));
  return (await byId.for(strength)).length > 0;
}

export async function countAlerts(db: Executor, userId: string): Promise<number> {
  return db.$count(alerts, eq(alerts.userId, userId));
}

/** Adds an alert, or puts it in place of the user's alert on the same subject, which keeps its id. */
export async function putAlert(db: Executor, row: Omit<AlertRow, 'emailedAt'>): Promise<AlertRow> {
  const { id: _id, createdAt: _createdAt, ...state } = row;
  const subject = row.propertyId === null ? alerts.query : alerts.propertyId;
  const [stored = { ...row, emailedAt: null }] = await db
    .insert(alerts)
    .values(row)
    .onConflictDoUpdate({ target: [alerts.userId, subject], set: state })
    .returning();
  return stored;
}

export async function updateAlert(
  db: Executor,
  id: string,
  changes: Partial<AlertRow>,
): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await db.update(alerts).set(changes).where(eq(alerts.id, id));
  }
}

/** Returns false if the user has no such alert. */
export async function deleteOwnAlert(db: Executor, userId: string, id: string): Promise<boolean> {
  const own = and(eq(alerts.id, id), eq(alerts.userId, userId));
  return (await db.delete(alerts).where(own).returning({ id: alerts.id })).length > 0;
}

interface DuePeriod {
  now: Date;
  /** Later changes of properties are left to the next time. */
  until: Date;
}

/** Alerts that may have news: the daily ones, and others whose properties have changed. */
function isDue(db: Executor, { now, until }: DuePeriod): SQL | undefined {
  const one = { one: sql`1` };
  const reader = db
    .select(one)
    .from(users)
    .where(
      and(eq(users.id, alerts.userId), eq(users.isVerified, true), eq(users.status, ACTIVE_STATUS)),
    );
  const published = db
    .select(one)
    .from(properties)
    .where(and(gt(properties.publishedAt, alerts.checkedAt), lte(properties.publishedAt, until)));
  const changed = db
    .select(one)
    .from(properties)
    .where(
      and(
        eq(properties.id, alerts.propertyId),
        gt(properties.updatedAt, alerts.checkedAt),
        lte(properties.updatedAt, until),
      ),
    );
  return and(
    eq(alerts.isOn, true),
    lte(alerts.dueAt, now),
    exists(reader),
    or(
      eq(alerts.frequency, 'daily'),
      and(isNull(alerts.propertyId), exists(published)),
      exists(changed),
    ),
  );
}

export async function listDueAlerts(
  db: Executor,
  period: DuePeriod,
  limit: number,
): Promise<Pick<AlertRow, 'id' | 'userId'>[]> {
  return db
    .select({ id: alerts.id, userId: alerts.userId })
    .from(alerts)
    .where(isDue(db, period))
    .orderBy(asc(alerts.dueAt), asc(alerts.id))
    .limit(limit);
}

/** Locks an alert, unless another process has it or has just checked it. */
export async function lockDueAlert(
  transaction: Transaction,
  id: string,
  period: DuePeriod,
): Promise<AlertRow | null> {
  const [row] = await transaction
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), isDue(transaction, period)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Locks an alert of a user, or returns null. */
export async function lockOwnAlert(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<AlertRow | null> {
  const own = and(eq(alerts.id, id), eq(alerts.userId, userId));
  const [row] = await transaction.select().from(alerts).where(own).for('update');
  return row ?? null;
}

export async function countAllAlerts(db: Executor, emailedSince: Date): Promise<AlertStatistics> {
  const isRecent = gt(alerts.emailedAt, emailedSince);
  const [counts] = await db
    .select({
      on: count(),
      people: countDistinct(alerts.userId),
      emailed: sql<number>`(count(*) filter (where ${isRecent}))::integer`,
    })
    .from(alerts)
    .where(eq(alerts.isOn, true));
  return counts ?? { on: 0, people: 0, emailed: 0 };
}
