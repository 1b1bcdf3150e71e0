import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { notify } from '#src/lib/notify.ts';

interface BulkTask<Result> {
  properties: readonly Property[];
  texts: {
    doing: (count: number) => string;
    failed: (failed: number, total: number) => string;
  };
  work: (property: Property, isRetry: boolean) => Promise<Result>;
  /** Toasts the success and refreshes the lists; the task counts as running until it resolves. */
  onFinished: (outcome: BulkOutcome<Property, Result>) => Promise<void>;
}

export interface BulkProgress {
  doing: string;
  finished: number;
  total: number;
  stop: () => void;
}

export interface BulkReport {
  title: string;
  failed: readonly BulkFailure<Property>[];
  notStarted: readonly Property[];
  retry: () => void;
  dismiss: () => void;
}

/** Runs one bulk change at a time, with its progress and a report of its failures. */
export function useBulkTask() {
  const [progress, setProgress] = useState<BulkProgress>();
  const [report, setReport] = useState<BulkReport>();
  const running = useRef<AbortController>(undefined);
  const latest = useRef<Promise<void>>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
    };
  }, []);

  /** Waits for the running task, so that no two write the same property at once. */
  function run<Result>(task: BulkTask<Result>, isRetry = false): Promise<void> {
    const start = () => runAlone(task, isRetry);
    latest.current = latest.current ? latest.current.then(start, start) : start();
    return latest.current;
  }

  async function runAlone<Result>(task: BulkTask<Result>, isRetry: boolean): Promise<void> {
    const { properties, texts, work, onFinished } = task;
    const total = properties.length;
    const doing = texts.doing(total);
    const controller = new AbortController();
    running.current = controller;
    const show = (finished: number) =>
      setProgress({ doing, finished, total, stop: () => controller.abort() });
    setReport(undefined);
    show(0);
    const outcome = await runBulk(properties, (property) => work(property, isRetry), {
      signal: controller.signal,
      onProgress: show,
    });
    await onFinished(outcome);
    setProgress(undefined);
    const { done, failed, notStarted } = outcome;
    if (failed.length + notStarted.length === 0) return;
    const remaining = [...failed.map(({ item }) => item), ...notStarted];
    if (!isMounted.current) {
      // The report is part of a page that is no longer open.
      const toast = done.length > 0 ? notify.warning : notify.error;
      toast(texts.failed(remaining.length, total));
      return;
    }
    setReport({
      title: texts.failed(remaining.length, total),
      failed,
      notStarted,
      retry: () => run({ ...task, properties: remaining }, true),
      dismiss: () => setReport(undefined),
    });
  }

  return { progress, report, run };
}

/** Leaves the server capacity for other requests. */
const CONCURRENCY = 4;

interface BulkFailure<Item> {
  item: Item;
  reason: string;
}

interface BulkOutcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: BulkFailure<Item>[];
  /** Because the run was stopped or the session ended. */
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
