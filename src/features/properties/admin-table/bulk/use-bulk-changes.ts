import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as adminEndpoints from '#contract/endpoints/admin-properties.ts';
import * as binEndpoints from '#contract/endpoints/deleted-properties.ts';
import type { Property } from '#contract/property/property.ts';
import {
  type FieldChange,
  fieldText,
  fieldValue,
  loadCurrent,
  saveChange,
  sendChange,
} from '#src/features/properties/admin-table/inline/field-change.ts';
import {
  type BulkChange,
  propertyTableQueries,
} from '#src/features/properties/admin-table/property-table-queries.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import type { Selection } from '#src/features/properties/admin-table/use-selection.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { sentVersion } from '#src/features/properties/api/sent-property.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { notify } from '#src/lib/notify.ts';
import { type BulkFailure, runBulk } from './run-bulk.ts';

const { bulkChanges, bulkDeletion, bulkUndo, bulkReport } = texts;

interface BulkTask {
  properties: readonly Property[];
  texts: Pick<typeof bulkUndo, 'doing' | 'failed'>;
  work: (property: Property, isRetry: boolean) => Promise<Property>;
  isRetry?: boolean;
  isUndo?: boolean;
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

export type BulkChanges = ReturnType<typeof useBulkChanges>;

/**
 * Changes many properties at once, with the progress and a report of the failures, then refreshes
 * the lists and the selection. A change of a field, and a deletion with the capability `bin`, can be
 * undone until the next change.
 */
export function useBulkChanges(selection: Selection) {
  const client = useQueryClient();
  const { queryKey: lastChangeKey } = propertyTableQueries.lastChange();
  const { data: lastChange } = useQuery(propertyTableQueries.lastChange());
  const forgetLastChange = () => client.setQueryData(lastChangeKey, null);
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
      const { properties, texts, work, isRetry = false, isUndo, onDone } = task;
      const total = properties.length;
      const controller = new AbortController();
      running.current = controller;
      const onProgress = (finished: number) =>
        setProgress({ doing: texts.doing(total), finished, total, stop: () => controller.abort() });
      setReport(undefined);
      // A retry keeps the undo of the change it completes, and an undo that fails can be repeated.
      if (!isRetry && !isUndo) forgetLastChange();
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
      const retry = () => run({ ...task, properties: remaining, isRetry: true });
      setReport({ title, failed, notStarted, retry, dismiss: () => setReport(undefined) });
      // The report is above the table, which may be scrolled, and goes with its page.
      const description = isMounted.current ? bulkReport.position : undefined;
      notify[done.length > 0 ? 'warning' : 'error'](title, { description });
    },
  });

  /** `newValue` gets each property as it was before the change. */
  function changeEach(
    properties: readonly Property[],
    field: FieldChange['field'],
    newValue: (property: Property) => string,
  ) {
    const before = new Map(properties.map((property) => [property._id, property]));
    run({
      properties,
      texts: bulkChanges[field],
      work: (property, isRetry) =>
        setField(property, { field, value: newValue(property) }, isRetry),
      onDone(changed) {
        selection.refresh(changed);
        offerUndo(
          field,
          changed.map((after) => ({ before: before.get(after._id) ?? after, after })),
        );
      },
    });
  }

  function offerUndo(field: BulkChange['field'], done: BulkChange['properties']) {
    const earlier = client.getQueryData(lastChangeKey)?.properties ?? [];
    const last: BulkChange = { field, properties: [...earlier, ...done] };
    client.setQueryData(lastChangeKey, last);
  }

  function undo({ field, properties }: BulkChange) {
    const before = new Map(properties.map(({ before }) => [before._id, before]));
    const listedAgain = new Set<string>();
    run({
      properties: properties.map(({ after }) => after),
      texts: bulkUndo,
      work: async (property, isRetry) => {
        if (field === 'deletion') {
          if (!(await restoreProperty(property))) listedAgain.add(property._id);
          return property;
        }
        const earlier = before.get(property._id) ?? property;
        const change = { field, value: fieldValue(earlier, field) };
        // The first attempt rejects a value that another admin has changed since.
        return isRetry ? setField(property, change, isRetry) : saveChange(property, change);
      },
      isUndo: true,
      onDone(undone) {
        const restored = undone.filter(({ _id }) => !listedAgain.has(_id));
        selection.refresh(restored);
        const ids = new Set(undone.map(({ _id }) => _id));
        client.setQueryData(lastChangeKey, (change) => {
          const left = change?.properties.filter(({ after }) => !ids.has(after._id)) ?? [];
          return change && left.length > 0 ? { ...change, properties: left } : null;
        });
        if (restored.length > 0) notify.success(bulkChanges[field].undone(restored.length));
        const listedAgainCount = undone.length - restored.length;
        if (listedAgainCount > 0) notify.info(bulkUndo.listedAgain(listedAgainCount));
      },
    });
  }

  function remove(properties: readonly Property[]) {
    const deletedHere = new Set<string>();
    run({
      properties,
      texts: bulkChanges.deletion,
      work: async (property) => {
        if (await deleteProperty(property)) deletedHere.add(property._id);
        return property;
      },
      onDone(deleted) {
        selection.set(deleted, false);
        for (const { _id } of deleted) {
          client.removeQueries({ queryKey: propertyQueries.detail(_id).queryKey });
        }
        // Another admin deleted the others.
        const restorable = deleted
          .filter(({ _id }) => deletedHere.has(_id))
          .map((property) => ({ before: property, after: property }));
        if (hasCapability('bin') && restorable.length > 0) {
          offerUndo('deletion', restorable);
          // The table may be scrolled.
          notify.success(bulkDeletion.undoAbove);
        } else notify.success(bulkChanges.deletion.done(deleted.length));
      },
    });
  }

  return {
    progress,
    report,
    undoable: progress
      ? null
      : lastChange && {
          title: doneText(lastChange),
          undo: () => undo(lastChange),
          dismiss: forgetLastChange,
        },
    changeEach,
    remove,
  };
}

function doneText({ field, properties }: BulkChange): string {
  const [first] = properties;
  const value = first && field !== 'deletion' ? fieldText(first.after, field) : '';
  return bulkChanges[field].done(properties.length, value);
}

async function setField(property: Property, change: FieldChange, isRetry: boolean) {
  // The whole form is sent, so a copy that may be stale is loaded again first.
  const isStale = isRetry || sentVersion(property) === null;
  const current = isStale ? await loadCurrent(property) : property;
  return sendChange(current, change);
}

/** False if another admin had already deleted it. */
async function deleteProperty({ _id }: Property): Promise<boolean> {
  return !(await isMissing(() => call(adminEndpoints.deleteProperty, { params: { id: _id } })));
}

/**
 * From the deleted properties, unless another admin has already restored it. False if an import has
 * listed it again.
 */
async function restoreProperty({ _id }: Property): Promise<boolean> {
  const restore = () => call(binEndpoints.restoreProperty, { params: { id: _id } });
  return !(await failsWith(409, () => isMissing(restore)));
}

function isMissing(request: () => Promise<unknown>): Promise<boolean> {
  return failsWith(404, request);
}

async function failsWith(status: number, request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === status) return true;
    throw error;
  }
}
