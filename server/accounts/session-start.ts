import type { Caller } from '#server/caller.ts';
import type { Executor } from '#server/db/database.ts';
import { insertSession } from '#server/db/sessions-store.ts';
import { newId } from '#server/db/user-rows.ts';
import { newSessionToken, tokenHashOf } from './session-token.ts';

/** Signs a person in and returns the token. */
export async function startSession(
  db: Executor,
  { userId, caller, now }: { userId: string; caller: Caller; now: Date },
): Promise<string> {
  const token = newSessionToken();
  await insertSession(db, {
    id: newId(),
    tokenHash: tokenHashOf(token),
    userId,
    device: caller.device,
    signedInAt: now,
    lastUsedAt: now,
  });
  return token;
}
