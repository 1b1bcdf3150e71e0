import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { loading } from '#src/components/texts.ts';
import { Select } from '#src/components/ui/form/select.tsx';
import { Freshness, type FreshnessProps } from '#src/components/ui/freshness.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { Table, type TableProps } from './table.tsx';
import * as texts from './texts.ts';
import { pageSizes } from './url-page.ts';

interface DataTableProps<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** Renders a row on mobile screens, where the table is a list. */
  listRow: (row: Row, checkbox: ReactNode) => ReactNode;
  status: 'pending' | 'error' | 'success';
  /** Shown above the rows: how many there are, and their order. */
  bar: ReactNode;
  failed: ReactNode;
  empty: ReactNode;
  paging: Paging;
  freshness: FreshnessProps;
  /** The element that gets the focus when a control near the rows disappears. */
  topRef: RefObject<HTMLDivElement | null>;
}

/** A page of rows with a heading, sorting, selection and paging; a list on mobile screens. */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { listRow, status, bar, failed, empty, paging, freshness, topRef, ...table } = props;
  const isTable = useMediaQuery(NOT_MOBILE);

  function rows() {
    if (table.rows.length > 0)
      return isTable ? <Table {...table} /> : <List listRow={listRow} {...table} />;
    return { pending: <LoadingRows />, error: failed, success: empty }[status];
  }

  return (
    <div ref={topRef} tabIndex={-1} className="scroll-mt-2 outline-none">
      <div className="md:mb-3">{bar}</div>
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
      <div className="mt-6">
        <Freshness {...freshness} />
      </div>
    </div>
  );
}

type ListProps<Row> = Pick<
  DataTableProps<Row, string>,
  'label' | 'rows' | 'rowKey' | 'rowLabel' | 'selection' | 'listRow'
>;

function List<Row>({ label, rows, rowKey, rowLabel, selection, listRow }: ListProps<Row>) {
  return (
    <ul aria-label={label} className="-mx-4 border-t">
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={cn('relative min-w-0 border-b', selection?.has(row) && 'bg-brand-soft')}
        >
          {listRow(
            row,
            selection && (
              <RowCheckbox
                label={texts.select(rowLabel(row))}
                checked={selection.has(row)}
                onChange={({ target }) => selection.set([row], target.checked)}
                // Above the link that fills the row.
                className="relative z-1 w-11 items-start! self-stretch"
              />
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

function LoadingRows() {
  return (
    <div role="status" aria-label={loading} className="border-t">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
        <div key={index} className="flex h-21 items-center gap-4 border-b md:h-11">
          <Skeleton className="h-14 w-14 md:h-8 md:w-11" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      ))}
    </div>
  );
}

interface Paging {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onChange: (change: { page: number; size?: number }) => void;
}

/** The range of rows shown, the rows per page, and controls to change page; nothing for one page. */
function TablePages({ page, size, total, onChange }: Paging) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / size));
  const first = Math.min((page - 1) * size + 1, total);
  const last = Math.min(page * size, total);
  if (total <= Math.min(...pageSizes) && page <= 1) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:gap-x-6">
      <p className="text-sm text-muted tabular-nums">
        {page <= pages && texts.range(first, last, total)}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:contents">
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor={`${id}size`} className="text-muted">
            {texts.rowsPerPage}
          </label>
          <Select
            id={`${id}size`}
            value={size}
            onChange={({ target }) => onChange({ page: 1, size: Number(target.value) })}
            className="w-20"
          >
            {pageSizes.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        </div>
        <nav
          aria-label={texts.pages}
          className="flex items-center gap-1 text-sm tabular-nums max-md:-ml-2.5 max-md:w-[calc(100%+0.625rem)] max-md:justify-between"
        >
          <IconButton
            label={texts.previousPage}
            icon={<ChevronLeft />}
            // A disabled button would lose the focus.
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onChange({ page: Math.min(page - 1, pages) })}
            className="aria-disabled:opacity-55"
          />
          <label className="flex items-center gap-2">
            {texts.page}
            <input
              key={page}
              inputMode="numeric"
              defaultValue={page}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              onBlur={({ target }) => {
                const wanted = Math.round(Number(target.value));
                if (wanted >= 1 && wanted <= pages && wanted !== page) onChange({ page: wanted });
                else target.value = `${page}`;
              }}
              className="h-11 w-16 rounded-field border border-field-line bg-surface text-center text-base md:text-sm"
            />
            {texts.ofPages(pages)}
          </label>
          <IconButton
            label={texts.nextPage}
            icon={<ChevronRight />}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onChange({ page: page + 1 })}
            className="-mr-2.5 aria-disabled:opacity-55"
          />
        </nav>
      </div>
    </div>
  );
}
