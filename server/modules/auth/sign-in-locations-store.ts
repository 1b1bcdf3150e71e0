import { and, eq, gt, inArray } from 'drizzle-orm';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { AuditAction } from '#server/modules/audit-log/audit-store.ts';

const signsIn: AuditAction[] = ['registered', 'signed-in'];

/** The network addresses from which a person signed in with such a device. */
export async function listSignInAddresses(
  db: Executor,
  { userId, device, after }: { userId: string; device: string; after: Date },
): Promise<string[]> {
  const found = await db
    .selectDistinct({ address: auditEvents.address })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.userId, userId),
        gt(auditEvents.at, after),
        inArray(auditEvents.action, signsIn),
        eq(auditEvents.device, device),
      ),
    );
  return found.flatMap(({ address }) => address ?? []);
}
