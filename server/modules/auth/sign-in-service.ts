import type { LoginRequest, RegisterRequest, SignInResponse } from '#contract/session.ts';
import { ACTIVE_STATUS } from '#contract/user.ts';
import { type Client, networkOf } from '#server/core/client.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { HttpError } from '#server/core/http-error.ts';
import { hashPassword, isPasswordOf } from '#server/core/password-hashing.ts';
import { type Attempt, claimAttempts, releaseAttempts } from '#server/core/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import {
  isKnownSignIn,
  recordEvent,
  recordOwnEvent,
} from '#server/modules/audit-log/audit-log-service.ts';
import {
  canonicalEmail,
  createUser,
  findAccount,
  findUser,
} from '#server/modules/users/users-service.ts';
import { recordSignIn } from './credentials-store.ts';
import { startSession } from './sessions-service.ts';
import { checkSignInCode } from './two-factor-service.ts';

/** An unknown address and a wrong password give the same response after the same time. */
export async function signIn(
  services: Services,
  request: LoginRequest,
  client: Client,
): Promise<SignInResponse> {
  const { db, clock, mailer } = services;
  const email = canonicalEmail(request.email);
  const network = networkOf(client.address);
  const attempts: Attempt[] = [
    ['signInByNetwork', network],
    ['signInByAccountAndNetwork', network, email],
    ['signInByAccount', email],
  ];
  await claimAttempts(services, attempts);

  const user = await findAccount(db, email);
  const isCorrect = await isPasswordOf(user?.passwordHash ?? null, request.password);
  const at = clock();
  if (!user || !isCorrect) {
    const event = { action: 'sign-in-failed', userId: user?.id ?? null, actorId: null } as const;
    await recordEvent(db, { ...client, ...event, at });
    throw wrongCredentials();
  }
  await releaseAttempts(services, attempts);
  if (user.status !== ACTIVE_STATUS) {
    throw new HttpError(403, 'This account is deactivated. Please contact us.');
  }
  await checkSignInCode(services, user, request.code, client);

  const response = await db.transaction(async (transaction) => {
    if (!(await recordSignIn(transaction, user, at))) throw wrongCredentials();
    const event = { userId: user.id, client, at };
    if (!(await isKnownSignIn(transaction, event))) {
      await enqueueEmail(transaction, { ...event, type: 'signed-in', device: client.device });
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
  await claimAttempts(services, [['registrationByNetwork', networkOf(client.address)]]);
  const passwordHash = await hashPassword(request.password);
  const at = clock();
  const { userId, ...response } = await db.transaction(async (transaction) => {
    const { fullName, email, phoneNumber } = request;
    const account = { fullName, email, phoneNumber, passwordHash };
    const userId = await createUser(transaction, {
      ...account,
      registrationDate: at,
      lastActive: at,
    });
    const registration = { userId, client, at };
    await recordOwnEvent(transaction, 'registered', registration);
    await enqueueEmail(transaction, { ...registration, type: 'welcome', device: client.device });
    return { userId, ...(await openSession(transaction, registration)) };
  });
  // The welcome email contains a code, so it counts as one sent.
  await claimAttempts(services, [
    ['codeSentPerMinute', userId],
    ['codeSentPerHour', userId],
  ]);
  mailer.wake();
  return response;
}

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
