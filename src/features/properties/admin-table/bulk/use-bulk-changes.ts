import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as adminEndpoints from '#contract/endpoints/admin-properties.ts';
import type { Property } from '#contract/property/property.ts';
import {
  loadCurrent,
  sendChange,
} from '#src/features/properties/admin-table/inline/field-change.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import type { Selection } from '#src/features/properties/admin-table/use-selection.ts';
import { sentVersion } from '#src/features/properties/api/property-form-data.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { notify } from '#src/lib/notify.ts';
import { type BulkFailure, runBulk } from './run-bulk.ts';

const { bulkStatus, bulkUndo, bulkDeletion } = texts;

interface BulkTask {
  properties: readonly Property[];
  texts: {
    doing: (count: number) => string;
    failed: (failed: number, total: number) => string;
  };
  /** Returns the changed property. */
  work: (property: Property, isRetry: boolean) => Promise<Property>;
  isRetry?: boolean;
  /** Called with the changed properties, unless all have failed. */
  onDone: (changed: Property[]) => void;
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

/**
 * Changes many properties at once, with the progress and a report of the failures, then refreshes
 * the lists and the selection. `onUndo` is called when Undo is pressed in a toast, which then
 * disappears.
 */
export function useBulkChanges(selection: Selection, onUndo: () => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>();
  const [report, setReport] = useState<BulkReport>();
  const running = useRef<AbortController>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
    };
  }, []);

  const { mutate: run } = useMutation({
    // Run in sequence: no two tasks may write the same property at once.
    scope: { id: 'bulk change' },
    mutationFn: async (task: BulkTask): Promise<void> => {
      const { properties, texts, work, isRetry = false, onDone } = task;
      const total = properties.length;
      const controller = new AbortController();
      running.current = controller;
      const onProgress = (finished: number) =>
        setProgress({ doing: texts.doing(total), finished, total, stop: () => controller.abort() });
      setReport(undefined);
      onProgress(0);
      const { done, failed, notStarted } = await runBulk(
        properties,
        (property) => work(property, isRetry),
        { signal: controller.signal, onProgress },
      );
      if (done.length > 0) onDone(done.map(({ result }) => result));
      await client.invalidateQueries({ queryKey: propertyQueries.all() });
      setProgress(undefined);
      const remaining = [...failed.map(({ item }) => item), ...notStarted];
      if (remaining.length === 0) return;
      const title = texts.failed(remaining.length, total);
      if (isMounted.current) {
        const retry = () => run({ ...task, properties: remaining, isRetry: true });
        setReport({ title, failed, notStarted, retry, dismiss: () => setReport(undefined) });
      } else {
        // The report is part of a page that is no longer open.
        notify[done.length > 0 ? 'warning' : 'error'](title);
      }
    },
  });

  function restoreStatuses(changed: readonly Property[], before: ReadonlyMap<string, Property>) {
    run({
      properties: changed,
      texts: bulkUndo,
      work: (property, isRetry) => setStatus(property, before.get(property._id)?.status, isRetry),
      onDone(restored) {
        selection.refresh(restored);
        notify.success(bulkUndo.done(restored.length));
      },
    });
  }

  function changeStatus(properties: readonly Property[], status: string) {
    const before = new Map(properties.map((property) => [property._id, property]));
    run({
      properties,
      texts: bulkStatus,
      work: (property, isRetry) => setStatus(property, status, isRetry),
      onDone(changed) {
        selection.refresh(changed);
        function undo() {
          onUndo();
          restoreStatuses(changed, before);
        }
        notify.success(bulkStatus.done(changed.length, status), {
          action: { label: bulkStatus.undo, onClick: undo },
        });
      },
    });
  }

  function remove(properties: readonly Property[]) {
    run({
      properties,
      texts: bulkDeletion,
      work: deleteProperty,
      onDone(deleted) {
        selection.set(deleted, false);
        for (const { _id } of deleted) {
          client.removeQueries({ queryKey: propertyQueries.detail(_id).queryKey });
        }
        notify.success(bulkDeletion.done(deleted.length));
      },
    });
  }

  return { progress, report, changeStatus, remove };
}

async function setStatus(property: Property, status: Property['status'], isRetry: boolean) {
  // The whole form is sent, so a copy that may be stale is loaded again first.
  const isStale = isRetry || sentVersion(property) === null;
  const current = isStale ? await loadCurrent(property) : property;
  return sendChange(current, { field: 'status', value: status ?? '' });
}

/** A property that another admin has already deleted counts as deleted. */
async function deleteProperty(property: Property): Promise<Property> {
  try {
    await call(adminEndpoints.deleteProperty, { params: { id: property._id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return property;
}
