import { useQueryClient } from '@tanstack/react-query';
import * as adminEndpoints from '#contract/admin-properties.ts';
import type { Property } from '#contract/property.ts';
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
import { useBulkTask } from './use-bulk-task.ts';

const { bulkStatus, bulkUndo, bulkDeletion } = texts;

/**
 * Changes many properties at once, then refreshes the lists and the selection. `onUndo` is called
 * when Undo is pressed in a toast, which then disappears.
 */
export function useBulkChanges(selection: Selection, onUndo: () => void) {
  const client = useQueryClient();
  const { run, ...task } = useBulkTask();
  const refreshLists = () => client.invalidateQueries({ queryKey: propertyQueries.all() });

  /** Returns the changed property. */
  async function setStatus(property: Property, status: string | null, isRetry: boolean) {
    // The whole form is sent, so a copy that may be stale is loaded again first.
    const isStale = isRetry || sentVersion(property) === null;
    const current = isStale ? await loadCurrent(property) : property;
    return sendChange(current, { field: 'status', value: status ?? '' });
  }

  function restoreStatuses(changed: readonly Property[], before: ReadonlyMap<string, Property>) {
    run({
      properties: changed,
      texts: bulkUndo,
      work: (property, isRetry) =>
        setStatus(property, before.get(property._id)?.status ?? null, isRetry),
      async onFinished({ done }) {
        selection.refresh(done.map(({ result }) => result));
        if (done.length > 0) notify.success(bulkUndo.done(done.length));
        await refreshLists();
      },
    });
  }

  function changeStatus(properties: readonly Property[], status: string) {
    const before = new Map(properties.map((property) => [property._id, property]));
    return run({
      properties,
      texts: bulkStatus,
      work: (property, isRetry) => setStatus(property, status, isRetry),
      async onFinished({ done }) {
        const changed = done.map(({ result }) => result);
        selection.refresh(changed);
        if (changed.length > 0) {
          notify.success(bulkStatus.done(changed.length, status), {
            action: {
              label: bulkStatus.undo,
              onClick: () => {
                onUndo();
                restoreStatuses(changed, before);
              },
            },
          });
        }
        await refreshLists();
      },
    });
  }

  function remove(properties: readonly Property[]) {
    return run({
      properties,
      texts: bulkDeletion,
      work: ({ _id }) =>
        call(adminEndpoints.deleteProperty, { params: { id: _id } }).catch(ignoreMissing),
      async onFinished({ done }) {
        const deleted = done.map(({ item }) => item);
        selection.set(deleted, false);
        for (const { _id } of deleted) {
          client.removeQueries({ queryKey: propertyQueries.detail(_id).queryKey });
        }
        if (deleted.length > 0) notify.success(bulkDeletion.done(deleted.length));
        await refreshLists();
      },
    });
  }

  return { ...task, changeStatus, remove };
}

/** A property that another admin has already deleted counts as deleted. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
