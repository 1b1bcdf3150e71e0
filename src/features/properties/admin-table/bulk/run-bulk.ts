import pLimit from 'p-limit';
import { ApiError } from '#src/lib/api-response.ts';

/** Leaves the server capacity for other requests. */
const CONCURRENCY = 4;

export interface BulkFailure<Item> {
  item: Item;
  reason: string;
}

interface BulkOutcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: BulkFailure<Item>[];
  /** The run was stopped, or the session ended. */
  notStarted: Item[];
}

interface BulkOptions {
  signal: AbortSignal;
  onProgress: (finished: number) => void;
}

/** Runs `work` for each item; a failure does not stop the others. */
export async function runBulk<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { signal, onProgress }: BulkOptions,
): Promise<BulkOutcome<Item, Result>> {
  const outcome: BulkOutcome<Item, Result> = { done: [], failed: [], notStarted: [] };
  let hasSessionEnded = false;
  await pLimit(CONCURRENCY).map(items, async (item) => {
    if (signal.aborted || hasSessionEnded) {
      outcome.notStarted.push(item);
      return;
    }
    try {
      outcome.done.push({ item, result: await work(item) });
    } catch (error) {
      hasSessionEnded ||= error instanceof ApiError && error.endsSession;
      outcome.failed.push({ item, reason: error instanceof Error ? error.message : `${error}` });
    }
    onProgress(outcome.done.length + outcome.failed.length);
  });
  return outcome;
}
