import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ImportMapping, RepeatChoice } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob, ImportRow } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { ImportCell } from './import-cell.tsx';
import { useChangeRow } from './import-mutations.ts';
import { fieldLabels } from './mapping-texts.ts';
import * as texts from './texts.ts';

const { rowsTable: labels } = texts;

interface ShownColumn {
  at: number;
  /** What it is taken for, or its heading if several columns are taken for the same. */
  label: string;
}

interface ImportRowTableProps {
  labelledBy: string;
  job: ImportJob;
  rows: readonly ImportRow[];
  mapping: ImportMapping;
}

/** The cells that are imported, in the order of the file. On small screens each row is a block. */
export function ImportRowTable({ labelledBy, job, rows, mapping }: ImportRowTableProps) {
  const { columns: fields } = mapping;
  const columns = useMemo(
    () =>
      fields.flatMap((field, at): ShownColumn[] => {
        if (field === null) return [];
        const isShared = fields.indexOf(field) !== fields.lastIndexOf(field);
        return [{ at, label: isShared ? (job.columns[at] ?? '') : fieldLabels[field] }];
      }),
    [fields, job.columns],
  );
  const isOpen = job.state === 'checked';
  return (
    <div className="relative rounded-card border bg-surface lg:overflow-x-auto">
      <table aria-labelledby={labelledBy} className="w-full text-sm max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="bg-sunken text-left [&>th]:h-11 [&>th]:px-3 [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th className="sticky left-0 z-1 bg-sunken">{labels.row}</th>
            {columns.map(({ at, label }) => (
              <th key={at}>{label}</th>
            ))}
            {isOpen && (
              <th>
                <span className="sr-only">{labels.action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <Row key={row.line} row={row} jobId={job.id} isOpen={isOpen} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: ImportRow;
  jobId: string;
  /** Whether it can be changed. */
  isOpen: boolean;
  columns: readonly ShownColumn[];
}

/** Memoised: the table has hundreds of rows, and a correction changes one. */
const Row = memo(function Row({ row, jobId, isOpen, columns }: RowProps) {
  const change = useChangeRow(jobId);
  const { line, outcome, problems, choice } = row;
  const isLeftOut = choice === 'leave-out';
  const shown = columns.map(({ at }) => at);
  const ofRow = problems.filter(({ at }) => at === null || !shown.includes(at));
  return (
    <tr
      className={cn(
        'border-t align-top max-lg:block max-lg:px-4 max-lg:py-3 max-lg:first:border-t-0 lg:[&>td]:px-3 lg:[&>td]:py-2',
        isLeftOut && 'text-muted',
      )}
    >
      <td className="lg:sticky lg:left-0 lg:z-1 lg:w-56 lg:min-w-56 lg:bg-surface max-lg:block max-lg:pb-2">
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-muted tabular-nums">
            <span className="lg:hidden">{labels.row} </span>
            {formatNumber(line)}
          </span>
          <OutcomeBadge row={row} />
        </span>
        {ofRow.map(({ text }) => (
          <span key={text} className="mt-1 block wrap-anywhere first-letter:uppercase">
            {text}
          </span>
        ))}
        {row.repeats && (
          <span className="mt-1 block">
            {labels.repeats}{' '}
            <Link
              to={paths.admin.property.href(row.repeats._id)}
              target="_blank"
              className="font-medium text-brand underline underline-offset-2 wrap-anywhere"
            >
              {row.repeats.title}
            </Link>{' '}
            <span className="whitespace-nowrap text-muted">{row.repeats.reference}</span>
          </span>
        )}
      </td>
      {columns.map(({ at, label }) => (
        <td
          key={at}
          className="max-lg:grid max-lg:grid-cols-[7rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-3 lg:min-w-28"
        >
          <span aria-hidden="true" className="text-muted lg:hidden">
            {label}
          </span>
          <ImportCell
            name={labels.edit(label, formatNumber(line))}
            value={row.cells[at] ?? ''}
            readAs={outcome === 'rejected' ? undefined : row.readAs[at]}
            problems={problems.filter((problem) => problem.at === at).map(({ text }) => text)}
            isError={outcome === 'rejected'}
            isReadOnly={!isOpen}
            onSave={(text) => change.mutateAsync({ line, cells: { [at]: text } })}
          />
        </td>
      ))}
      {isOpen && (
        <td className="max-lg:block max-lg:pt-2 lg:text-right">
          {row.repeats ? (
            <Select
              aria-label={labels.choice(formatNumber(line))}
              value={choice ?? ''}
              onChange={({ target }) =>
                // The values of the options are the choices, or '' for that of all.
                change.mutate({ line, choice: (target.value || null) as RepeatChoice | null })
              }
              className="w-44"
            >
              <option value="">{labels.allRepeats}</option>
              {Object.entries(texts.rowChoices).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            outcome !== 'rejected' && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${isLeftOut ? labels.takeIn : labels.leaveOut}: ${labels.line(formatNumber(line))}`}
                onClick={() => change.mutate({ line, choice: isLeftOut ? null : 'leave-out' })}
              >
                {isLeftOut ? labels.takeIn : labels.leaveOut}
              </Button>
            )
          )}
        </td>
      )}
    </tr>
  );
});

const tones = {
  valid: 'success',
  suspicious: 'warning',
  rejected: 'danger',
  repeat: 'neutral',
} as const;

function OutcomeBadge({ row: { outcome, choice, isEdited } }: { row: ImportRow }) {
  if (choice === 'leave-out') return <Badge>{labels.leftOut}</Badge>;
  return (
    <>
      <Badge tone={tones[outcome]}>{texts.shown[outcome]}</Badge>
      {isEdited && <span className="text-xs text-muted">{labels.edited}</span>}
    </>
  );
}
