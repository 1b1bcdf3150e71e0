import { env } from './env.ts';

/** A call of the API that only reads: below its base address, with its query. */
export interface ReadRequest {
  url: `/${string}`;
  params?: Record<string, string | undefined>;
}

/** What was asked for before the app's code was there, by its address. */
const answers = new Map<string, Promise<string>>();

/** Asks for what the first page shows while the app's code is still on the way. */
export function askEarly(request: ReadRequest): void {
  // Who is signed in says so with every call, which this one does not do.
  if (isSomebodySignedIn()) return;
  answers.set(addressOf(request), readText(env.apiBaseUrl + addressOf(request)));
}

/** The text that answers a request under way already, once; a failed one counts as never made. */
export async function earlyAnswer(request: ReadRequest): Promise<string | undefined> {
  const address = addressOf(request);
  const answer = answers.get(address);
  answers.delete(address);
  return answer?.catch(() => undefined);
}

function addressOf({ url, params = {} }: ReadRequest): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  return `${url}?${new URLSearchParams(given)}`;
}

async function readText(url: string): Promise<string> {
  const answer = await fetch(url, { priority: 'high' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

function isSomebodySignedIn(): boolean {
  try {
    return localStorage.getItem(env.sessionStorageKey) !== null;
  } catch {
    return false;
  }
}
