import type { AccountExport } from '#contract/account.ts';
import { listEventsOf } from '#server/modules/audit-log/audit-store.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { listOpenSessions } from '#server/modules/auth/open-sessions.ts';
import { listSavings } from '#server/modules/saved-properties/saved-properties-store.ts';
import { findUser } from './users-store.ts';

/** Everything kept about a person; null where they are gone. */
export async function exportAccount(
  services: AccountServices,
  userId: string,
): Promise<AccountExport | null> {
  const { db, clock } = services;
  const profile = await findUser(db, userId);
  if (!profile) return null;
  const sessions = await listOpenSessions(services, userId);
  const savings = await listSavings(db, userId);
  const events = await listEventsOf(db, userId);
  return {
    exportedAt: clock().toISOString(),
    profile,
    sessions,
    savedProperties: savings.map((saving) => ({
      ...saving,
      savedAt: saving.savedAt.toISOString(),
    })),
    events: events.map(({ at, action, actorId, device, address }) => {
      // Where an admin did it, it says where the admin was.
      const isOthers = actorId !== null && actorId !== userId;
      const place = isOthers ? { device: null, address: null } : { device, address };
      return { at: at.toISOString(), action, ...place };
    }),
  };
}
