import { setTimeout as delay } from 'node:timers/promises';
import { type AdminDesk, callAsAdmin } from './admin-calls.ts';

const ROWS = 2000;
const FIRST_PRICE = 60_000_000;
const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 5 * 60_000;

/** A spreadsheet whose rows are known by their prices. */
export interface SentImport {
  prices: { from: number; to: number };
  rows: number;
  /** Whether the server answered that it imports it. */
  isConfirmed: boolean;
}

interface Job {
  id: string;
  state: string;
}

/** Uploads a spreadsheet, has it checked and imported, as far as the server lives for it. */
export async function importUntilGone(
  desk: AdminDesk,
  round: number,
  sent: SentImport[],
): Promise<void> {
  const from = FIRST_PRICE + round * ROWS;
  const entry = { prices: { from, to: from + ROWS - 1 }, rows: ROWS, isConfirmed: false };
  sent.push(entry);
  const form = new FormData();
  form.append('file', new Blob([sheet(from)], { type: 'text/csv' }), `round-${round}.csv`);
  const started = await callAsAdmin<{ data: Job }>(desk, 'POST', '/admin/imports', form);
  if (!started) return;
  const path = `/admin/imports/${started.data.id}`;
  if ((await waitFor(desk, path, ['checked'])) === null) return;
  const confirmed = await callAsAdmin<{ data: Job }>(desk, 'POST', `${path}/confirm`);
  if (!confirmed) return;
  entry.isConfirmed = true;
  await waitFor(desk, path, ['finished']);
}

/** Waits until no import is going on any more. @throws where one takes too long */
export async function finishImports(desk: AdminDesk): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const jobs = await callAsAdmin<{ data: Job[] }>(desk, 'GET', '/admin/imports');
    if (!jobs) throw new Error('The server is gone, though nobody killed it');
    if (!jobs.data.some(({ state }) => ['checking', 'importing'].includes(state))) return;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('An import does not come to its end');
}

/** Null where the server is gone before that. */
async function waitFor(desk: AdminDesk, path: string, states: string[]): Promise<Job | null> {
  for (;;) {
    const answer = await callAsAdmin<{ data: Job }>(desk, 'GET', path);
    if (!answer || states.includes(answer.data.state)) return answer?.data ?? null;
    if (answer.data.state === 'failed') throw new Error(`${path} failed`);
    await delay(LOOK_EVERY_MS);
  }
}

function sheet(firstPrice: number): string {
  const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `4,5,5,4,Detached Duplex,Lekki,Lagos,${firstPrice + at}`,
  );
  return `${[header, ...rows].join('\n')}\n`;
}
