import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { MailServer } from '../../tests/support/mail-server.ts';
import type { Confirmed } from './load.ts';
import { isTemporary, send } from './requests.ts';

const PARALLEL = 8;
const ATTEMPTS = 5;
const EMAILS_TIMEOUT_MS = 2 * 60_000;

/** Lists what was confirmed and is missing, one per line. `urls` are the API processes. */
export async function findLosses(urls: readonly string[], confirmed: Confirmed) {
  const properties = [...confirmed.properties];
  const images = properties.flatMap(([, { images }]) => images);
  const onEach = <Item>(items: readonly Item[]) =>
    urls.flatMap((url) => items.map((item) => ({ url, item })));
  return {
    properties: await missing(onEach(properties), async ({ url, item: [id, { title }] }) => {
      const found = await read<{ data: { title: string } }>(url, `/properties/${id}`);
      return found?.data.title === title ? null : `${id} ${title}`;
    }),
    sessions: await missing(onEach(confirmed.sessions), async ({ url, item: token }) =>
      (await read(url, '/auth/me', token)) ? null : `a session on ${url}`,
    ),
    saved: await missing([...confirmed.saved], async ([token, ids]) => {
      const list = await read<{ data: { _id: string }[] }>(
        urls[0] ?? '',
        '/auth/saved-properties',
        token,
      );
      const found = new Set(list?.data.map(({ _id }) => _id));
      const lost = [...ids].filter((id) => !found.has(id));
      return lost.length === 0 ? null : `${lost.join(', ')} of one user`;
    }),
    images: await missing(onEach(images), async ({ url, item }) => {
      const path = new URL(item, url).pathname;
      return (await isWholeImage(url, path)) ? null : `${url}${path}`;
    }),
  };
}

/** Waits for the emails, and lists the addresses that got none. */
export async function findLostEmails(
  { received }: MailServer,
  { registered, resets }: Confirmed,
  databaseUrl: string,
) {
  // An email that a killed process had claimed is otherwise sent after five minutes.
  await makeEmailsDue(databaseUrl);
  const deadline = Date.now() + EMAILS_TIMEOUT_MS;
  for (;;) {
    const sent = new Set(
      received.flatMap(({ recipients, email }) =>
        recipients.map((address) => `${kindOf(email.subject)} ${address}`),
      ),
    );
    const lost = [
      ...registered.map((address) => `welcome ${address}`),
      ...resets.map((address) => `reset ${address}`),
    ].filter((email) => !sent.has(email));
    if (lost.length === 0 || Date.now() > deadline) return lost;
    await delay(500);
  }
}

function kindOf(subject = ''): string {
  if (subject.startsWith('Welcome')) return 'welcome';
  return subject.includes('password reset') ? 'reset' : 'other';
}

async function makeEmailsDue(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('update mail_queue set due_at = now()').finally(() => client.end());
}

/** The name of an image is a hash of its bytes. */
async function isWholeImage(url: string, path: string): Promise<boolean> {
  const response = await fetch(new URL(path, url));
  const hash = createHash('sha256').update(Buffer.from(await response.arrayBuffer()));
  const name = path.split('/').at(-1)?.replace('.webp', '') ?? '';
  return response.status === 200 && name !== '' && hash.digest('hex').startsWith(name);
}

/** The body of a success, or null. */
async function read<Body>(url: string, path: string, token?: string): Promise<Body | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { status, body } = await send(url, path, { token: token ?? null });
    // The tests hold our server's responses to their schemas.
    if (status === 200 && body !== null) return JSON.parse(body) as Body;
    if (!isTemporary(status)) return null;
    await delay(1000);
  }
  return null;
}

/** Checks several items at a time; `check` returns a line for what is missing. */
async function missing<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const waiting = [...items];
  const lines: string[] = [];
  const checkers = Array.from({ length: PARALLEL }, async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      const line = await check(item);
      if (line !== null) lines.push(line);
    }
  });
  await Promise.all(checkers);
  return lines;
}
