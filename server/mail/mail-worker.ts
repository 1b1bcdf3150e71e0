import type { Mailer } from '#server/accounts/account-services.ts';
import { type MailRoom, sendDueLetters } from './due-letters.ts';

/** How soon letters go out that another process queued, or that wait for another try. */
const LOOK_EVERY_MS = 5000;

export interface MailWorker extends Mailer {
  /** Finishes what it has in hand. */
  stop(): Promise<void>;
}

/** Sends the letters of the queue as they come, beside whatever other processes do the same. */
export function startMailWorker(room: MailRoom, lookEveryMs = LOOK_EVERY_MS): MailWorker {
  let isStopped = false;
  let isAsked = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      try {
        while (!isStopped && (await sendDueLetters(room)) > 0);
      } catch (error) {
        room.log.warn({ err: error }, 'the letters due could not be looked up');
      }
    }
    working = null;
  }

  function wake(): void {
    isAsked = true;
    working ??= work();
  }

  const timer = setInterval(wake, lookEveryMs);
  // Waiting letters alone do not keep a process running.
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working;
      room.delivery.close();
    },
  };
}
