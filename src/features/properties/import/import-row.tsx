import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ImportField, RepeatChoice } from '#contract/endpoints/import-mapping.ts';
import type { ImportRow, ImportRowChange } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { textLinkClass } from '#src/components/ui/text-link.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { ImportCell } from './import-cell.tsx';
import * as texts from './texts.ts';

const { rowsTable: labels } = texts;

export interface ShownColumn {
  at: number;
  field: ImportField;
  /** Its field, or its heading if several columns have the same field. */
  label: string;
}

interface RowOfFileProps {
  row: ImportRow;
  columns: readonly ShownColumn[];
  /** Whether it can be changed. */
  isOpen: boolean;
  onChange: (change: ImportRowChange) => void;
  /** @returns a promise that is rejected if the cell was not stored */
  onCorrect: (change: ImportRowChange) => Promise<unknown>;
}

/**
 * Memoised: the table has hundreds of rows, and a correction changes one. Without transitions, which stand
 * still in rows that the browser skips.
 */
export const RowOfFile = memo(function RowOfFile(props: RowOfFileProps) {
  const { row, columns, isOpen, onChange, onCorrect } = props;
  const { line, outcome, problems, choice } = row;
  const isLeftOut = choice === 'leave-out';
  const shown = columns.map(({ at }) => at);
  const ofRow = problems.filter(({ at }) => at === null || !shown.includes(at));
  return (
    <tr
      className={cn(
        'border-t [content-visibility:auto] **:transition-none! lg:grid lg:grid-cols-(--row-columns) lg:[contain-intrinsic-block-size:auto_3.3rem] lg:[&>td]:px-3 lg:[&>td]:py-2',
        'max-lg:block max-lg:px-4 max-lg:py-3 max-lg:first:border-t-0 max-lg:[contain-intrinsic-block-size:auto_30rem]',
        isLeftOut && 'text-muted',
      )}
    >
      <td className="lg:sticky lg:left-0 lg:z-1 lg:bg-surface max-lg:block max-lg:pb-2">
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
              className={cn(textLinkClass, 'font-medium wrap-anywhere')}
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
          className="max-lg:grid max-lg:grid-cols-[7rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-3 lg:min-w-0"
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
            onSave={(text) => onCorrect({ line, cells: { [at]: text } })}
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
                onChange({ line, choice: (target.value || null) as RepeatChoice | null })
              }
              className="max-lg:w-44"
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
                onClick={() => onChange({ line, choice: isLeftOut ? null : 'leave-out' })}
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
