import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type EnquiriesQuery,
  type EnquiryState,
  enquiryStates,
  NOBODY,
} from '#contract/endpoints/enquiries.ts';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { periodOf } from '#contract/search/search-dates.ts';
import type { Executor } from '#server/core/database/database.ts';
import { type EnquiryRow, enquiries } from '#server/core/database/enquiries-schema.ts';
import { isAfterPosition, withinPeriod } from '#server/core/database/period-sql.ts';
import { users } from '#server/core/database/schema.ts';
import type { TimeCursor } from '#server/core/http/cursor.ts';

const assignees = alias(users, 'assignees');

/** An enquiry with the name of who looks after it. */
export type StoredEnquiry = EnquiryRow & { assigneeName: string | null };

type NewRow = typeof enquiries.$inferInsert;

const newestFirst = [desc(enquiries.at), desc(enquiries.id)];

export async function insertEnquiry(db: Executor, enquiry: NewRow): Promise<void> {
  await db.insert(enquiries).values(enquiry);
}

const sentColumns = [
  'kind',
  'propertyId',
  'search',
  'message',
  'fullName',
  'phoneNumber',
  'email',
  'userId',
] as const;

/** The id of an equal enquiry received since then; null without one. */
export async function findEqual(db: Executor, row: NewRow, since: Date): Promise<string | null> {
  const viewing = row.viewing ? JSON.stringify(row.viewing) : null;
  const [found] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        gte(enquiries.at, since),
        ...sentColumns.map(
          (name) => sql`${enquiries[name]} is not distinct from ${row[name] ?? null}`,
        ),
        sql`${enquiries.viewing} is not distinct from ${viewing}::jsonb`,
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

export async function findEnquiry(db: Executor, id: string): Promise<StoredEnquiry | null> {
  const [row] = await selectEnquiries(db, eq(enquiries.id, id), 1);
  return row ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockEnquiry(db: Executor, id: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  return row ?? null;
}

/** Newest first, at most `limit`. */
export async function listEnquiryRows(
  db: Executor,
  filter: EnquiriesQuery,
  after: TimeCursor | null,
  limit: number,
): Promise<StoredEnquiry[]> {
  const position = isAfterPosition(enquiries.at, enquiries.id, after);
  return selectEnquiries(db, and(conditionOf(filter), position), limit);
}

/** Others of the same sender: with the phone number, email or account. */
export async function listRelatedRows(
  db: Executor,
  { id, phoneKey, email, userId }: EnquiryRow,
  limit: number,
): Promise<StoredEnquiry[]> {
  const same = [
    phoneKey ? eq(enquiries.phoneKey, phoneKey) : undefined,
    email ? eq(enquiries.email, email) : undefined,
    userId ? eq(enquiries.userId, userId) : undefined,
  ].filter((condition) => condition !== undefined);
  if (same.length === 0) return [];
  return selectEnquiries(db, and(ne(enquiries.id, id), or(...same)), limit);
}

/** What a user sent while signed in, newest first. */
export async function listUserEnquiries(db: Executor, userId: string): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiries)
    .where(eq(enquiries.userId, userId))
    .orderBy(...newestFirst);
}

export async function updateEnquiry(
  db: Executor,
  id: string,
  changes: Partial<NewRow>,
): Promise<void> {
  await db
    .update(enquiries)
    .set({ ...changes, version: sql`${enquiries.version} + 1` })
    .where(eq(enquiries.id, id));
}

export async function deleteEnquiryRow(db: Executor, id: string): Promise<boolean> {
  const deleted = await db
    .delete(enquiries)
    .where(eq(enquiries.id, id))
    .returning({ id: enquiries.id });
  return deleted.length > 0;
}

export async function countByState(db: Executor): Promise<Record<EnquiryState, number>> {
  const rows = await db
    .select({ state: enquiries.state, count: count() })
    .from(enquiries)
    .groupBy(enquiries.state);
  const countOf = (state: EnquiryState) => rows.find((row) => row.state === state)?.count ?? 0;
  // `Object.fromEntries` widens the keys to string.
  return Object.fromEntries(enquiryStates.map((state) => [state, countOf(state)])) as Record<
    EnquiryState,
    number
  >;
}

/** The admins who can look after an enquiry, by name. */
export async function listStaff(db: Executor): Promise<{ id: string; fullName: string }[]> {
  return db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      and(eq(users.role, ADMIN_ROLE), eq(users.isVerified, true), eq(users.status, ACTIVE_STATUS)),
    )
    .orderBy(users.fullName, users.id);
}

function selectEnquiries(db: Executor, condition: SQL | undefined, limit: number) {
  return db
    .select({ ...getTableColumns(enquiries), assigneeName: assignees.fullName })
    .from(enquiries)
    .leftJoin(assignees, eq(assignees.id, enquiries.assignedTo))
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit);
}

function conditionOf({ state, kind, assignedTo, q, ...dates }: EnquiriesQuery): SQL | undefined {
  return and(
    state ? eq(enquiries.state, state) : undefined,
    kind ? eq(enquiries.kind, kind) : undefined,
    assigneeCondition(assignedTo),
    q ? containing(q) : undefined,
    withinPeriod(enquiries.at, periodOf(dates)),
  );
}

function assigneeCondition(assignedTo: string | undefined): SQL | undefined {
  if (!assignedTo) return undefined;
  return assignedTo === NOBODY
    ? isNull(enquiries.assignedTo)
    : eq(enquiries.assignedTo, assignedTo);
}

function containing(typed: string): SQL | undefined {
  const pattern = `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { fullName, email, phoneNumber, message, propertyTitle, id } = enquiries;
  const digits = typed.replaceAll(/\D/g, '').replace(/^(0|234)/, '');
  return or(
    ...[fullName, email, phoneNumber, message, propertyTitle].map((column) =>
      ilike(column, pattern),
    ),
    ilike(id, pattern.slice(1)),
    digits.length >= 4 ? ilike(enquiries.phoneKey, `%${digits.slice(-10)}%`) : undefined,
  );
}
