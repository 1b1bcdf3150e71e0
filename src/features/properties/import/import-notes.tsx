import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/select.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { count, counted } from './import-labels.ts';
import { ImportNotesTable } from './import-notes-table.tsx';
import { importQueries } from './import-queries.ts';
import type { NotedOutcome } from './import-requests.ts';

interface ImportNotesProps {
  job: Pick<ImportJob, 'id' | 'columns'>;
  /** How many rows were noted, by outcome; null while that is being counted anew. */
  noted: Record<NotedOutcome, number> | null;
}

/** The rows that were refused or look suspicious, a few at a time. */
export function ImportNotes({ job, noted }: ImportNotesProps) {
  const [outcome, setOutcome] = useState<NotedOutcome>();
  const id = useId();
  const query = useInfiniteQuery(importQueries.notes(job.id, outcome));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = query;
  const notes = useMemo(() => data?.pages.flatMap((page) => page.notes) ?? [], [data]);
  const total = noted && (outcome ? noted[outcome] : noted.refused + noted.suspicious);
  const optionOf = (label: string, amount: number | undefined) =>
    amount === undefined ? label : `${label} (${count(amount)})`;

  return (
    <section aria-labelledby={`${id}title`} className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={`${id}title`} className="text-lg font-semibold">
            Rows to look at
          </h2>
          <p role="status" className="text-sm text-muted tabular-nums">
            {data && total !== null && counted(total, 'row')}
          </p>
        </div>
        <div className="flex items-center gap-2.5 text-sm">
          <label htmlFor={`${id}show`} className="text-muted">
            Show
          </label>
          <Select
            id={`${id}show`}
            value={outcome ?? ''}
            // The options are the outcomes, each by its name, and none for all.
            onChange={({ target }) => setOutcome((target.value || undefined) as NotedOutcome)}
            className="w-48"
          >
            <option value="">
              {optionOf('All', noted ? noted.refused + noted.suspicious : undefined)}
            </option>
            <option value="refused">{optionOf('Refused', noted?.refused)}</option>
            <option value="suspicious">{optionOf('Suspicious', noted?.suspicious)}</option>
          </Select>
        </div>
      </div>
      {notes.length > 0 && (
        <ImportNotesTable
          key={outcome}
          labelledBy={`${id}title`}
          notes={notes}
          columns={job.columns}
          total={total ?? undefined}
          onNearEnd={() => hasNextPage && !isFetching && !error && fetchNextPage()}
        />
      )}
      {data && notes.length === 0 && <p className="text-sm text-muted">No row of this kind.</p>}
      {isFetching && <Spinner className="mt-4" />}
      {error && !isFetching && (
        <ErrorState
          className="mt-4"
          title="The rows could not be loaded"
          description={error.message}
          onRetry={notes.length > 0 ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && !isFetching && !error && (
        <Button variant="secondary" onClick={() => fetchNextPage()} className="mt-4">
          Show more rows
        </Button>
      )}
    </section>
  );
}
