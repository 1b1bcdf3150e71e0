import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportJob, ImportNote } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { importQueries } from './import-queries.ts';
import * as texts from './texts.ts';

const kinds = ['all', 'rejected', 'suspicious'] as const;
const labels = { all: texts.notes.all, ...texts.outcomes };

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
  // The button is disabled while more rows load, and removed with the last ones.
  const sectionRef = useKeptFocus(notes.length > 0 ? `${notes.length}` : undefined);

  // A file that could not be read usually has no rows to check.
  const isEmpty = !isCounted && kind === 'all' && !error && notes.length === 0;
  if (!isEnabled || isEmpty) return null;
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
                {labels[each]}
                {isCounted && ` (${formatNumber(counts[each])})`}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {notes.length > 0 && <NotesTable labelledBy={`${id}title`} notes={notes} columns={columns} />}
      {data && notes.length === 0 && <p className="text-sm text-muted">{texts.notes.none}</p>}
      {isFetching && notes.length === 0 && <Spinner className="mt-4" />}
      {error && !isFetching && (
        <ErrorState
          className="mt-4"
          title={texts.notes.failed}
          description={error.message}
          onRetry={notes.length > 0 ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && (isFetching || !error) && (
        <Button
          variant="secondary"
          isBusy={isFetching}
          onClick={() => fetchNextPage()}
          className="mt-4"
        >
          {texts.notes.showMore}
        </Button>
      )}
    </section>
  );
}

interface NotesTableProps {
  labelledBy: string;
  notes: readonly ImportNote[];
  columns: readonly string[];
}

/** On small screens each row is a block. */
function NotesTable({ labelledBy, notes, columns }: NotesTableProps) {
  return (
    <div className="rounded-card border bg-surface">
      <table aria-labelledby={labelledBy} className="w-full text-sm lg:table-fixed max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="bg-sunken text-left [&>th]:h-11 [&>th]:px-4 [&>th]:font-medium">
            <th className="w-20 rounded-tl-card">{texts.columns.line}</th>
            <th className="w-32">{texts.columns.outcome}</th>
            <th className="w-2/5">{texts.columns.reason}</th>
            <th className="rounded-tr-card">{texts.columns.row}</th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {notes.map(({ line, outcome, reason, cells }) => (
            <tr
              key={line}
              className="border-t align-top max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3 lg:[&>*]:px-4 lg:[&>*]:py-3"
            >
              <td className="text-muted tabular-nums">
                <span className="lg:hidden">{texts.columns.line} </span>
                {formatNumber(line)}
              </td>
              <td>
                <Badge tone={outcome === 'rejected' ? 'warning' : 'neutral'}>
                  {texts.outcomes[outcome]}
                </Badge>
              </td>
              <td className="wrap-anywhere first-letter:uppercase max-lg:w-full">{reason}</td>
              <td className="max-lg:w-full">
                <NoteCells cells={cells} columns={columns} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NoteCells({ cells, columns }: { cells: readonly string[]; columns: readonly string[] }) {
  // Columns may have the same name twice, and a row more cells than there are columns.
  const named = cells.map((cell, index) => {
    const name = columns[index] ?? `cell ${index + 1}`;
    return { key: `${index} ${name}`, name, cell };
  });
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      {named.map(({ key, name, cell }) => (
        <li key={key} className="min-w-0 wrap-anywhere">
          <span className="text-muted">{name}</span>{' '}
          {cell === '' ? <span className="text-muted italic">{texts.emptyCell}</span> : cell}
        </li>
      ))}
    </ul>
  );
}
