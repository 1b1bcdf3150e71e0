import type { NewReport } from '#contract/endpoints/enquiries.ts';
import { fieldError, HttpError } from '#server/core/http/http-error.ts';

/** A visitor takes longer to read and send a form. */
const SHORTEST_MS = 2000;
const MAX_LINKS = 2;

const link = /https?:\/\/|www\./gi;

/**
 * Rejects what a program sent, with a message in case it was a person. Signed-in users, whose name
 * and email are filled in, may be faster. @throws HttpError 400
 */
export function rejectSpam(
  sent: Pick<NewReport, 'website' | 'openedMs' | 'message'>,
  isSignedIn: boolean,
): void {
  if (sent.website !== '' || (sent.openedMs < SHORTEST_MS && !isSignedIn)) {
    const message =
      'This looks like an automatic message, so it was not sent. Please send it again, or write by WhatsApp or email.';
    throw new HttpError(400, message);
  }
  if ((sent.message.match(link) ?? []).length > MAX_LINKS) {
    throw fieldError(400, 'message', `Message can have at most ${MAX_LINKS} links`);
  }
}
