import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { AuditEvent, AuditEventsQuery } from '#contract/audit-log.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { properties, users } from '#server/core/database/schema.ts';

export const AUDIT_EVENTS_PER_PAGE = 50;

/** Of what a page begins after: when it happened, and its id. */
interface AuditPosition {
  at: string;
  id: string;
}

export interface AuditEventsPage {
  events: AuditEvent[];
  /** Null on the last page. */
  nextCursor: string | null;
}

const actors = alias(users, 'actors');

/** What happened, the latest first, with the names of who and what are still there. */
export async function pageAuditEvents(
  db: Executor,
  filter: Omit<AuditEventsQuery, 'cursor'>,
  after: AuditPosition | null,
): Promise<AuditEventsPage> {
  if (!mayBeFound(filter)) return { events: [], nextCursor: null };
  const { action, user, property } = filter;
  const rows = await db
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
        after === null
          ? undefined
          : sql`(${auditEvents.at}, ${auditEvents.id}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(AUDIT_EVENTS_PER_PAGE + 1);
  const shown = rows.slice(0, AUDIT_EVENTS_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { events: shown.map(auditEventOf), nextCursor: last ? writeAuditCursor(last) : null };
}

/** No other text is one that is kept; some of them the database would not even read. */
function mayBeFound({ action = '', user, property }: Omit<AuditEventsQuery, 'cursor'>): boolean {
  const ids = [user, property].filter((id) => id !== undefined);
  return /^[a-z-]*$/.test(action) && ids.every(isId);
}

interface AuditRow {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  actorName: string | null;
  userId: string | null;
  userName: string | null;
  propertyId: string | null;
  propertyTitle: string | null;
  device: string | null;
  address: string | null;
  details: Record<string, string> | null;
}

function auditEventOf(row: AuditRow): AuditEvent {
  const { id, at, action, device, address, details, propertyId } = row;
  const title = details?.title ?? row.propertyTitle ?? '';
  return {
    ...{ id, action, device, address, details },
    at: at.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, fullName: row.actorName },
    user: row.userId === null ? null : { id: row.userId, fullName: row.userName },
    property: propertyId === null ? null : { _id: propertyId, title },
  };
}

const END_OF_9999 = 253_402_300_799_999;
const AuditCursor = z.tuple([z.int().min(0).max(END_OF_9999), z.string().refine(isId)]);

function writeAuditCursor({ at, id }: Pick<AuditRow, 'at' | 'id'>): string {
  return Buffer.from(JSON.stringify([+at, id])).toString('base64url');
}

/** Null where the text is no cursor. */
export function readAuditCursor(text: string): AuditPosition | null {
  try {
    const parsed = AuditCursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!parsed.success) return null;
    const [at, id] = parsed.data;
    return { at: new Date(at).toISOString(), id };
  } catch {
    return null;
  }
}
