import type { ReactNode, RefObject } from 'react';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { Table, type TableProps } from './table.tsx';
import { type Paging, TablePages } from './table-pages.tsx';

interface DataTableProps<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** Renders a row on narrow screens, where the table is a list of cards. */
  card: (row: Row, checkbox: ReactNode) => ReactNode;
  status: 'pending' | 'error' | 'success';
  /** Shown above the rows: how many there are, and their order. */
  bar: ReactNode;
  failed: ReactNode;
  empty: ReactNode;
  paging: Paging;
  /** The element that gets the focus when a control near the rows disappears. */
  topRef: RefObject<HTMLDivElement | null>;
}

/** A page of rows with a heading, sorting, selection and paging; cards on narrow screens. */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { card, status, bar, failed, empty, paging, topRef, ...table } = props;
  const isWide = useMediaQuery(WIDE);

  function rows() {
    if (table.rows.length > 0)
      return isWide ? <Table {...table} /> : <Cards card={card} {...table} />;
    if (status === 'pending') return <LoadingRows />;
    return status === 'error' ? failed : empty;
  }

  return (
    <div ref={topRef} tabIndex={-1} className="scroll-mt-20 outline-none">
      <div className="mb-3">{bar}</div>
      {rows()}
      {paging.total > 0 && (
        <TablePages
          {...paging}
          onChange={(change) => {
            // Scroll first: the router keeps the scroll position when the query string changes.
            topRef.current?.scrollIntoView({ block: 'start' });
            paging.onChange(change);
          }}
        />
      )}
    </div>
  );
}

interface CardsProps<Row, Sort extends string>
  extends Pick<DataTableProps<Row, Sort>, 'card'>,
    TableProps<Row, Sort> {}

function Cards<Row, Sort extends string>(props: CardsProps<Row, Sort>) {
  const { label, rows, rowKey, rowLabel, selection, card } = props;
  return (
    <>
      {selection && (
        <Checkbox
          label="Select this page"
          checked={rows.every(selection.has)}
          onChange={({ target }) => selection.set(rows, target.checked)}
          className="mb-2 ml-3"
        />
      )}
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
      >
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={cn(
              'relative min-w-0 rounded-card border',
              selection?.has(row) ? 'border-brand bg-brand-soft' : 'bg-surface',
            )}
          >
            {card(
              row,
              selection && (
                <RowCheckbox
                  label={`Select ${rowLabel(row)}`}
                  checked={selection.has(row)}
                  onChange={({ target }) => selection.set([row], target.checked)}
                  className="-ml-2"
                />
              ),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function LoadingRows() {
  return (
    <div role="status" aria-label="Loading..." className="overflow-hidden rounded-card border">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
        <div key={index} className="flex h-16 items-center gap-4 border-b px-4 last:border-b-0">
          <Skeleton className="h-11 w-16" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      ))}
    </div>
  );
}
