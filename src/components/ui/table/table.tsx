import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { cn } from '#src/lib/class-names.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import * as texts from './texts.ts';
import { type RowSelection, useGrid } from './use-grid.ts';

export interface Column<Row, Sort extends string = string> {
  label: string;
  /** In place of the label in the heading; includes the label for screen readers. */
  heading?: ReactNode;
  isNumber?: boolean;
  /** The two orders that its heading shows; with `onSort` it switches between them. */
  sorts?: readonly [descending: Sort, ascending: Sort];
  cell: (row: Row) => ReactNode;
  /** For the heading and the cells. */
  className?: string;
}

export interface TableProps<Row, Sort extends string> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first one is the row's heading. */
  columns: readonly Column<Row, Sort>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: RowSelection<Row>;
  rowLabel: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** Whether the actions cover the last column, except on touch screens. */
  coversLast?: boolean;
  /** The key of the row that is open beside the table. */
  openKey?: string;
  /**
   * Makes the table an ARIA grid, and is called on Space on a row. The controls in its cells need a
   * `tabIndex` of -1, and one of them must do the same.
   */
  onOpen?: (row: Row) => void;
}

const headingClass =
  'h-9 border-b bg-paper px-2 lg:px-3 text-xs font-medium text-muted whitespace-nowrap first:pl-0 last:pr-2';
const cellClass = 'h-11 border-b px-2 lg:px-3 py-0.5 first:pl-0 last:pr-2';
const rowClass =
  'bg-paper hover:bg-[color-mix(in_srgb,var(--sunken)_60%,var(--paper))] aria-current:bg-sunken';

/** Rows with headings that sort and stay in view, and checkboxes for the selection. */
export function Table<Row, Sort extends string>(props: TableProps<Row, Sort>) {
  const { label, rows, rowKey, columns, selection, rowLabel, actions, openKey, onOpen } = props;
  const { sort, onSort, coversLast } = props;
  const { sectionRef, tableRef, isTooWide } = useTooWide();
  const selectedCount = selection ? rows.filter(selection.has).length : 0;
  // In a region that scrolls sideways, sticky headings would stick to the region, not the page.
  const heading = cn(headingClass, !isTooWide && 'sticky top-14 z-10');

  const grid = useGrid({ rows, rowKey, selection, onOpen });
  const isGrid = onOpen !== undefined;
  const tabIndex = isGrid ? -1 : undefined;
  const endClass = (index: number) =>
    coversLast && index === columns.length - 1 && 'pointer-fine:pr-0';

  return (
    <section
      ref={sectionRef}
      aria-label={label}
      // The keyboard must reach a region that scrolls sideways.
      tabIndex={isTooWide && !isGrid ? 0 : undefined}
      // Relative, so that visually hidden texts of a wide table stay inside.
      className={cn('relative', isTooWide && 'overflow-x-auto')}
    >
      <table
        ref={tableRef}
        aria-label={isGrid ? label : undefined}
        {...(isGrid && grid.gridProps)}
        className="w-full border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr {...(isGrid && grid.headingsProps)}>
            {selection && (
              <th className={cn(heading, 'w-9 pr-0 text-left lg:pr-0')}>
                <RowCheckbox
                  label={texts.selectPage}
                  checked={selectedCount === rows.length}
                  isMixed={selectedCount > 0 && selectedCount < rows.length}
                  tabIndex={tabIndex}
                  onChange={({ target }) => selection.set(rows, target.checked)}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <ColumnHeading
                key={column.label}
                column={column}
                sort={sort}
                onSort={onSort}
                tabIndex={tabIndex}
                className={cn(heading, endClass(index))}
              />
            ))}
            {actions && (
              <th scope="col" className={cn(heading, 'pl-0 text-left lg:pl-0')}>
                <span className="sr-only">{texts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              aria-current={openKey === rowKey(row) || undefined}
              {...(isGrid && grid.rowProps(row, index))}
              className={cn(
                'group/row scroll-my-28 focus-visible:-outline-offset-2',
                // A link may fill its row.
                !isGrid && 'relative',
                selection?.has(row) ? 'bg-brand-soft' : rowClass,
              )}
            >
              {selection && (
                <td className={cn(cellClass, 'pr-0 lg:pr-0')}>
                  <RowCheckbox
                    label={texts.select(rowLabel(row))}
                    checked={selection.has(row)}
                    tabIndex={tabIndex}
                    onChange={({ target, nativeEvent }) => {
                      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
                      grid.select(row, target.checked, { shiftKey: isRange });
                    }}
                  />
                </td>
              )}
              {columns.map((column, index) => {
                const isHeading = index === 0;
                const Tag = isHeading ? 'th' : 'td';
                return (
                  <Tag
                    key={column.label}
                    scope={isHeading ? 'row' : undefined}
                    className={cn(
                      cellClass,
                      endClass(index),
                      column.isNumber && 'text-right whitespace-nowrap tabular-nums',
                      isHeading && 'text-left font-medium',
                      column.className,
                    )}
                  >
                    {column.cell(row)}
                  </Tag>
                );
              })}
              {actions && (
                <td
                  className={cn(
                    cellClass,
                    'pl-0 text-right lg:pl-0',
                    coversLast && 'relative bg-inherit',
                  )}
                >
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether the table is wider than its section. */
function useTooWide() {
  const sectionRef = useRef<HTMLElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const [isTooWide, setIsTooWide] = useState(false);
  useLayoutEffect(() => {
    const [section, table] = [sectionRef.current, tableRef.current];
    if (!section || !table) return;
    const measure = () => setIsTooWide(table.offsetWidth > section.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(section);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { sectionRef, tableRef, isTooWide };
}

interface ColumnHeadingProps<Row, Sort extends string>
  extends Pick<TableProps<Row, Sort>, 'sort' | 'onSort'> {
  column: Column<Row, Sort>;
  tabIndex: number | undefined;
  className: string;
}

function ColumnHeading<Row, Sort extends string>(props: ColumnHeadingProps<Row, Sort>) {
  const { column, sort, onSort, tabIndex } = props;
  const { label, heading = label, isNumber, sorts, className } = column;
  const order = sort && sorts?.indexOf(sort);
  const direction = order === 0 ? 'descending' : order === 1 ? 'ascending' : undefined;
  const Arrow = direction ? (direction === 'descending' ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cn(props.className, isNumber ? 'text-right' : 'text-left', className)}
    >
      {sorts && onSort ? (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={() => onSort(sorts[direction === 'descending' ? 1 : 0])}
          className={cn(
            '-mx-2 inline-flex h-9 items-center gap-1 rounded-field px-2 hover:text-ink',
            direction && 'text-ink',
            // The label stays above its numbers.
            isNumber && 'flex-row-reverse',
          )}
        >
          {label}
          <Arrow className={cn('size-3.5', !direction && 'opacity-60')} />
        </button>
      ) : (
        <span
          className={cn(
            'flex items-center gap-1',
            direction && 'text-ink',
            isNumber && 'flex-row-reverse',
          )}
        >
          {heading}
          {direction && <Arrow className="size-3.5" />}
        </span>
      )}
    </th>
  );
}
