import type { Caller } from '#server/caller.ts';
import { recordEvent } from '#server/db/audit-store.ts';
import { deleteSession, type SessionRow } from '#server/db/sessions-store.ts';
import type { AccountServices } from './account-services.ts';

/** Ends one session of a person; false where they have no such session. */
export async function signOut(
  { db, clock }: AccountServices,
  session: Pick<SessionRow, 'id' | 'userId'>,
  caller: Caller,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isEnded = await deleteSession(transaction, session);
    const { userId } = session;
    const event = { at: clock(), action: 'signed-out', userId, actorId: userId } as const;
    if (isEnded) await recordEvent(transaction, { ...caller, ...event });
    return isEnded;
  });
}
