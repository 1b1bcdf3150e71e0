import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { mailQueue } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import { newId } from '#server/modules/users/user-rows.ts';
import { isCodeLetter, type LetterName, lettersLike } from './email-names.ts';

export interface QueuedLetter {
  id: string;
  userId: string;
  fullName: string;
  letter: LetterName;
  /** The e-mail address that it goes to. */
  address: string;
  details: { at: string; device: string };
  /** How often it was tried, this time included. */
  attempts: number;
}

interface NewLetter {
  userId: string;
  letter: LetterName;
  /** Where the letter does not go to the person's present e-mail address. */
  address?: string;
  at: Date;
  device: string;
}

/** Queues a letter; one to a person who is gone meanwhile is dropped. */
export async function enqueueLetter(db: Executor, added: NewLetter): Promise<void> {
  const { userId, letter, at, device } = added;
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!user) return;
    // Of several codes only the last one counts, so an unsent letter with an earlier one is moot.
    if (isCodeLetter(letter)) {
      const isLikeIt = inArray(mailQueue.letter, lettersLike(letter));
      await transaction.delete(mailQueue).where(and(eq(mailQueue.userId, userId), isLikeIt));
    }
    await transaction.insert(mailQueue).values({
      id: newId(),
      userId,
      letter,
      address: added.address ?? user.email,
      details: { at: at.toISOString(), device },
      queuedAt: at,
      dueAt: at,
    });
  });
}

/** Takes letters that are due for sending; nobody else gets them before `until`. */
export async function claimLetters(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<QueuedLetter[]> {
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
    .from(users)
    .where(and(inArray(mailQueue.id, due), eq(users.id, mailQueue.userId)))
    .returning({
      id: mailQueue.id,
      userId: mailQueue.userId,
      fullName: users.fullName,
      letter: mailQueue.letter,
      address: mailQueue.address,
      details: mailQueue.details,
      attempts: mailQueue.attempts,
    });
  // Only letters of these names are ever queued.
  return claimed.map((row) => ({ ...row, letter: row.letter as LetterName }));
}

/** The letter was sent: nothing of it is kept. */
export async function removeLetter(db: Executor, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id));
}

/** The letter could not be sent: it is due again at `dueAt`, or given up where that is null. */
export async function postponeLetter(
  db: Executor,
  id: string,
  { dueAt, now, lastError }: { dueAt: Date | null; now: Date; lastError: string },
): Promise<void> {
  await db
    .update(mailQueue)
    .set({ lastError, ...(dueAt ? { dueAt } : { failedAt: now }) })
    .where(eq(mailQueue.id, id));
}
