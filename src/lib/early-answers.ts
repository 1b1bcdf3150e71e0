import { env } from './env.ts';
import { isInFirstView } from './first-view.ts';
import { addressOf, type ReadRequest } from './read-request.ts';

declare global {
  interface Window {
    /** What the script in index.html has asked for already, by address; see first-view-script.ts. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/**
 * What answers a read of the first view, which may be under way already, as `take` takes it in.
 * Undefined where the client has to ask: later, for who is signed in, and where this call failed.
 */
export async function earlyAnswer<Taken>(
  request: ReadRequest,
  take: (answer: Response) => Promise<Taken>,
): Promise<Taken | undefined> {
  const address = addressOf(request);
  const underWay = window.earlyAnswers?.[address];
  delete window.earlyAnswers?.[address];
  // Who is signed in says so with every call, which this one does not do.
  if (!underWay && (!isInFirstView() || isSomebodySignedIn())) return undefined;
  try {
    const answer = await (underWay ?? fetch(env.apiBaseUrl + address, { priority: 'high' }));
    return answer.ok ? await take(answer) : undefined;
  } catch {
    return undefined;
  }
}

function isSomebodySignedIn(): boolean {
  try {
    return localStorage.getItem(env.sessionStorageKey) !== null;
  } catch {
    return false;
  }
}
