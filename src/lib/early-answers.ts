import { env } from './env.ts';
import { addressOf, type ReadRequest } from './read-request.ts';

declare global {
  interface Window {
    /** What the script in index.html has asked for already, by address; see first-view-script.ts. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** What is asked for without the app's own client, by its address. */
const answers = new Map<string, Promise<string>>();

/** Asks for what the first page shows without waiting for the code that makes all other calls. */
export function askEarly(request: ReadRequest): void {
  const address = addressOf(request);
  const underWay = window.earlyAnswers?.[address];
  // Who is signed in says so with every call, which this one does not do.
  if (!underWay && isSomebodySignedIn()) return;
  const answer = textOf(underWay ?? fetch(env.apiBaseUrl + address, { priority: 'high' }));
  // Nobody may come for it, and whoever does asks again.
  answer.catch(() => {});
  answers.set(address, answer);
}

/** The text that answers a request under way already, once; a failed one counts as never made. */
export async function earlyAnswer(request: ReadRequest): Promise<string | undefined> {
  const address = addressOf(request);
  const answer = answers.get(address);
  answers.delete(address);
  return answer?.catch(() => undefined);
}

async function textOf(answering: Promise<Response>): Promise<string> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.text();
}

function isSomebodySignedIn(): boolean {
  try {
    return localStorage.getItem(env.sessionStorageKey) !== null;
  } catch {
    return false;
  }
}
