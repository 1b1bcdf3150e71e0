import type { AccountServices } from './account-services.ts';
import { listSessions } from './sessions-store.ts';

/** The sessions of a person that hold, as they are answered. */
export async function listOpenSessions(
  { db, clock, sessionLimits }: AccountServices,
  userId: string,
) {
  const { idleMs, maxMs } = sessionLimits;
  const now = +clock();
  const usedAfter = new Date(now - idleMs);
  const signedInAfter = new Date(now - maxMs);
  const sessions = await listSessions(db, userId, { usedAfter, signedInAfter });
  return sessions.map(({ id, device, signedInAt, lastUsedAt }) => ({
    id,
    device,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
