import type { AccountExport } from '#contract/endpoints/account.ts';
import type { AuditEvent, AuditEventsQuery, ChangedValue } from '#contract/endpoints/audit-log.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { type Client, networkOf } from '#server/core/http/client.ts';
import { decodeCursor, pageOf, TimeCursor } from '#server/core/http/cursor.ts';
import {
  type AuditRow,
  clearPersonalData,
  insertEvent,
  listEvents,
  listSignInAddresses,
  listUserEvents,
} from './audit-log-store.ts';

export const AUDIT_EVENTS_PER_PAGE = 100;
const SIGN_INS_COMPARED_MS = 90 * 24 * 60 * 60 * 1000;

export type AuditAction =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'email-verified'
  | 'email-changed'
  | 'email-change-undone'
  | 'password-changed'
  | 'password-check-failed'
  | 'code-check-failed'
  | 'access-denied'
  | 'rate-limited'
  | 'password-reset'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used'
  | (typeof staffActions)[number];

/** Actions of admins and operators. The store excludes users who delete their own account. */
const staffActions = [
  'role-changed',
  'admin-created',
  'account-deactivated',
  'account-activated',
  'account-deleted',
  'property-created',
  'property-updated',
  'property-deleted',
  'property-restored',
  'import-confirmed',
  'import-published',
  'import-cancelled',
  'import-undone',
  'properties-imported',
  'enquiry-changed',
  'enquiry-deleted',
  'enquiries-exported',
] as const;

export interface NewAuditEvent {
  at: Date;
  action: AuditAction;
  /** The affected user; null for a sign-in with an unknown email address. */
  userId: string | null;
  /** Null without a session. */
  actorId: string | null;
  propertyId?: string;
  device?: string;
  address?: string;
  details?: Record<string, string>;
  changes?: ChangedValue[];
}

export async function recordEvent(db: Executor, event: NewAuditEvent): Promise<void> {
  await insertEvent(db, { ...event, id: newId() });
}

/** Records an event of a user's own account. */
export async function recordOwnEvent(
  db: Executor,
  action: AuditAction,
  { userId, client, at }: { userId: string; client: Client; at: Date },
): Promise<void> {
  await recordEvent(db, { ...client, at, action, userId, actorId: userId });
}

/** A page of events, newest first. @throws HttpError 400 for an invalid cursor */
export async function pageAuditEvents(
  db: Executor,
  { cursor, ...filter }: AuditEventsQuery,
): Promise<{ events: AuditEvent[]; nextCursor: string | null }> {
  const after = decodeCursor(TimeCursor, cursor);
  if (!isSearchable(filter)) return { events: [], nextCursor: null };
  const rows = await listEvents(db, filter, after, AUDIT_EVENTS_PER_PAGE + 1);
  const { page, nextCursor } = pageOf(rows, AUDIT_EVENTS_PER_PAGE, ({ at, id }) => ({ at, id }));
  return { events: page.map(auditEventOf), nextCursor };
}

/** Whether a stored event can match. PostgreSQL rejects some invalid texts, such as those with NUL. */
function isSearchable({ action = '', user, property }: Omit<AuditEventsQuery, 'cursor'>): boolean {
  const ids = [user, property].filter((id) => id !== undefined);
  return /^[a-z-]*$/.test(action) && ids.every(isId);
}

function auditEventOf(row: AuditRow): AuditEvent {
  const { id, at, action, device, address, propertyId, changes } = row;
  const { actorName, userName, ...details } = row.details ?? {};
  const title = details.title ?? row.propertyTitle ?? '';
  return {
    id,
    action,
    device,
    address,
    changes,
    details: row.details && details,
    at: at.toISOString(),
    actor: userReference(row.actorId, row.actorName, actorName),
    user: userReference(row.userId, row.userName, userName),
    property: propertyId === null ? null : { _id: propertyId, title },
  };
}

/** `nameAtDeletion` is recorded in staff actions. */
function userReference(id: string | null, name: string | null, nameAtDeletion?: string) {
  if (id === null) return null;
  return { id, fullName: name ?? nameAtDeletion ?? null, isDeleted: name === null };
}

interface SignIn {
  userId: string;
  client: Client;
  at: Date;
}

/** Whether the user signed in from this network within the last 90 days. */
export async function isKnownNetwork(
  db: Executor,
  { userId, client, at }: SignIn,
  device?: string,
): Promise<boolean> {
  const after = new Date(+at - SIGN_INS_COMPARED_MS);
  const addresses = await listSignInAddresses(db, { userId, device, after });
  return addresses.some((address) => networkOf(address) === networkOf(client.address));
}

/** Whether the user signed in with this device in this network within the last 90 days. */
export function isKnownSignIn(db: Executor, signIn: SignIn): Promise<boolean> {
  return isKnownNetwork(db, signIn, signIn.client.device);
}

/** The events of a user's account, newest first. Devices and addresses of admins are left out. */
export async function exportEvents(db: Executor, userId: string): Promise<AccountExport['events']> {
  const events = await listUserEvents(db, userId);
  return events.map(({ at, action, actorId, device, address }) => {
    const isOwn = actorId === null || actorId === userId;
    const location = isOwn ? { device, address } : { device: null, address: null };
    return { at: at.toISOString(), action, ...location };
  });
}

/** Removes a deleted user's personal data, except from staff actions. */
export async function anonymizeEvents(
  db: Executor,
  user: Pick<UserRow, 'id' | 'fullName'>,
): Promise<void> {
  await clearPersonalData(db, user, staffActions);
}
