import { and, eq, gt, sql } from 'drizzle-orm';
import { ACTIVE_STATUS } from '#contract/user.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';

export async function countUsers(db: Executor): Promise<number> {
  return db.$count(users);
}

/** Those who may sign in, and have used their account since. */
export async function countActiveUsers(db: Executor, since: Date): Promise<number> {
  return db.$count(users, and(eq(users.status, ACTIVE_STATUS), gt(users.lastActive, since)));
}

/** Registrations by the day in Lagos, the oldest first; days without any are left out. */
export async function countRegistrations(db: Executor): Promise<{ date: string; count: number }[]> {
  const date = sql<string>`to_char(${users.registrationDate} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  return db
    .select({ date, count: sql<number>`count(*)::integer` })
    .from(users)
    .groupBy(date)
    .orderBy(date);
}
