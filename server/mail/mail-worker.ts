import { type BackgroundWork, startBackgroundWork } from '#server/core/background-job.ts';
import { type MailRoom, sendDueLetters } from './due-emails.ts';

/** How soon letters go out that another process queued, or that wait for another try. */
const LOOK_EVERY_MS = 5000;

/** Sends the letters of the queue as they come. */
export function startMailWorker(room: MailRoom, lookEveryMs = LOOK_EVERY_MS): BackgroundWork {
  const work = startBackgroundWork({
    workOnce: async () => (await sendDueLetters(room)) > 0,
    onFailure: (error) => room.log.warn({ err: error }, 'the letters due could not be looked up'),
    lookEveryMs,
  });
  return {
    wake: work.wake,
    async stop() {
      await work.stop();
      room.delivery.close();
    },
  };
}
