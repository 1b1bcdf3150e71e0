import type { AlertStatistics } from '#contract/endpoints/alert-statistics.ts';
import {
  type Alert,
  type AlertFrequency,
  type ChangeAlertRequest,
  type CreateAlertRequest,
  MAX_ALERTS,
} from '#contract/endpoints/alerts.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { shownPrice } from '#contract/property/property.ts';
import type { AlertRow } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import { isSameText, keyedHash } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import { nextMorning } from '#server/mail/quiet-hours.ts';
import { findProperty, propertyNotFound } from '#server/modules/properties/properties-service.ts';
import {
  countAlerts,
  countAllAlerts,
  deleteOwnAlert,
  findAlert,
  listAlertRows,
  lockOwnAlert,
  lockUser,
  putAlert,
  updateAlert,
} from './alerts-store.ts';

type AlertServices = Pick<Services, 'db' | 'clock'>;

const STATISTICS_MS = 7 * 24 * 60 * 60 * 1000;

/** Latest first. */
export async function listAlerts(db: Executor, userId: string): Promise<Alert[]> {
  return (await listAlertRows(db, userId)).map(alertOf);
}

/**
 * Turns on an alert, from now on. The verified email of the account is the confirmation that decision
 * record 053 describes.
 * @throws HttpError 403 without one, 404 for a home that is not listed, 409 for too many alerts
 */
export async function createAlert(
  { db, clock }: AlertServices,
  { id: userId, isVerified }: UserRow,
  request: CreateAlertRequest,
): Promise<Alert> {
  if (!isVerified) throw new HttpError(403, 'Please verify your email first.');
  const subject = await subjectOf(db, request);
  const { frequency } = request;
  const now = clock();
  const times = { createdAt: now, checkedAt: now, dueAt: dueAt(frequency, now) };
  const row = { ...subject, ...times, id: newId(), userId, frequency, isOn: true };
  return db.transaction(async (transaction) => {
    // The lock makes parallel requests of a user wait, so that they keep to the limit.
    if (!(await lockUser(transaction, userId, 'update'))) {
      throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
    }
    const alert = await putAlert(transaction, row);
    // Thrown inside the transaction, so that the alert is not added.
    if ((await countAlerts(transaction, userId)) > MAX_ALERTS) {
      throw new HttpError(409, `You have ${MAX_ALERTS} alerts. Delete one to add another.`);
    }
    return alertOf(alert);
  });
}

async function subjectOf(
  db: Executor,
  { name = '', query = '', propertyId }: CreateAlertRequest,
): Promise<Pick<AlertRow, 'query' | 'propertyId' | 'name' | 'price'>> {
  if (propertyId === undefined) return { query, propertyId: null, name, price: null };
  const property = await findProperty(db, propertyId);
  if (!property) throw propertyNotFound();
  return { query: null, propertyId, name: property.title, price: shownPrice(property) };
}

/** An alert that is turned on again reports nothing from the time when it was off. */
export async function changeAlert(
  { db, clock }: AlertServices,
  userId: string,
  id: string,
  { frequency, isOn }: ChangeAlertRequest,
): Promise<Alert> {
  return db.transaction(async (transaction) => {
    const alert = isId(id) ? await lockOwnAlert(transaction, userId, id) : null;
    if (!alert) throw alertNotFound();
    const now = clock();
    const next = frequency ?? alert.frequency;
    const isTurnedOn = isOn === true && !alert.isOn;
    const home =
      isTurnedOn && alert.propertyId ? await findProperty(transaction, alert.propertyId) : null;
    const changes: Partial<AlertRow> = {
      frequency: next,
      isOn: isOn ?? alert.isOn,
      ...((isTurnedOn || next !== alert.frequency) && { dueAt: dueAt(next, now) }),
      ...(isTurnedOn && { checkedAt: now }),
      ...(home && { price: shownPrice(home) }),
    };
    await updateAlert(transaction, id, changes);
    return alertOf({ ...alert, ...changes });
  });
}

/** @throws HttpError 404 */
export async function deleteAlert(db: Executor, userId: string, id: string): Promise<void> {
  if (!isId(id) || !(await deleteOwnAlert(db, userId, id))) throw alertNotFound();
}

/**
 * Turns off the alert of a token and returns its name; null if the alert was deleted, so that it sends
 * nothing either. @throws HttpError 400 for a wrong token
 */
export async function unsubscribe(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  token: string,
): Promise<string | null> {
  const [id = ''] = token.split('.');
  if (!isId(id) || !isSameText(token, unsubscribeToken(await secret(), id))) {
    throw new HttpError(400, 'This link is not complete. Please open it from the email again.');
  }
  await updateAlert(db, id, { isOn: false });
  return (await findAlert(db, id))?.name ?? null;
}

/** Derived from the id, so that neither the table nor the email queue has the token. */
export function unsubscribeToken(secret: string, id: string): string {
  return `${id}.${keyedHash(secret, ['stop-alert', id], 'base64url')}`;
}

export async function alertStatistics({ db, clock }: AlertServices): Promise<AlertStatistics> {
  return countAllAlerts(db, new Date(+clock() - STATISTICS_MS));
}

/** The earliest next email of an alert that is turned on or changed. */
function dueAt(frequency: AlertFrequency, now: Date): Date {
  return frequency === 'daily' ? nextMorning(now) : now;
}

type ShownAlert = Omit<AlertRow, 'userId' | 'price' | 'createdAt' | 'checkedAt' | 'dueAt'>;

function alertOf(row: ShownAlert & { title?: string | null }): Alert {
  const { id, query, propertyId, frequency, isOn, emailedAt } = row;
  return {
    id,
    name: row.title ?? row.name,
    query,
    propertyId,
    frequency,
    isOn,
    emailedAt: emailedAt?.toISOString() ?? null,
  };
}

function alertNotFound(): HttpError {
  return new HttpError(404, 'Alert not found.');
}
