import type { RegisterRequest, SignInResponse } from '#contract/session.ts';
import { type Caller, networkOf } from '#server/core/caller.ts';
import { newId } from '#server/core/database/row-id.ts';
import { Problem } from '#server/core/http-error.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import { canonicalEmail } from '#server/modules/users/email-address.ts';
import { findUser, insertUsers } from '#server/modules/users/users-store.ts';
import type { AccountServices } from './account-services.ts';
import { hashPassword } from './password-hashing.ts';
import { startSession } from './session-start.ts';

export function emailTaken(): Problem {
  const message = 'There is an account with this email already.';
  return new Problem(409, message, { email: message });
}

/** Creates an account, signs its owner in, and sends the code that verifies the address. */
export async function register(
  services: AccountServices,
  request: RegisterRequest,
  caller: Caller,
): Promise<SignInResponse> {
  const { db, clock, mailer } = services;
  await claimAttempts(services, [['registerFrom', networkOf(caller.address)]]);
  const passwordHash = await hashPassword(request.password);
  const now = clock();
  const id = newId();
  const answer = await db.transaction(async (transaction) => {
    const { fullName, phoneNumber } = request;
    const email = canonicalEmail(request.email);
    const user = { id, fullName, email, phoneNumber, passwordHash };
    const added = await insertUsers(transaction, [
      { ...user, registrationDate: now, lastActive: now },
    ]);
    if (added.length === 0) throw emailTaken();
    const token = await startSession(transaction, { userId: id, caller, now });
    const event = { at: now, action: 'registered', userId: id, actorId: id, ...caller } as const;
    await recordEvent(transaction, event);
    const { device } = caller;
    await enqueueEmail(transaction, { userId: id, type: 'welcome', at: now, device });
    const answered = await findUser(transaction, id);
    return { user: answered ? { ...answered, token } : undefined, token };
  });
  // The letter that is on its way counts: another code has to wait.
  await claimAttempts(services, [
    ['codeAtOnce', id],
    ['codeSent', id],
  ]);
  mailer.wake();
  return answer;
}
