import { useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { countLabel } from '#src/features/properties/search/property-count.ts';
import { notify } from '#src/lib/notify.ts';
import { type BulkFailure, type BulkOutcome, runBulk } from './bulk-run.ts';

export interface BulkTask<Result> {
  properties: readonly Property[];
  /** 'Deleting 12 properties' */
  doing: string;
  /** What those that failed could not be: 'deleted', 'changed'. */
  participle: string;
  work: (property: Property, isRetry: boolean) => Promise<Result>;
  /** Says what was done and refreshes what shows it; the task counts as running until then. */
  onFinished: (outcome: BulkOutcome<Property, Result>) => Promise<void>;
}

export interface BulkProgress {
  doing: string;
  finished: number;
  total: number;
  stop: () => void;
}

export interface BulkReport {
  participle: string;
  total: number;
  failed: readonly BulkFailure<Property>[];
  left: readonly Property[];
  retry: () => void;
  dismiss: () => void;
}

/** One task for many properties at a time: how far it is, and what became of it where all is not well. */
export function useBulkTask() {
  const [progress, setProgress] = useState<BulkProgress>();
  const [report, setReport] = useState<BulkReport>();
  const running = useRef<AbortController>(undefined);
  const latest = useRef<Promise<void>>(undefined);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      running.current?.abort();
    };
  }, []);

  /** After whatever is still running, so that no two write the same property at once. */
  function run<Result>(task: BulkTask<Result>, isRetry = false): Promise<void> {
    const start = () => runAlone(task, isRetry);
    latest.current = latest.current ? latest.current.then(start, start) : start();
    return latest.current;
  }

  async function runAlone<Result>(task: BulkTask<Result>, isRetry: boolean): Promise<void> {
    const { properties, doing, participle, work, onFinished } = task;
    const total = properties.length;
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
    const { failed, left } = outcome;
    if (failed.length + left.length === 0) return;
    const again = [...failed.map(({ item }) => item), ...left];
    if (!isShown.current) {
      // Who has left the page would never see the report.
      notify.error(`${again.length} of ${countLabel(total)} could not be ${participle}`);
      return;
    }
    setReport({
      ...{ participle, total, failed, left },
      retry: () => run({ ...task, properties: again }, true),
      dismiss: () => setReport(undefined),
    });
  }

  return { progress, report, run };
}
