import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';

const VISITORS = 8;

const Listings = z.object({
  data: z.array(z.object({ _id: z.string(), viewCount: z.number() })),
});

export type Counts = Map<string, number>;

/** Views by property: those requested, and those that the server confirmed by responding. */
export interface SentViews {
  /** The counts before the first of them. */
  before: Counts;
  requested: Counts;
  confirmed: Counts;
}

/**
 * Opens random properties, each time from another network, until the server is gone. A view is
 * counted before the response leaves.
 */
export async function viewUntilGone(
  url: string,
  round: number,
  { before, requested, confirmed }: SentViews,
): Promise<void> {
  const ids = [...before.keys()];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = 0; ; turn += 1) {
      const id = ids[randomInt(ids.length)] ?? '';
      const headers = { 'x-forwarded-for': networkAddress(round, visitor, turn) };
      add(requested, id);
      try {
        const response = await fetch(`${url}/api/properties/${id}`, { headers });
        if (!response.ok) throw new Error(`GET /properties/${id} failed with ${response.status}`);
      } catch (error) {
        // A kill breaks the connection, which fetch reports as a TypeError.
        if (error instanceof TypeError) return;
        throw error;
      }
      add(confirmed, id);
    }
  });
  await Promise.all(visitors);
}

/** An address of a /64 network of its own. */
function networkAddress(...numbers: [number, number, number]): string {
  return `2001:${numbers.map((number) => number.toString(16)).join(':')}::1`;
}

export async function viewCounts(url: string): Promise<Counts> {
  const response = await fetch(`${url}/api/properties`);
  const { data } = Listings.parse(await response.json());
  return new Map(data.map(({ _id, viewCount }) => [_id, viewCount]));
}

export function sumOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function add(counts: Counts, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
