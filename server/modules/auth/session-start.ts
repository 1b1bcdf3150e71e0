import type { Caller } from '#server/core/caller.ts';
import type { Executor } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { newSessionToken, tokenHashOf } from './session-token.ts';
import { insertSession } from './sessions-store.ts';

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
