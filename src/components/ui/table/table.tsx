import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { RowCheckbox } from './row-checkbox.tsx';

export interface Column<Row, Sort extends string = string> {
  label: string;
  isNumber?: boolean;
  /** The two orders that its heading switches between. */
  sorts?: readonly [descending: Sort, ascending: Sort];
  cell: (row: Row) => ReactNode;
  className?: string;
}

interface RowSelection<Row> {
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
}

export interface TableProps<Row, Sort extends string> {
  /** Names the table: 'Properties'. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first one is the row's heading. */
  columns: readonly Column<Row, Sort>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: RowSelection<Row>;
  /** Names a row for its checkbox. */
  rowLabel: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
}

const headingClass = 'h-11 border-b bg-sunken px-3 font-medium whitespace-nowrap';
const cellClass = 'border-b px-3 py-2 group-last:border-b-0';

/** Rows with headings that sort and checkboxes that select. */
export function Table<Row, Sort extends string>(props: TableProps<Row, Sort>) {
  const { label, rows, rowKey, columns, sort, onSort, selection, rowLabel, actions } = props;
  const selectedCount = selection ? rows.filter(selection.has).length : 0;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a region that scrolls sideways.
      tabIndex={0}
      // Relative, so that visually hidden texts of a wide table stay inside.
      className="relative overflow-x-auto rounded-card border bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {selection && (
              <th className={cn(headingClass, 'w-12 pr-0 text-left')}>
                <RowCheckbox
                  label="Select this page"
                  checked={selectedCount === rows.length}
                  isMixed={selectedCount > 0 && selectedCount < rows.length}
                  onChange={({ target }) => selection.set(rows, target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeading key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={cn(headingClass, 'text-left')}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cn('group', selection?.has(row) ? 'bg-brand-soft' : 'hover:bg-sunken/60')}
            >
              {selection && (
                <td className={cn(cellClass, 'pr-0')}>
                  <RowCheckbox
                    label={`Select ${rowLabel(row)}`}
                    checked={selection.has(row)}
                    onChange={({ target }) => selection.set([row], target.checked)}
                  />
                </td>
              )}
              {columns.map((column, index) => (
                <Cell key={column.label} column={column} row={row} isHeading={index === 0} />
              ))}
              {actions && <td className={cn(cellClass, 'pl-0 text-right')}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnHeadingProps<Row, Sort extends string>
  extends Pick<TableProps<Row, Sort>, 'sort' | 'onSort'> {
  column: Column<Row, Sort>;
}

function ColumnHeading<Row, Sort extends string>(props: ColumnHeadingProps<Row, Sort>) {
  const { column, sort, onSort } = props;
  const { label, isNumber, sorts } = column;
  const className = cn(headingClass, isNumber ? 'text-right' : 'text-left');
  if (!sorts) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const [descending, ascending] = sorts;
  const direction =
    sort === descending ? 'descending' : sort === ascending ? 'ascending' : undefined;
  const Arrow = direction ? (direction === 'descending' ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button
        type="button"
        onClick={() => onSort?.(direction === 'descending' ? ascending : descending)}
        className="-mx-2 inline-flex h-9 items-center gap-1.5 rounded-field px-2 hover:text-brand"
      >
        {label}
        <Arrow aria-hidden="true" className={cn('size-4', !direction && 'text-muted')} />
      </button>
    </th>
  );
}

interface CellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  row: Row;
  isHeading: boolean;
}

function Cell<Row, Sort extends string>({ column, row, isHeading }: CellProps<Row, Sort>) {
  const { isNumber, cell, className } = column;
  const classes = cn(
    cellClass,
    isNumber && 'text-right whitespace-nowrap tabular-nums',
    isHeading && 'text-left font-medium',
    className,
  );
  return isHeading ? (
    <th scope="row" className={classes}>
      {cell(row)}
    </th>
  ) : (
    <td className={classes}>{cell(row)}</td>
  );
}
