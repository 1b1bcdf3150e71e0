import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import * as texts from '#src/components/table-texts.ts';
import { Select } from '#src/components/ui/form/select.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { pageSizes } from '#src/lib/use-url-state.ts';

export interface Paging {
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
  total: number;
  onChange: (change: { page: number; size?: number }) => void;
}

/** The range of rows shown, the rows per page, and controls to change page. */
export function TablePages({ page, size, total, onChange }: Paging) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / size));
  const first = Math.min((page - 1) * size + 1, total);
  const last = Math.min(page * size, total);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-muted tabular-nums">{texts.range(first, last, total)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
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
        <nav aria-label={texts.pages} className="flex items-center gap-1 text-sm tabular-nums">
          <IconButton
            label={texts.previousPage}
            icon={<ChevronLeft aria-hidden="true" />}
            // A disabled button would lose the focus.
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onChange({ page: Math.min(page - 1, pages) })}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          />
          <PageNumber
            key={page}
            page={page}
            pages={pages}
            onPage={(wanted) => onChange({ page: wanted })}
          />
          <IconButton
            label={texts.nextPage}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onChange({ page: page + 1 })}
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
      {texts.page}
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
      {texts.ofPages(pages)}
    </label>
  );
}
