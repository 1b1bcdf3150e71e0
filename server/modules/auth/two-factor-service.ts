import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_LENGTH } from '#contract/endpoints/session.ts';
import type {
  PrepareTwoFactorRequest,
  TurnOffTwoFactorRequest,
  TwoFactorKey,
  TwoFactorState,
} from '#contract/endpoints/two-factor.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { OTP_LENGTH } from '#contract/rules/field-rules.ts';
import { brand } from '#contract/site/brand.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import type { Client } from '#server/core/http/client.ts';
import { fieldError, HttpError } from '#server/core/http/http-error.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import { claimAttempt } from '#server/core/security/rate-limits.ts';
import { keyedHash, randomText } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent, recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { checkPassword } from './password-service.ts';
import { endSessions } from './sessions-service.ts';
import {
  consumePeriod,
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  putKey,
  putRecoveryCodes,
  turnOn,
} from './two-factor-store.ts';

const RECOVERY_CODES = 10;
/** Digits and letters without those that look alike; 31^10 codes are about 50 random bits. */
const RECOVERY_ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
/** RFC 6238 recommends 160 bits. */
const KEY_BYTES = 20;
/** Accepted periods of 30 seconds before and after the current one, because clocks of phones differ. */
const ALLOWED_PERIODS = 1;

export async function twoFactorState(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<TwoFactorState> {
  const stored = await findTwoFactor(db, userId);
  if (!stored?.turnedOnAt) return { isOn: false, recoveryCodesLeft: 0 };
  return { isOn: true, recoveryCodesLeft: await countRecoveryCodes(db, userId) };
}

/**
 * Creates the key for the authenticator app.
 * @throws HttpError 403 if the email is not verified, 409 if two-step login is on
 */
export async function prepareTwoFactor(
  services: Services,
  user: UserRow,
  { currentPassword }: PrepareTwoFactorRequest,
  client: Client,
): Promise<TwoFactorKey> {
  requireVerified(user);
  const given = { password: currentPassword, field: 'currentPassword' };
  await checkPassword(services, user, given, client);
  const key = new Secret({ size: KEY_BYTES }).base32;
  const outcome = await putKey(services.db, user.id, key);
  if (outcome === 'no user') throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
  if (outcome === 'already on') throw alreadyOn();
  return { key, uri: totpOf(key, user.email).toString() };
}

/**
 * Requires codes from now on and ends the user's other sessions. Returns the recovery codes, of
 * which only hashes are stored.
 */
export async function turnOnTwoFactor(
  services: Services,
  { user, session }: SignedIn,
  code: string,
  client: Client,
): Promise<string[]> {
  const { db, clock, secret, mailer } = services;
  requireVerified(user);
  const stored = await findTwoFactor(db, user.id);
  if (stored?.turnedOnAt) throw alreadyOn();
  if (!stored) throw new HttpError(409, 'Please start again to get a new QR code.');
  await claimAttempt(services, ['authenticatorCodes'], { account: user.id }, { userId: user.id });
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomText(RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH),
  );
  const hashes = await hashesOf(secret, user.id, codes);
  const event = { userId: user.id, client, at: clock() };
  await db.transaction(async (transaction) => {
    if (!(await acceptsAppCode(transaction, stored, code, event.at))) throw wrongCode();
    if (!(await turnOn(transaction, stored, event.at))) throw alreadyOn();
    await putRecoveryCodes(transaction, user.id, hashes);
    await endSessions(transaction, user.id, session.id);
    await recordOwnEvent(transaction, 'two-factor-on', event);
    await enqueueEmail(transaction, { ...event, type: 'two-factor-on' });
  });
  mailer.wake();
  return codes.map(inHalves);
}

/** @throws HttpError 400 for a wrong password or code, 409 if two-step login is not on */
export async function turnOffTwoFactor(
  services: Services,
  user: UserRow,
  { currentPassword, code }: TurnOffTwoFactorRequest,
  client: Client,
): Promise<void> {
  const { db, clock, mailer } = services;
  const given = { password: currentPassword, field: 'currentPassword' };
  await checkPassword(services, user, given, client);
  const event = { userId: user.id, client, at: clock() };
  await checkSignInCode(services, user, code, client);
  await db.transaction(async (transaction) => {
    if (!(await deleteTwoFactor(transaction, user.id))) {
      throw new HttpError(409, 'Two-step login is already off.');
    }
    await recordOwnEvent(transaction, 'two-factor-off', event);
    await enqueueEmail(transaction, { ...event, type: 'two-factor-off' });
  });
  mailer.wake();
}

const operator: Client = { device: `by ${brand.name}`, address: '' };

/** For an operator, when a user has lost the phone and the codes. Returns false if it was off. */
export async function turnOffTwoFactorOf(db: Executor, userId: string, at: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await deleteTwoFactor(transaction, userId))) return false;
    await endSessions(transaction, userId);
    await recordEvent(transaction, { at, action: 'two-factor-off', userId, actorId: null });
    await enqueueEmail(transaction, { userId, at, type: 'two-factor-off', client: operator });
    return true;
  });
}

/**
 * Checks the second step of a sign-in, after the password was correct. An accepted code cannot be
 * used again. @throws HttpError 401 for `code` if it is missing, 400 if it is wrong
 */
export async function checkSignInCode(
  services: Services,
  user: Pick<UserRow, 'id'>,
  code: string | undefined,
  client: Client,
): Promise<void> {
  const { db, clock } = services;
  const stored = await findTwoFactor(db, user.id);
  if (!stored?.turnedOnAt) return;
  if (code === undefined) {
    throw fieldError(401, 'code', 'Enter the code from your authenticator app.');
  }
  await claimAttempt(services, ['authenticatorCodes'], { account: user.id }, { userId: user.id });
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  const at = clock();
  const isAccepted =
    typed.length === OTP_LENGTH
      ? await acceptsAppCode(db, stored, typed, at)
      : await acceptsRecoveryCode(services, typed, { userId: user.id, client, at });
  if (!isAccepted) {
    const event = { action: 'code-check-failed', userId: user.id, actorId: null, at } as const;
    await recordEvent(db, { ...client, ...event, details: { purpose: 'sign-in' } });
    throw wrongCode();
  }
}

async function acceptsRecoveryCode(
  { db, secret, mailer }: Services,
  typed: string,
  event: { userId: string; client: Client; at: Date },
): Promise<boolean> {
  const { userId } = event;
  const [hash = ''] = await hashesOf(secret, userId, [typed]);
  const isAccepted = await db.transaction(async (transaction) => {
    if (!(await consumeRecoveryCode(transaction, userId, hash))) return false;
    await recordOwnEvent(transaction, 'recovery-code-used', event);
    await enqueueEmail(transaction, { ...event, type: 'recovery-code-used' });
    return true;
  });
  mailer.wake();
  return isAccepted;
}

/** Each code of the app is accepted once, within a period of 30 seconds and its neighbours. */
async function acceptsAppCode(
  db: Executor,
  stored: { userId: string; key: string },
  code: string,
  at: Date,
): Promise<boolean> {
  const totp = totpOf(stored.key);
  const delta = totp.validate({ token: code, timestamp: +at, window: ALLOWED_PERIODS });
  if (delta === null) return false;
  return consumePeriod(db, stored, totp.counter({ timestamp: +at }) + delta);
}

function totpOf(key: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(key) });
}

function inHalves(code: string): string {
  const half = RECOVERY_CODE_LENGTH / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

async function hashesOf(
  secret: Services['secret'],
  userId: string,
  codes: readonly string[],
): Promise<string[]> {
  const key = await secret();
  return codes.map((code) => keyedHash(key, ['recovery', userId, code], 'hex'));
}

/** Not a 401, which means that the session has ended. */
function wrongCode(): HttpError {
  return fieldError(400, 'code', 'This code is wrong or has already been used. Enter a new one.');
}

/**
 * Requires a verified email: a stranger who registers someone else's email could otherwise lock its
 * owner out.
 */
function requireVerified({ isVerified }: UserRow): void {
  if (!isVerified) throw new HttpError(403, 'Please verify your email to turn on two-step login.');
}

function alreadyOn(): HttpError {
  return new HttpError(409, 'Two-step login is already on.');
}
