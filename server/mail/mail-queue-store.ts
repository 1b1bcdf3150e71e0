import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type AlertNews, mailQueue } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import type { Client } from '#server/core/http/client.ts';
import { codePurposes, type EmailType, isCodeEmail } from './email-content.ts';

export type QueuedEmail = Awaited<ReturnType<typeof claimEmails>>[number];

interface NewEmail {
  userId: string;
  type: EmailType;
  /** A verified address; by default the user's current one. */
  address?: string;
  at: Date;
  /** The network and device that triggered the email. */
  client?: Client;
  /** What the email of an alert reports. */
  alert?: AlertNews;
  /** Id of the replaced address, if the email has a link to undo the change. */
  undoId?: string;
}

/**
 * Queues an email; does nothing if the user was deleted. Only emails with a code go to an address
 * that is not verified, because it may be a stranger's.
 */
export async function enqueueEmail(db: Executor, email: NewEmail): Promise<void> {
  const { userId, type, at, client, undoId, alert } = email;
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, isVerified: users.isVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!user || !(user.isVerified || email.address || isCodeEmail(type))) return;
    // A new code voids the previous one, so an unsent email with that code is obsolete.
    if (isCodeEmail(type)) {
      const samePurpose = Object.entries(codePurposes)
        .filter(([, purpose]) => purpose === codePurposes[type])
        .map(([name]) => name);
      await transaction
        .delete(mailQueue)
        .where(and(eq(mailQueue.userId, userId), inArray(mailQueue.type, samePurpose)));
    }
    await transaction.insert(mailQueue).values({
      id: newId(),
      userId,
      type,
      address: email.address ?? user.email,
      details: {
        ...client,
        at: at.toISOString(),
        ...(undoId && { undoId }),
        ...(alert && { alert }),
      },
      queuedAt: at,
      dueAt: at,
    });
  });
}

/** Queues an email to the company about an enquiry. */
export async function enqueueEnquiryEmail(
  db: Executor,
  {
    enquiryId,
    address,
    at,
    client,
  }: Pick<NewEmail, 'at' | 'client'> & {
    enquiryId: string;
    address: string;
  },
): Promise<void> {
  await db.insert(mailQueue).values({
    id: newId(),
    userId: null,
    type: 'enquiry',
    address,
    details: { ...client, at: at.toISOString(), enquiryId },
    queuedAt: at,
    dueAt: at,
  });
}

/** Claims emails that are due; no other process gets them before `until`. */
export async function claimEmails(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(lte(mailQueue.dueAt, now), isNull(mailQueue.failedAt)))
    .orderBy(asc(mailQueue.dueAt), asc(mailQueue.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(mailQueue)
    .set({ dueAt: until, attempts: sql`${mailQueue.attempts} + 1` })
    .where(inArray(mailQueue.id, due))
    .returning({
      id: mailQueue.id,
      userId: mailQueue.userId,
      type: mailQueue.type,
      address: mailQueue.address,
      details: mailQueue.details,
      /** Including the current one. */
      attempts: mailQueue.attempts,
    });
  const { id, fullName, email, isVerified } = users;
  const recipients = await db
    .select({ id, fullName, email, isVerified })
    .from(users)
    .where(
      inArray(
        id,
        claimed.flatMap(({ userId }) => userId ?? []),
      ),
    );
  return claimed.map((row) => ({
    ...row,
    // Only these types are queued.
    type: row.type as EmailType | 'enquiry',
    user: recipients.find((user) => user.id === row.userId) ?? null,
  }));
}

export async function deleteEmail(db: Executor, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id));
}

/** Schedules the next attempt at `dueAt`, or marks the email as failed if that is null. */
export async function postponeEmail(
  db: Executor,
  id: string,
  { dueAt, now, lastError }: { dueAt: Date | null; now: Date; lastError: string | null },
): Promise<void> {
  await db
    .update(mailQueue)
    .set({ lastError, ...(dueAt ? { dueAt } : { failedAt: now }) })
    .where(eq(mailQueue.id, id));
}
