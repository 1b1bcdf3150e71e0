import type { z } from 'zod';
import type { AccountExport } from '#contract/endpoints/account.ts';
import {
  type EnquiriesQuery,
  type Enquiry,
  type EnquiryChange,
  type EnquiryOverview,
  type EnquiryReceipt,
  type listEnquiries,
  type NewEnquiry,
  type NewReport,
  NOBODY,
} from '#contract/endpoints/enquiries.ts';
import { canBeViewed } from '#contract/rules/viewing-times.ts';
import { brand } from '#contract/site/brand.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import type { EnquiryRow } from '#server/core/database/enquiries-schema.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { Actor, Client } from '#server/core/http/client.ts';
import { decodeCursor, pageOf, TimeCursor } from '#server/core/http/cursor.ts';
import { fieldError, HttpError } from '#server/core/http/http-error.ts';
import { claimAttempt } from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEnquiryEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { findProperty } from '#server/modules/properties/properties-service.ts';
import {
  countByState,
  deleteEnquiryRow,
  findEnquiry,
  findEqual,
  insertEnquiry,
  listEnquiryRows,
  listRelatedRows,
  listStaff,
  listUserEnquiries,
  lockEnquiry,
  type StoredEnquiry,
  updateEnquiry,
} from './enquiries-store.ts';
import { rejectSpam } from './spam.ts';

export const ENQUIRIES_PER_PAGE = 50;
const MAX_RELATED = 20;
/** A visitor whose network was lost sends the same again, because they saw no response. */
const REPEAT_MS = 60 * 60 * 1000;

interface Sender {
  client: Client;
  /** If signed in. */
  userId: string | null;
}

/** Stores what a visitor sent, and emails the company. @throws HttpError 400 or 429 */
export async function receiveEnquiry(
  services: Services,
  sent: NewEnquiry | (NewReport & { kind: 'report' }),
  { client, userId }: Sender,
): Promise<EnquiryReceipt> {
  const { db, clock, mailer } = services;
  rejectSpam(sent, userId !== null);
  const now = clock();
  const viewing = sent.kind === 'viewing' ? sent.viewing : undefined;
  if (viewing?.times.some((time) => !canBeViewed(time, +now))) {
    throw fieldError(400, 'viewing.times', 'This time is no longer available. Choose another');
  }
  await claimAttempt(
    services,
    ['enquiriesByNetwork'],
    { source: client.address },
    {
      messageFor: (wait) =>
        `Too many messages were sent from your network. Please try again in ${wait}, or write by WhatsApp or email.`,
    },
  );
  const propertyId = sent.property && isId(sent.property) ? sent.property : null;
  const property = propertyId === null ? null : await findProperty(db, propertyId, 'staff');
  const id = newId();
  const row = {
    id,
    at: now,
    changedAt: now,
    kind: sent.kind,
    propertyId,
    propertyTitle: property?.title ?? null,
    search: sent.kind === 'search' ? withoutNul(sent.search ?? '') || null : null,
    message: withoutNul(sent.message),
    fullName: sent.fullName || null,
    phoneNumber: sent.phoneNumber || null,
    phoneKey: phoneKeyOf(sent.phoneNumber),
    email: sent.email.toLowerCase() || null,
    viewing: viewing ?? null,
    consent: withoutNul(sent.consent),
    userId,
  };
  const earlier = await findEqual(db, row, new Date(+now - REPEAT_MS));
  if (earlier) return { reference: referenceOf(earlier) };
  await db.transaction(async (transaction) => {
    await insertEnquiry(transaction, row);
    const email = { enquiryId: id, address: brand.email, at: now, client };
    await enqueueEnquiryEmail(transaction, email);
  });
  mailer.wake();
  return { reference: referenceOf(id) };
}

/** A page, newest first. @throws HttpError 400 for an invalid cursor */
export async function pageEnquiries(
  db: Executor,
  { cursor, ...filter }: z.infer<typeof listEnquiries.query>,
): Promise<{ enquiries: Enquiry[]; nextCursor: string | null }> {
  const after = decodeCursor(TimeCursor, cursor);
  const found = await enquiriesAfter(db, filter, after, ENQUIRIES_PER_PAGE + 1);
  const { page, nextCursor } = pageOf(found, ENQUIRIES_PER_PAGE, ({ id, at }) => ({ id, at }));
  return { enquiries: page, nextCursor };
}

/** Records that the personal data of enquiries was taken out, without any of it. */
export async function recordExport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<void> {
  await recordEvent(db, { ...actor, at: clock(), action: 'enquiries-exported', userId: null });
}

/** @throws HttpError 404 */
export async function requireEnquiry(db: Executor, id: string): Promise<Enquiry> {
  return enquiryOf(await requireRow(db, id));
}

/** Other enquiries of the same sender, newest first. @throws HttpError 404 */
export async function listRelated(db: Executor, id: string): Promise<Enquiry[]> {
  return (await listRelatedRows(db, await requireRow(db, id), MAX_RELATED)).map(enquiryOf);
}

export async function enquiryOverview(db: Executor): Promise<EnquiryOverview> {
  return { counts: await countByState(db), staff: await listStaff(db) };
}

/** @throws HttpError 400, 404, or 409 if another admin has changed it */
export async function changeEnquiry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { version, ...changes }: EnquiryChange,
  actor: Actor,
): Promise<Enquiry> {
  if (changes.notes) changes.notes = withoutNul(changes.notes);
  await db.transaction(async (transaction) => {
    const row = isId(id) ? await lockEnquiry(transaction, id) : null;
    if (!row) throw enquiryNotFound();
    if (row.version !== version) {
      throw new HttpError(409, 'Another admin has changed this enquiry meanwhile.');
    }
    const { assignedTo } = changes;
    if (assignedTo && !(await listStaff(transaction)).some((member) => member.id === assignedTo)) {
      throw fieldError(400, 'assignedTo', 'Only an admin can look after an enquiry');
    }
    const details = changedDetails(row, changes);
    if (Object.keys(details).length === 0) return;
    await updateEnquiry(transaction, id, { ...changes, changedAt: clock() });
    await record(transaction, 'enquiry-changed', row, { ...actor, at: clock(), details });
  });
  return requireEnquiry(db, id);
}

/** @throws HttpError 404 */
export async function deleteEnquiry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = isId(id) ? await lockEnquiry(transaction, id) : null;
    if (!row || !(await deleteEnquiryRow(transaction, id))) throw enquiryNotFound();
    await record(transaction, 'enquiry-deleted', row, { ...actor, at: clock(), details: {} });
  });
}

/** What a user sent while signed in, newest first. */
export async function exportEnquiries(
  db: Executor,
  userId: string,
): Promise<NonNullable<AccountExport['enquiries']>> {
  const rows = await listUserEnquiries(db, userId);
  return rows.map(({ at, kind, message, fullName, phoneNumber, email }) => {
    return { at: at.toISOString(), kind, message, fullName, phoneNumber, email };
  });
}

/** Newest first, at most `limit`. */
export async function enquiriesAfter(
  db: Executor,
  filter: EnquiriesQuery,
  after: TimeCursor | null,
  limit: number,
): Promise<Enquiry[]> {
  const { assignedTo, q = '' } = filter;
  // PostgreSQL rejects NUL.
  const isSearchable = !q.includes('\0');
  const isKnownAssignee = !assignedTo || assignedTo === NOBODY || isId(assignedTo);
  if (!isSearchable || !isKnownAssignee) return [];
  return (await listEnquiryRows(db, filter, after, limit)).map(enquiryOf);
}

async function requireRow(db: Executor, id: string): Promise<StoredEnquiry> {
  const row = isId(id) ? await findEnquiry(db, id) : null;
  if (!row) throw enquiryNotFound();
  return row;
}

function enquiryNotFound(): HttpError {
  return new HttpError(404, 'This enquiry does not exist any more.');
}

/** The names of what changed, and the states; no text that anybody wrote. */
function changedDetails(
  row: EnquiryRow,
  { state, assignedTo, notes }: Omit<EnquiryChange, 'version'>,
): Record<string, string> {
  return {
    ...(state !== undefined && state !== row.state && { from: row.state, to: state }),
    ...(assignedTo !== undefined && assignedTo !== row.assignedTo && { assigned: 'changed' }),
    ...(notes !== undefined && notes !== row.notes && { notes: 'changed' }),
  };
}

async function record(
  transaction: Transaction,
  action: 'enquiry-changed' | 'enquiry-deleted',
  { id, propertyId }: EnquiryRow,
  { details, ...event }: Actor & { at: Date; details: Record<string, string> },
): Promise<void> {
  await recordEvent(transaction, {
    ...event,
    action,
    userId: null,
    ...(propertyId && { propertyId }),
    details: { ...details, enquiry: referenceOf(id) },
  });
}

function enquiryOf(row: StoredEnquiry): Enquiry {
  const { id, at, kind, state, version, changedAt, propertyId, propertyTitle, search } = row;
  const { message, fullName, phoneNumber, email, viewing, consent, notes } = row;
  const { assignedTo, assigneeName } = row;
  return {
    ...{ id, kind, state, version, search, message, fullName, phoneNumber, email, viewing },
    ...{ consent, notes },
    reference: referenceOf(id),
    at: at.toISOString(),
    changedAt: changedAt.toISOString(),
    property: propertyId === null ? null : { _id: propertyId, title: propertyTitle },
    assignedTo: assignedTo && assigneeName ? { id: assignedTo, fullName: assigneeName } : null,
  };
}

/** PostgreSQL rejects NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** The last ten digits; null for fewer than seven. */
export function phoneKeyOf(phoneNumber: string): string | null {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
