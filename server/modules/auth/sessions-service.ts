import { createHash, randomBytes } from 'node:crypto';
import type { AccountSession } from '#contract/endpoints/account.ts';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { oneTimeCodes, type SessionRow, sessions } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { isDatabaseFull, isDatabaseUnavailable } from '#server/core/database/unavailable.ts';
import type { Client } from '#server/core/http/client.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import type { Services, SessionLimits } from '#server/core/services.ts';
import { recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  listSessions,
  recordUse,
} from './sessions-store.ts';

/** Use is recorded at most this often, so a session may end this much early. */
const USE_RECORDED_EVERY_MS = 10_000;

/** Starts a session and returns its token: 256 random bits, stored only as a hash. */
export async function startSession(
  db: Executor,
  { userId, client, at }: { userId: string; client: Client; at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = {
    id: newId(),
    tokenHash: hashOf(token),
    userId,
    device: client.device,
    signedInAt: at,
    lastUsedAt: at,
  };
  await insertSession(db, session);
  return token;
}

export async function authenticate(
  { db, clock, sessionLimits }: Services,
  token: string,
): Promise<SignedIn | 'expired' | null> {
  const found = await findSession(db, hashOf(token));
  if (found?.user.status !== ACTIVE_STATUS) return null;
  const { session, user } = found;
  const now = clock();
  const { usedAfter, signedInAfter } = openSince(user, sessionLimits, now);
  if (session.lastUsedAt <= usedAfter || session.signedInAt <= signedInAfter) return 'expired';
  if (+now - +session.lastUsedAt >= USE_RECORDED_EVERY_MS) {
    await recordUse(db, session, now).catch((error) => {
      // A database that cannot write can still be read.
      if (!isDatabaseUnavailable(error) && !isDatabaseFull(error)) throw error;
    });
  }
  return found;
}

/** A user's open sessions, most recently used first. */
export async function listOpenSessions(
  { db, clock, sessionLimits }: Services,
  user: Pick<UserRow, 'id' | 'role'>,
): Promise<Omit<AccountSession, 'isCurrent'>[]> {
  const open = await listSessions(db, user.id, openSince(user, sessionLimits, clock()));
  return open.map(({ id, device, signedInAt, lastUsedAt }) => ({
    id,
    device,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** Returns false if the user has no such session. */
export async function signOut(
  { db, clock }: Services,
  session: Pick<SessionRow, 'id' | 'userId'>,
  client: Client,
): Promise<boolean> {
  if (!isId(session.id)) return false;
  return db.transaction(async (transaction) => {
    const isEnded = await deleteSession(transaction, session);
    const { userId } = session;
    if (isEnded) {
      await recordOwnEvent(transaction, 'signed-out', { userId, client, at: clock() });
    }
    return isEnded;
  });
}

export async function signOutEverywhere(
  { db, clock }: Services,
  userId: string,
  client: Client,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await deleteSessions(transaction, userId);
    await recordOwnEvent(transaction, 'signed-out-everywhere', { userId, client, at: clock() });
  });
}

/** Ends a user's sessions except the one with `keptId`, after their credentials changed. */
export async function endSessions(db: Executor, userId: string, keptId?: string): Promise<void> {
  await deleteSessions(db, userId, keptId);
}

/** Ends the sessions and one-time codes of all users. */
export async function endAllSessions(db: Executor): Promise<void> {
  await db.delete(sessions);
  await db.delete(oneTimeCodes);
}

function openSince(
  { role }: Pick<UserRow, 'role'>,
  { userIdleMs, adminIdleMs, maxMs }: SessionLimits,
  now: Date,
) {
  const idleMs = role === ADMIN_ROLE ? adminIdleMs : userIdleMs;
  return { usedAfter: new Date(+now - idleMs), signedInAfter: new Date(+now - maxMs) };
}

/** No salt is needed, because 256 random bits cannot be guessed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
