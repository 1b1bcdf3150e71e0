import { randomBytes } from 'node:crypto';
import { EMAIL_UNDO_DAYS } from '#contract/endpoints/profile.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { Client } from '#server/core/http/client.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import { hashPassword } from '#server/core/security/password-hashing.ts';
import { claimAttempt } from '#server/core/security/rate-limits.ts';
import { isSameText, keyedHash } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent, recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { endSessions } from '#server/modules/auth/sessions-service.ts';
import { findReplacedEmail, replaceByNewEmail, restoreEmail } from './replaced-emails-store.ts';
import { rejectReplacedEmail } from './users-service.ts';

const UNDO_MS = EMAIL_UNDO_DAYS * 24 * 60 * 60 * 1000;

/**
 * Replaces the verified address of a user by their new one, which has just been verified, ends the
 * other sessions, and sends a link to the old address that undoes the change. Returns false if the
 * user changed either address in the meantime.
 */
export async function replaceEmail(
  transaction: Transaction,
  { user, session }: SignedIn,
  { newEmail, client, at }: { newEmail: string; client: Client; at: Date },
): Promise<boolean> {
  const { id: userId, email: address } = user;
  const replaced = { id: newId(), userId, email: address, replacedAt: at };
  const updated = { id: userId, email: newEmail };
  if (!(await replaceByNewEmail(transaction, updated, replaced))) return false;
  await rejectReplacedEmail(transaction, updated);
  await endSessions(transaction, userId, session.id);
  await recordOwnEvent(transaction, 'email-changed', { userId, client, at });
  const email = { userId, at, client, address, undoId: replaced.id };
  await enqueueEmail(transaction, { ...email, type: 'email-changed' });
  return true;
}

/** The page of the app that undoes a change. The fragment keeps the token out of logs. */
export async function undoLink(
  siteUrl: string,
  secret: Services['secret'],
  id: string,
): Promise<string> {
  return `${siteUrl}/authentication/undo-email-change#${tokenOf(await secret(), id)}`;
}

/**
 * Restores a replaced address. Sessions end and the password is reset, because somebody else may
 * know it; two-step login is turned off if it was turned on since then or in the days before.
 * Returns the address.
 * @throws HttpError 400 for a token that is wrong, used or too old, TooManyAttempts
 */
export async function undoEmailChange(
  services: Services,
  token: string,
  client: Client,
): Promise<string> {
  const { db, clock, secret } = services;
  const [id = ''] = token.split('.');
  if (!isId(id) || !isSameText(token, tokenOf(await secret(), id))) throw invalidLink();
  await claimAttempt(services, ['attemptsByNetwork'], { source: client.address });
  const at = clock();
  const earliest = new Date(+at - UNDO_MS);
  // Before the password is hashed: the signature of a used link is still correct.
  if (!(await findReplacedEmail(db, id, earliest))) throw invalidLink();
  const unknownPassword = await hashPassword(randomBytes(32).toString('base64url'), client.address);
  return db.transaction(async (transaction) => {
    const replaced = await findReplacedEmail(transaction, id, earliest);
    if (!replaced) throw invalidLink();
    const { userId, email } = replaced;
    await restoreEmail(transaction, replaced, unknownPassword, UNDO_MS);
    await endSessions(transaction, userId);
    const event = { action: 'email-change-undone', userId, actorId: null } as const;
    await recordEvent(transaction, { ...client, ...event, at });
    return email;
  });
}

/** Derived from the id, so that neither the table nor the email queue has the token. */
function tokenOf(secret: string, id: string): string {
  return `${id}.${keyedHash(secret, ['undo-email-change', id], 'base64url')}`;
}

function invalidLink(): HttpError {
  const message = `This link has already been used or is older than ${EMAIL_UNDO_DAYS} days. Please contact us.`;
  return new HttpError(400, message);
}
