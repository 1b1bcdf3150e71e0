import type { LoginRequest, RegisterRequest, SignInResponse } from '#contract/endpoints/session.ts';
import { ACTIVE_STATUS } from '#contract/endpoints/user.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { isUniqueViolation } from '#server/core/database/unavailable.ts';
import type { Client } from '#server/core/http/client.ts';
import { AccountDeactivated, HttpError } from '#server/core/http/http-error.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import { rejectGuessablePassword } from '#server/core/security/guessable-passwords.ts';
import { hashPassword, isPasswordOf } from '#server/core/security/password-hashing.ts';
import { claimAttempt } from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import {
  isKnownSignIn,
  recordEvent,
  recordOwnEvent,
} from '#server/modules/audit-log/audit-log-service.ts';
import { replaceEmail } from '#server/modules/users/email-change-service.ts';
import {
  canonicalEmail,
  createUser,
  emailInUse,
  findAccount,
  findUser,
} from '#server/modules/users/users-service.ts';
import { claimAccountAttempt, waitForCode } from './account-limits.ts';
import { recordSignIn, setVerified } from './credentials-store.ts';
import { checkCode, wrongCode } from './one-time-codes-service.ts';
import { startSession } from './sessions-service.ts';
import { checkSignInCode } from './two-factor-service.ts';

/** An unknown address and a wrong password give the same response after the same time. */
export async function signIn(
  services: Services,
  request: LoginRequest,
  { client, signedIn }: { client: Client; signedIn: SignedIn | null },
): Promise<SignInResponse> {
  const { db, clock, mailer } = services;
  const { address } = client;
  const email = canonicalEmail(request.email);
  const user = await findAccount(db, email);
  await claimAccountAttempt(services, 'login', { email, user, client, signedIn });
  const isCorrect = await isPasswordOf(user?.passwordHash ?? null, request.password, address);
  const at = clock();
  if (!user || !isCorrect) {
    const event = { action: 'sign-in-failed', userId: user?.id ?? null, actorId: null } as const;
    await recordEvent(db, { ...client, ...event, at });
    throw wrongCredentials();
  }
  if (user.status !== ACTIVE_STATUS) {
    throw new AccountDeactivated(user.id);
  }
  await checkSignInCode(services, user, request.code, client);

  const response = await db.transaction(async (transaction) => {
    if (!(await recordSignIn(transaction, user, at))) throw wrongCredentials();
    const event = { userId: user.id, client, at };
    if (!(await isKnownSignIn(transaction, event))) {
      await enqueueEmail(transaction, { ...event, type: 'signed-in' });
    }
    await recordOwnEvent(transaction, 'signed-in', event);
    return openSession(transaction, event);
  });
  mailer.wake();
  return response;
}

/** Creates an account, signs the user in and sends the code that verifies the address. */
export async function register(
  services: Services,
  request: RegisterRequest,
  client: Client,
): Promise<SignInResponse> {
  const { db, clock, mailer } = services;
  const { address } = client;
  await rejectGuessablePassword(request.password, request.email);
  await claimAttempt(services, ['sendsByNetwork'], { source: address });
  const passwordHash = await hashPassword(request.password, address);
  const at = clock();
  const { userId, ...response } = await db.transaction(async (transaction) => {
    const { fullName, email, phoneNumber } = request;
    const account = { fullName, email, phoneNumber, passwordHash };
    const dates = { registrationDate: at, lastActive: at };
    const userId = await createUser(transaction, { ...account, ...dates });
    const registration = { userId, client, at };
    await recordOwnEvent(transaction, 'registered', registration);
    await enqueueEmail(transaction, { ...registration, type: 'welcome' });
    return { userId, ...(await openSession(transaction, registration)) };
  });
  // The welcome email contains a code, so it counts as one sent.
  await claimVerificationRequest(services, userId);
  mailer.wake();
  return response;
}

/** Sends a new code; returns false if the email is verified already and is not being replaced. */
export async function requestVerification(
  services: Services,
  { id: userId, email, newEmail, isVerified }: UserRow,
  client: Client,
): Promise<boolean> {
  if (isVerified && newEmail === null) return false;
  await claimVerificationRequest(services, userId);
  const code = { userId, type: 'verification-code', address: newEmail ?? email, client } as const;
  await enqueueEmail(services.db, { ...code, at: services.clock() });
  services.mailer.wake();
  return true;
}

function claimVerificationRequest(services: Services, account: string): Promise<void> {
  const names = ['requestsPerMinute', 'verificationRequests'] as const;
  return claimAttempt(services, names, { account }, { userId: account, messageFor: waitForCode });
}

/**
 * Verifies the email, or the new one that then replaces it.
 * @throws HttpError 400 if the code is wrong, 409 if another account has the new address by now
 */
export async function verifyEmail(
  services: Services,
  signedIn: SignedIn,
  otp: string,
  client: Client,
): Promise<void> {
  const { id: userId, email, newEmail } = signedIn.user;
  await claimAttempt(services, ['attemptsByNetwork'], { source: client.address }, { userId });
  await claimAttempt(services, ['knownCodes'], { account: userId }, { userId });
  const owner = { userId, purpose: 'verify-email', email: newEmail ?? email } as const;
  const code = await checkCode(services, owner, otp, { client });
  const at = services.clock();
  const change = async (transaction: Transaction) => {
    // Every transaction locks the user row first, so that two of them cannot deadlock.
    const isChanged =
      newEmail === null
        ? await setVerified(transaction, { id: userId, email })
        : await replaceEmail(transaction, signedIn, { newEmail, client, at });
    if (!isChanged || !(await code.consume(transaction))) throw wrongCode();
    await recordOwnEvent(transaction, 'email-verified', { userId, client, at });
  };
  await services.db.transaction(change).catch((error) => {
    throw isUniqueViolation(error) ? emailInUse() : error;
  });
  services.mailer.wake();
}

/** Starts a session, after all checks of a sign-in. */
async function openSession(
  transaction: Transaction,
  signIn: { userId: string; client: Client; at: Date },
): Promise<SignInResponse> {
  const token = await startSession(transaction, signIn);
  const user = await findUser(transaction, signIn.userId);
  return { user: user ? { ...user, token } : undefined, token };
}

function wrongCredentials(): HttpError {
  return new HttpError(401, 'Invalid email or password.');
}
