import type { Caller } from '#server/core/caller.ts';
import { isId } from '#server/core/database/row-id.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import type { AccountServices } from './account-services.ts';
import { deleteSession, deleteSessionsOf, type SessionRow } from './sessions-store.ts';

/** Ends one session of a person; false where they have no such session. */
export async function signOut(
  { db, clock }: AccountServices,
  session: Pick<SessionRow, 'id' | 'userId'>,
  caller: Caller,
): Promise<boolean> {
  if (!isId(session.id)) return false;
  return db.transaction(async (transaction) => {
    const isEnded = await deleteSession(transaction, session);
    const { userId } = session;
    const event = { at: clock(), action: 'signed-out', userId, actorId: userId } as const;
    if (isEnded) await recordEvent(transaction, { ...caller, ...event });
    return isEnded;
  });
}

export async function signOutEverywhere(
  { db, clock }: AccountServices,
  userId: string,
  caller: Caller,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await deleteSessionsOf(transaction, userId);
    const event = { action: 'signed-out-everywhere', userId, actorId: userId } as const;
    await recordEvent(transaction, { ...caller, ...event, at: clock() });
  });
}
