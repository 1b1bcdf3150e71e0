import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RepeatChoice } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob, ShownRows } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { useChangeMapping } from './import-mutations.ts';
import { importQueries } from './import-queries.ts';
import { ImportRowTable } from './import-row-table.tsx';
import * as texts from './texts.ts';

const { rowsTable: labels } = texts;

/** The rows as they would be imported, and after the import those that were not simply imported. */
export function ImportRows({ job }: { job: ImportJob }) {
  const id = useId();
  const { state, rows } = job;
  const isOpen = state === 'checked';
  const noted = rows.rejected + rows.suspicious + rows.alreadyThere + rows.updated + rows.leftOut;
  // What needs a person comes first, and stays when it is solved.
  const [shown, setShown] = useState<ShownRows | 'all'>(() => {
    if (!isOpen) return 'all';
    return rows.rejected > 0 ? 'rejected' : rows.suspicious > 0 ? 'suspicious' : 'all';
  });
  const query = useInfiniteQuery({
    ...importQueries.rows(job, shown === 'all' ? undefined : shown),
    placeholderData: keepPreviousData,
    enabled: state !== 'checking' && state !== 'importing' && (isOpen || noted > 0),
  });
  const columns = useQuery({ ...importQueries.columns(job), enabled: query.isEnabled });
  const { data, error, refetch, isEnabled, isFetching, hasNextPage, fetchNextPage } = query;
  const isLoadingMore = query.isFetchingNextPage || query.isPlaceholderData;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  // The button is removed with the last rows.
  const sectionRef = useKeptFocus(items.length > 0 ? `${items.length}` : undefined);
  const counts: Record<ShownRows | 'all', number | null> = {
    all: isOpen ? rows.read : noted,
    valid: isOpen ? rows.imported - rows.suspicious : null,
    suspicious: rows.suspicious,
    rejected: rows.rejected,
    repeat: rows.alreadyThere + rows.updated,
    'left-out': rows.leftOut,
  };
  const kinds = Object.entries(texts.shown).filter(
    ([kind]) => kind === 'all' || kind === shown || Boolean(counts[kind as ShownRows]),
  );

  if (!isEnabled || rows.read === 0) return null;
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      className="mt-10 outline-none"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={`${id}title`} className="text-lg font-semibold">
            {isOpen ? labels.title : labels.reviewTitle}
          </h2>
          {isOpen && <p className="text-sm text-muted">{labels.hint}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          {isOpen && (counts.repeat ?? 0) > 0 && <Repeats job={job} />}
          <label htmlFor={`${id}show`} className="flex items-center gap-2.5">
            <span className="text-muted">{labels.show}</span>
            <Select
              id={`${id}show`}
              value={shown}
              // The values of the options are the kinds.
              onChange={({ target }) => setShown(target.value as ShownRows | 'all')}
              className="w-48"
            >
              {kinds.map(([kind, label]) => {
                const count = counts[kind as ShownRows | 'all'];
                return (
                  <option key={kind} value={kind}>
                    {count === null ? label : `${label} (${formatNumber(count)})`}
                  </option>
                );
              })}
            </Select>
          </label>
        </div>
      </div>
      {items.length > 0 && columns.data && (
        <ImportRowTable
          labelledBy={`${id}title`}
          job={job}
          rows={items}
          mapping={columns.data.mapping}
        />
      )}
      {data && items.length === 0 && <p className="text-sm text-muted">{labels.none}</p>}
      {isFetching && items.length === 0 && <Spinner className="mt-4" />}
      {error && !isFetching && (
        <ErrorState
          className="mt-4"
          title={labels.failed}
          description={error.message}
          onRetry={items.length > 0 ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && (isFetching || !error) && (
        <Button
          variant="secondary"
          isBusy={isLoadingMore}
          onClick={() => fetchNextPage()}
          className="mt-4"
        >
          {labels.showMore}
        </Button>
      )}
    </section>
  );
}

/** What all rows that repeat a listing do. */
function Repeats({ job }: { job: ImportJob }) {
  const { data } = useQuery(importQueries.columns(job));
  const change = useChangeMapping(job);
  const id = useId();
  if (!data) return null;
  return (
    <label htmlFor={id} className="flex items-center gap-2.5 max-sm:flex-wrap">
      <span className="text-muted">{labels.allRepeats}</span>
      <Select
        id={id}
        value={data.mapping.repeats}
        // The values of the options are the choices.
        onChange={({ target }) =>
          change.mutate({ ...data.mapping, repeats: target.value as RepeatChoice })
        }
        className="w-48"
      >
        {Object.entries(texts.repeatChoices).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}
