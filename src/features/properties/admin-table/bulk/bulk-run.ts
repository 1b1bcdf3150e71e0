import { ApiError } from '#src/lib/api-error.ts';

/** Few enough for the server to have room for others meanwhile. */
const AT_ONCE = 4;

export interface BulkFailure<Item> {
  item: Item;
  reason: string;
}

export interface BulkOutcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: BulkFailure<Item>[];
  /** Not begun, because it was stopped. */
  left: Item[];
}

interface BulkOptions {
  signal: AbortSignal;
  onProgress: (finished: number) => void;
}

/** Does the work for each item, a few at once; one that fails does not keep the others from it. */
export async function runBulk<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { signal, onProgress }: BulkOptions,
): Promise<BulkOutcome<Item, Result>> {
  const outcome: BulkOutcome<Item, Result> = { done: [], failed: [], left: [] };
  const waiting = [...items];
  let hasEnded = false;

  async function workOn(): Promise<void> {
    while (!signal.aborted && !hasEnded) {
      const item = waiting.shift();
      if (item === undefined) return;
      try {
        outcome.done.push({ item, result: await work(item) });
      } catch (error) {
        hasEnded ||= error instanceof ApiError && error.endsSession;
        outcome.failed.push({ item, reason: error instanceof Error ? error.message : `${error}` });
      }
      onProgress(outcome.done.length + outcome.failed.length);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
  outcome.left = waiting;
  return outcome;
}
