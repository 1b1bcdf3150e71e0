import type { Database } from '#server/core/database/database.ts';
import { issueCode } from '#server/modules/auth/code-check.ts';
import type { Delivery, Mail } from './delivery.ts';
import { htmlOf, textOf } from './email-layout.ts';
import { codeLetters, isCodeLetter } from './email-names.ts';
import { contentOf } from './emails.ts';
import {
  claimLetters,
  postponeLetter,
  type QueuedLetter,
  removeLetter,
} from './mail-queue-store.ts';
import { nextAttemptAt } from './retry-times.ts';
import { isRefusal } from './smtp-delivery.ts';

export interface MailRoom {
  db: Database;
  clock: () => Date;
  secret(): Promise<string>;
  delivery: Delivery;
  log: { warn(details: object, message: string): void };
}

/** Longer than any delivery takes; after it, what a dead process had in hand is sent again. */
const LEASE_MS = 5 * 60 * 1000;
const LETTERS_AT_ONCE = 5;

/**
 * Sends letters that are due and answers how many it took on. A letter leaves the queue when it was
 * sent: if the process dies in between it is sent twice, never not at all.
 */
export async function sendDueLetters(room: MailRoom): Promise<number> {
  const now = room.clock();
  const until = new Date(+now + LEASE_MS);
  const letters = await claimLetters(room.db, { now, until, limit: LETTERS_AT_ONCE });
  await Promise.all(letters.map((letter) => send(room, letter)));
  return letters.length;
}

async function send(room: MailRoom, letter: QueuedLetter): Promise<void> {
  try {
    await room.delivery.deliver(await write(room, letter));
  } catch (error) {
    return postpone(room, letter, error);
  }
  await removeLetter(room.db, letter.id);
}

/** A code is made here, at the last moment: it is fresh, and lies in no queue. */
async function write(room: MailRoom, letter: QueuedLetter): Promise<Mail> {
  const { id, userId, fullName, address, details } = letter;
  const code = isCodeLetter(letter.letter)
    ? await issueCode(room, { userId, purpose: codeLetters[letter.letter], email: address })
    : null;
  const content = contentOf(letter.letter, { details, code });
  const laidOut = { fullName, content };
  return {
    id,
    to: address,
    subject: content.subject,
    text: textOf(laidOut),
    html: htmlOf(laidOut),
    code,
  };
}

async function postpone(room: MailRoom, letter: QueuedLetter, error: unknown): Promise<void> {
  const { id, attempts, details } = letter;
  const now = room.clock();
  const failed = { queuedAt: new Date(details.at), attempts, isRefused: isRefusal(error) };
  const dueAt = nextAttemptAt(failed, now);
  const lastError = error instanceof Error ? error.message : `${error}`;
  await postponeLetter(room.db, id, { dueAt, now, lastError: lastError.slice(0, 500) });
  const what = dueAt ? `is tried again at ${dueAt.toISOString()}` : 'was given up';
  room.log.warn({ mail: id, letter: letter.letter, attempts, err: error }, `a letter ${what}`);
}
