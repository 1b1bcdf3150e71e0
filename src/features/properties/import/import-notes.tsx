import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { ImportNotesTable } from './import-notes-table.tsx';
import { importQueries, type NotedOutcome } from './import-queries.ts';
import * as texts from './texts.ts';

/** The rejected and the suspicious rows of an import, a page at a time. */
export function ImportNotes({ job }: { job: ImportJob }) {
  const { state, rows } = job;
  // In other states the counts are not final.
  const isCounted = state === 'checked' || state === 'finished';
  const total = rows.rejected + rows.suspicious;
  if (state === 'checking' || (isCounted && total === 0)) return null;
  return <NotedRows job={job} counts={isCounted ? { ...rows, total } : null} />;
}

interface NotedRowsProps {
  job: ImportJob;
  counts: Record<NotedOutcome | 'total', number> | null;
}

function NotedRows({ job, counts }: NotedRowsProps) {
  const [outcome, setOutcome] = useState<NotedOutcome>();
  const id = useId();
  const query = useInfiniteQuery(importQueries.notes(job.id, outcome));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = query;
  const notes = data?.pages.flatMap((page) => page.items) ?? [];
  const total = counts?.[outcome ?? 'total'];
  const optionLabel = (label: string, name: NotedOutcome | 'total') =>
    counts ? texts.notes.withCount(label, counts[name]) : label;

  // A file that could not be read usually has no rows to check.
  if (!counts && !outcome && !error && notes.length === 0) return null;
  return (
    <section aria-labelledby={`${id}title`} className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={`${id}title`} className="text-lg font-semibold">
            {texts.notes.title}
          </h2>
          <p role="status" className="text-sm text-muted tabular-nums">
            {data && total !== undefined && texts.rows(total)}
          </p>
        </div>
        <div className="flex items-center gap-2.5 text-sm">
          <label htmlFor={`${id}show`} className="text-muted">
            {texts.notes.show}
          </label>
          <Select
            id={`${id}show`}
            value={outcome ?? ''}
            // The values of the options are the outcomes, and '' for all.
            onChange={({ target }) => setOutcome((target.value || undefined) as NotedOutcome)}
            className="w-48"
          >
            <option value="">{optionLabel(texts.notes.all, 'total')}</option>
            <option value="rejected">{optionLabel(texts.outcomes.rejected, 'rejected')}</option>
            <option value="suspicious">
              {optionLabel(texts.outcomes.suspicious, 'suspicious')}
            </option>
          </Select>
        </div>
      </div>
      {notes.length > 0 && (
        <ImportNotesTable
          key={outcome}
          labelledBy={`${id}title`}
          notes={notes}
          columns={job.columns}
          total={total}
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
