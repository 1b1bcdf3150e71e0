import type { AlertNews } from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { type BackgroundJob, startBackgroundJob } from '#server/core/jobs/background-job.ts';
import { isWithinLimit, type LimitServices } from '#server/core/security/rate-limits.ts';
import { type Delivery, type Email, isRejection } from './delivery.ts';
import {
  type CodePurpose,
  type CompanyEmail,
  codePurposes,
  type EmailBody,
  emailOf,
  isCodeEmail,
} from './email-content.ts';
import { claimEmails, deleteEmail, postponeEmail, type QueuedEmail } from './mail-queue-store.ts';
import { quietHoursEnd } from './quiet-hours.ts';

export interface MailServices extends LimitServices {
  db: Database;
  clock: () => Date;
  /** Creates and stores a one-time code. */
  issueCode(owner: { userId: string; purpose: CodePurpose; email: string }): Promise<string>;
  undoLink(undoId: string): Promise<string>;
  /** Writes the email of an alert; null if it has nothing to report any more. */
  alertEmail(
    fullName: string,
    news: AlertNews,
  ): Promise<(EmailBody & { unsubscribeUrl: string }) | null>;
  /** The email about an enquiry; null if it was deleted. */
  enquiryEmail(enquiryId: string): Promise<CompanyEmail | null>;
  delivery: Delivery;
  log: Record<'warn' | 'error', (details: object, message: string) => void>;
}

const POLL_INTERVAL_MS = 5000;
/** Longer than any delivery. When it ends, another process sends the emails of a crashed one. */
const LEASE_MS = 5 * 60 * 1000;
const BATCH_SIZE = 5;

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
/** Mail servers retry for five days as well. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
/** Most rejections are permanent, but some servers reject with 5xx when they are busy. */
const MAX_REJECTIONS = 3;

/** Sends queued emails until it is stopped. */
export function startMailWorker(
  services: MailServices,
  pollIntervalMs = POLL_INTERVAL_MS,
): BackgroundJob {
  const job = startBackgroundJob({
    runOnce: async () => (await sendDueEmails(services)) > 0,
    onError: (error) => services.log.warn({ err: error }, 'emails could not be sent'),
    pollIntervalMs,
  });
  return {
    wake: job.wake,
    async stop() {
      await job.stop();
      services.delivery.close();
    },
  };
}

/**
 * Sends the emails that are due and returns their number. An email is deleted from the queue after it
 * was sent; if the process dies in between, it is sent twice.
 */
export async function sendDueEmails(services: MailServices): Promise<number> {
  const now = services.clock();
  const until = new Date(+now + LEASE_MS);
  const emails = await claimEmails(services.db, { now, until, limit: BATCH_SIZE });
  await Promise.all(emails.map((email) => send(services, email)));
  return emails.length;
}

async function send(services: MailServices, email: QueuedEmail): Promise<void> {
  const now = services.clock();
  const quietUntil = email.type === 'alert' ? quietHoursEnd(now) : null;
  if (quietUntil) {
    return postponeEmail(services.db, email.id, { dueAt: quietUntil, now, lastError: null });
  }
  if (!(await isAllowed(services, email))) {
    services.log.warn(
      { mail: email.id, user: email.userId },
      'an email was dropped: this address reached its hourly limit',
    );
    return deleteEmail(services.db, email.id);
  }
  try {
    const composed = await compose(services, email);
    if (composed) await services.delivery.deliver(composed);
  } catch (error) {
    return postpone(services, email, error);
  }
  await deleteEmail(services.db, email.id);
}

/**
 * Whether the address is below the hourly limit for this kind of email. Password reset codes are
 * limited at the request instead, so that strangers cannot use up the owner's.
 */
async function isAllowed(
  services: MailServices,
  { type, address, attempts }: QueuedEmail,
): Promise<boolean> {
  // Alerts pause between two emails, and none may be lost.
  if (type === 'password-reset' || type === 'alert' || attempts > 1) return true;
  if (type === 'enquiry') return isWithinLimit(services, 'enquiryEmails', { account: address });
  return isWithinLimit(services, 'emails', { account: `${address} ${type}` });
}

/**
 * Writes the email when it is sent: no code is stored in the queue, and an alert reports what is listed
 * then. Null if there is nothing to send.
 */
async function compose(services: MailServices, email: QueuedEmail): Promise<Email | null> {
  const { issueCode, undoLink, alertEmail, enquiryEmail } = services;
  const { id, userId, user, type, address, details } = email;
  if (type === 'enquiry') {
    const written = await enquiryEmail(details.enquiryId ?? '');
    return written && { id, to: address, code: null, ...written };
  }
  if (!userId || !user) return null;
  // Anyone may register a stranger's address with a name of their choice.
  const fullName = user.isVerified && user.email === address ? user.fullName : null;
  if (type === 'alert') {
    const { alert } = details;
    // Only the verified address of the account gets alerts.
    const written = fullName !== null && alert ? await alertEmail(fullName, alert) : null;
    return written && { id, to: address, code: null, ...written };
  }
  const code = isCodeEmail(type)
    ? await issueCode({ userId, purpose: codePurposes[type], email: address })
    : null;
  const link = details.undoId ? await undoLink(details.undoId) : null;
  return { id, to: address, code, ...emailOf(type, { fullName, details, code, link }) };
}

async function postpone(services: MailServices, email: QueuedEmail, error: unknown): Promise<void> {
  const { id, userId, type, attempts } = email;
  const now = services.clock();
  const dueAt = nextAttemptAt(email, isRejection(error), now);
  const lastError = error instanceof Error ? error.message : `${error}`;
  await postponeEmail(services.db, id, { dueAt, now, lastError: lastError.slice(0, 500) });
  const details = { mail: id, user: userId, type, attempts, err: error };
  if (dueAt === null) return services.log.error(details, 'an email was given up');
  services.log.warn(details, `an email was not sent; next attempt at ${dueAt.toISOString()}`);
}

/** Null after the last attempt. */
function nextAttemptAt(
  { attempts, details }: QueuedEmail,
  isRejected: boolean,
  now: Date,
): Date | null {
  if (isRejected && attempts >= MAX_REJECTIONS) return null;
  if (+now - +new Date(details.at) >= GIVE_UP_AFTER_MS) return null;
  return new Date(+now + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS));
}
