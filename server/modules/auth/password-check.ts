import type { Caller } from '#server/core/caller.ts';
import { Problem } from '#server/core/http-error.ts';
import { type Attempt, claimAttempts, giveBackAttempts } from '#server/core/rate-limits.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import type { UserRow } from '#server/modules/users/user-rows.ts';
import type { AccountServices } from './account-services.ts';
import { isPasswordOf } from './password-hashing.ts';

/** Makes sure that it is the person themselves who asks, not just somebody at their browser. */
export async function checkPassword(
  services: AccountServices,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  { password, field }: { password: string; field: string },
  caller: Caller,
): Promise<void> {
  const attempts: Attempt[] = [['passwordCheck', id]];
  await claimAttempts(services, attempts);
  if (await isPasswordOf(passwordHash, password)) {
    await giveBackAttempts(services, attempts);
    return;
  }
  const event = { action: 'password-check-failed', userId: id, actorId: id } as const;
  await recordEvent(services.db, { ...caller, ...event, at: services.clock() });
  throw wrongPassword(field);
}

/** No 401: that would say that the session is over. */
export function wrongPassword(field: string): Problem {
  const message = 'This password is wrong.';
  return new Problem(400, message, { [field]: message });
}
