import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { ImportNotesTable } from './import-notes-table.tsx';
import { importQueries } from './import-queries.ts';
import * as texts from './texts.ts';

const kinds = ['all', 'rejected', 'suspicious'] as const;
const labels = { all: texts.notes.all, ...texts.outcomes };

/** The rejected and the suspicious rows of an import, a page at a time. */
export function ImportNotes({ job: { id: jobId, state, rows, columns } }: { job: ImportJob }) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const id = useId();
  // In other states the counts are not final.
  const isCounted = state === 'checked' || state === 'finished';
  const counts = { ...rows, all: rows.rejected + rows.suspicious };
  const query = useInfiniteQuery({
    ...importQueries.notes(jobId, kind === 'all' ? undefined : kind),
    enabled: state !== 'checking' && !(isCounted && counts.all === 0),
  });
  const { data, error, refetch, isEnabled, isFetching, hasNextPage, fetchNextPage } = query;
  const notes = data?.pages.flatMap((page) => page.items) ?? [];

  // A file that could not be read usually has no rows to check.
  const isEmpty = !isCounted && kind === 'all' && !error && notes.length === 0;
  if (!isEnabled || isEmpty) return null;
  return (
    <section aria-labelledby={`${id}title`} className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={`${id}title`} className="text-lg font-semibold">
            {texts.notes.title}
          </h2>
          <p role="status" className="text-sm text-muted tabular-nums">
            {data && isCounted && texts.rows(counts[kind])}
          </p>
        </div>
        <div className="flex items-center gap-2.5 text-sm">
          <label htmlFor={`${id}show`} className="text-muted">
            {texts.notes.show}
          </label>
          <Select
            id={`${id}show`}
            value={kind}
            // The values of the options are the kinds.
            onChange={({ target }) => setKind(target.value as typeof kind)}
            className="w-48"
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {isCounted ? texts.notes.withCount(labels[each], counts[each]) : labels[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {notes.length > 0 && (
        <ImportNotesTable
          key={kind}
          labelledBy={`${id}title`}
          notes={notes}
          columns={columns}
          total={isCounted ? counts[kind] : undefined}
          onNearEnd={() => hasNextPage && !isFetching && !error && fetchNextPage()}
        />
      )}
      {data && notes.length === 0 && <p className="text-sm text-muted">{texts.notes.none}</p>}
      {isFetching && <Spinner className="mt-4" />}
      {error && !isFetching && (
        <ErrorState
          className="mt-4"
          title={texts.notes.failed}
          description={error.message}
          onRetry={notes.length > 0 ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && !isFetching && !error && (
        <Button variant="secondary" onClick={() => fetchNextPage()} className="mt-4">
          {texts.notes.showMore}
        </Button>
      )}
    </section>
  );
}
