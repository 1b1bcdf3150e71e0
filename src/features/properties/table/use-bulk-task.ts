import { useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
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
  useEffect(() => () => running.current?.abort(), []);

  async function run<Result>(task: BulkTask<Result>, isRetry = false): Promise<void> {
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
    setReport({
      ...{ participle, total, failed, left },
      retry: () => run({ ...task, properties: again }, true),
      dismiss: () => setReport(undefined),
    });
  }

  return { progress, report, run };
}
