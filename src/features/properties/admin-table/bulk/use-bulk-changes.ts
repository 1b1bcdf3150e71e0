import { useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/properties.ts';
import type { Property } from '#contract/property.ts';
import type { Selection } from '#src/features/properties/admin-table/use-selection.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { countLabel } from '#src/features/properties/search/property-count.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { notify } from '#src/lib/notify.ts';
import { useBulkTask } from './use-bulk-task.ts';

/** Long enough to read what happened and to reach the button. */
const UNDO_OFFERED_MS = 12_000;

/** The whole form of a property, as it is but for its status; null takes the status away. */
export type StatusForm = (property: Property, status: string | null) => FormData;

/** Changes of many properties at once, after which the lists and the selection are true again. */
export function useBulkChanges(selection: Selection, statusForm: StatusForm) {
  const client = useQueryClient();
  const { run, ...task } = useBulkTask();
  const refreshLists = () => client.invalidateQueries({ queryKey: propertyQueries.all() });

  /** @returns the property as it now is */
  async function setStatus(property: Property, status: string | null, isRetry: boolean) {
    // What failed may have changed meanwhile, and an API without versions would not tell: both
    // start from what is stored now, since the whole form goes out.
    const isUnsure = isRetry || property.version == null;
    const current = isUnsure
      ? await call(endpoints.getProperty, { params: { id: property._id } })
      : property;
    const body = statusForm(current, status);
    const { data } = await call(endpoints.updateProperty, { params: { id: current._id }, body });
    return { ...current, status, version: data?.version };
  }

  function restoreStatuses(changed: readonly Property[], before: ReadonlyMap<string, Property>) {
    run({
      properties: changed,
      doing: `Restoring the status of ${countLabel(changed.length)}`,
      participle: 'restored',
      work: (property, isRetry) =>
        setStatus(property, before.get(property._id)?.status ?? null, isRetry),
      async onFinished({ done }) {
        selection.refresh(done.map(({ result }) => result));
        if (done.length > 0) notify.success(`Status of ${countLabel(done.length)} restored`);
        await refreshLists();
      },
    });
  }

  function changeStatus(properties: readonly Property[], status: string) {
    const before = new Map(properties.map((property) => [property._id, property]));
    return run({
      properties,
      doing: `Changing the status of ${countLabel(properties.length)}`,
      participle: 'changed',
      work: (property, isRetry) => setStatus(property, status, isRetry),
      async onFinished({ done }) {
        const changed = done.map(({ result }) => result);
        selection.refresh(changed);
        if (changed.length > 0) {
          const verb = changed.length === 1 ? 'is' : 'are';
          notify.success(`${countLabel(changed.length)} ${verb} now ${status}`, {
            duration: UNDO_OFFERED_MS,
            action: { label: 'Undo', onClick: () => restoreStatuses(changed, before) },
          });
        }
        await refreshLists();
      },
    });
  }

  function remove(properties: readonly Property[]) {
    return run({
      properties,
      doing: `Deleting ${countLabel(properties.length)}`,
      participle: 'deleted',
      work: ({ _id }) =>
        call(endpoints.deleteProperty, { params: { id: _id } }).catch(ignoreMissing),
      async onFinished({ done }) {
        const gone = done.map(({ item }) => item);
        selection.set(gone, false);
        for (const { _id } of gone) {
          client.removeQueries({ queryKey: propertyQueries.detail(_id).queryKey });
        }
        if (gone.length > 0) notify.success(`${countLabel(gone.length)} deleted`);
        await refreshLists();
      },
    });
  }

  return { ...task, changeStatus, remove };
}

/** What somebody else has deleted meanwhile is gone, as it was meant to be. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
