import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Select } from './select.tsx';

interface TablePagesProps {
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** Which part of the results is shown, the ways to the others, and how long a page is. */
export function TablePages({
  page,
  pageSize,
  pageSizes,
  total,
  onPage,
  onPageSize,
}: TablePagesProps) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-muted tabular-nums">
        {`${first.toLocaleString('en-NG')}–${last.toLocaleString('en-NG')} of ${total.toLocaleString('en-NG')}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor={`${id}size`} className="text-muted">
            Rows per page
          </label>
          <Select
            id={`${id}size`}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
            className="w-20"
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </div>
        <nav aria-label="Pages" className="flex items-center gap-1 text-sm tabular-nums">
          <IconButton
            label="Previous page"
            icon={<ChevronLeft aria-hidden="true" />}
            // Not disabled, which would take the focus away from the keyboard.
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(Math.min(page - 1, pages))}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          />
          <PageNumber key={page} page={page} pages={pages} onPage={onPage} />
          <IconButton
            label="Next page"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onPage(page + 1)}
            className="-mr-2.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          />
        </nav>
      </div>
    </div>
  );
}

interface PageNumberProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function PageNumber({ page, pages, onPage }: PageNumberProps) {
  return (
    <label className="flex items-center gap-2">
      Page
      <input
        inputMode="numeric"
        defaultValue={page}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={({ target }) => {
          const wanted = Math.round(Number(target.value));
          if (wanted >= 1 && wanted <= pages && wanted !== page) onPage(wanted);
          else target.value = `${page}`;
        }}
        className="h-11 w-16 rounded-field border border-field-line bg-surface text-center text-base md:text-sm"
      />
      {`of ${pages.toLocaleString('en-NG')}`}
    </label>
  );
}
