import { desc, eq } from 'drizzle-orm';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';

export type AuditAction =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'email-verified'
  | 'email-changed'
  | 'password-changed'
  | 'password-check-failed'
  | 'password-reset'
  | 'role-changed'
  | 'admin-created'
  | 'account-deactivated'
  | 'account-activated'
  | 'account-deleted'
  | 'property-created'
  | 'property-updated'
  | 'property-deleted'
  | 'import-confirmed'
  | 'import-cancelled'
  | 'properties-imported';

export interface AuditEvent {
  at: Date;
  action: AuditAction;
  userId: string | null;
  actorId: string | null;
  propertyId?: string;
  device?: string;
  address?: string;
  details?: Record<string, string>;
}

export async function recordEvent(db: Executor, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values({ ...event, id: newId() });
}

/** What happened to a person's account, the latest first. */
export async function listEventsOf(db: Executor, userId: string) {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id));
}

/** Takes out of the events of a deleted account what says where and with what its owner was. */
export async function forgetPerson(db: Executor, userId: string): Promise<void> {
  await db
    .update(auditEvents)
    .set({ device: null, address: null, details: null })
    .where(eq(auditEvents.userId, userId));
  // What they did to others stays told, but not from where.
  await db
    .update(auditEvents)
    .set({ device: null, address: null })
    .where(eq(auditEvents.actorId, userId));
}
