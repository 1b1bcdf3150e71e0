import { shownPrice } from '#contract/property/property.ts';
import type { AlertNews, AlertRow } from '#server/core/database/accounts-schema.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { type BackgroundJob, startBackgroundJob } from '#server/core/jobs/background-job.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { nextMorning, quietHoursEnd } from '#server/mail/quiet-hours.ts';
import { findProperty, findPublished } from '#server/modules/properties/properties-service.ts';
import { searchOfAlert } from './alert-email.ts';
import { listDueAlerts, lockDueAlert, lockUser, updateAlert } from './alerts-store.ts';

interface AlertWorkerServices extends Pick<Services, 'db' | 'clock' | 'mailer'> {
  log: Record<'warn', (details: object, message: string) => void>;
}

const POLL_INTERVAL_MS = 60 * 1000;
/**
 * A change is reported this much later: its transaction has ended then, and a slip can be undone before
 * anybody reads of it.
 */
const SETTLE_MS = 2 * 60 * 1000;
/** The shortest time between two emails of an alert that is sent at once. */
const PAUSE_MS = 15 * 60 * 1000;
const BATCH_SIZE = 50;

/** Queues the emails of alerts until it is stopped. */
export function startAlertWorker(services: AlertWorkerServices): BackgroundJob {
  return startBackgroundJob({
    runOnce: async () => (await queueAlertEmails(services)) > 0,
    onError: (error) => services.log.warn({ err: error }, 'alerts could not be checked'),
    pollIntervalMs: POLL_INTERVAL_MS,
  });
}

/** Checks the alerts that are due, outside the quiet hours, and returns their number. */
export async function queueAlertEmails({
  db,
  clock,
  mailer,
}: Omit<AlertWorkerServices, 'log'>): Promise<number> {
  const now = clock();
  if (quietHoursEnd(now)) return 0;
  const period = { now, until: new Date(+now - SETTLE_MS) };
  let checked = 0;
  for (const { id, userId } of await listDueAlerts(db, period, BATCH_SIZE)) {
    const isChecked = await db.transaction(async (transaction) => {
      // The user first, in the order of a deletion of the account.
      if (!(await lockUser(transaction, userId, 'key share'))) return false;
      const alert = await lockDueAlert(transaction, id, period);
      if (alert) await checkAlert(transaction, alert, period);
      return alert !== null;
    });
    if (isChecked) checked += 1;
  }
  if (checked > 0) mailer.wake();
  return checked;
}

/** Queues an email if there is news, and stores what was checked, in the same transaction. */
async function checkAlert(
  transaction: Transaction,
  alert: AlertRow,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const checkedAt = until > alert.checkedAt ? until : alert.checkedAt;
  const { news, price } = await newsOf(transaction, alert, checkedAt);
  const isDaily = alert.frequency === 'daily';
  await updateAlert(transaction, alert.id, {
    price,
    checkedAt,
    ...(news && { emailedAt: now, dueAt: new Date(+now + PAUSE_MS) }),
    ...(isDaily && { dueAt: nextMorning(now) }),
  });
  if (!news) return;
  const { userId } = alert;
  await enqueueEmail(transaction, { userId, type: 'alert', at: now, alert: news });
}

async function newsOf(
  db: Executor,
  alert: AlertRow,
  until: Date,
): Promise<{ news: AlertNews | null; price: number | null }> {
  const { id: alertId, propertyId, checkedAt: after, price } = alert;
  if (propertyId !== null) {
    const home = await findProperty(db, propertyId);
    // A price that is no longer shown is not news, and stays the last one that the user knows.
    const priceNow = (home && shownPrice(home)) ?? price;
    if (priceNow === price) return { news: null, price };
    return { news: { alertId, priceBefore: price }, price: priceNow };
  }
  const { total } = await findPublished(db, searchOfAlert(alert), { after, until }, 1);
  const published = { after: after.toISOString(), until: until.toISOString() };
  return { news: total > 0 ? { alertId, published } : null, price };
}
