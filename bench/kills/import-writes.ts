import { setTimeout as delay } from 'node:timers/promises';
import { type AdminClient, callAsAdmin } from './admin-calls.ts';

const ROWS = 2000;
const FIRST_PRICE = 60_000_000;
const POLL_MS = 100;
const TIMEOUT_MS = 5 * 60_000;

/** An uploaded spreadsheet, whose rows are recognised by their prices. */
export interface SentImport {
  prices: { from: number; to: number };
  rows: number;
  /** Whether the server confirmed that it imports them. */
  isConfirmed: boolean;
}

interface Job {
  id: string;
  state: string;
}

/** Uploads a spreadsheet and has it checked and imported, until the server is gone. */
export async function importUntilGone(
  client: AdminClient,
  round: number,
  sent: SentImport[],
): Promise<void> {
  const from = FIRST_PRICE + round * ROWS;
  const entry = { prices: { from, to: from + ROWS - 1 }, rows: ROWS, isConfirmed: false };
  sent.push(entry);
  const form = new FormData();
  form.append('file', new Blob([sheet(from)], { type: 'text/csv' }), `round-${round}.csv`);
  const started = await callAsAdmin<{ data: Job }>(client, 'POST', '/admin/imports', form);
  if (!started) return;
  const path = `/admin/imports/${started.data.id}`;
  if (!(await reaches(client, path, 'checked'))) return;
  if (!(await callAsAdmin(client, 'POST', `${path}/confirm`))) return;
  entry.isConfirmed = true;
  await reaches(client, path, 'finished');
}

/** Waits until every import has ended. @throws if one takes too long */
export async function finishImports(client: AdminClient): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const jobs = await callAsAdmin<{ data: Job[] }>(client, 'GET', '/admin/imports');
    if (!jobs) throw new Error('The server ended by itself.');
    if (!jobs.data.some(({ state }) => ['checking', 'importing'].includes(state))) return;
    await delay(POLL_MS);
  }
  throw new Error('An import does not end.');
}

/** Resolves with false if the server is gone first. */
async function reaches(client: AdminClient, path: string, state: string): Promise<boolean> {
  for (;;) {
    const response = await callAsAdmin<{ data: Job }>(client, 'GET', path);
    if (!response) return false;
    if (response.data.state === state) return true;
    if (response.data.state === 'failed') throw new Error(`${path} failed`);
    await delay(POLL_MS);
  }
}

function sheet(firstPrice: number): string {
  const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `4,5,5,4,Detached Duplex,Lekki,Lagos,${firstPrice + index}`,
  );
  return `${[header, ...rows].join('\n')}\n`;
}
