import { type ReactNode, useState } from 'react';
import { lazyPart, loadOrToast } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import type { FilterProps } from './filter-controls.tsx';
import { loadFilterNames } from './filter-names.ts';
import { hasOnlyLocation } from './filters.ts';
import { PropertySearchField } from './property-search-field.tsx';
import * as texts from './texts.ts';

const PropertyFilterBar = lazyPart(
  async () => (await import('./property-filter-bar.tsx')).PropertyFilterBar,
);
const loadSheet = async () => (await import('./property-filter-sheet.tsx')).PropertyFilterSheet;
const PropertyFilterSheet = lazyPart(loadSheet);

interface PropertyFiltersProps extends FilterProps {
  /** How many filters there are besides the text query. */
  filterCount: number | undefined;
  /** Before the Filters button; only on phones. */
  children: ReactNode;
}

/** The text query and the other filters or, on the phone, the button that opens them. */
export function PropertyFilters({ filterCount, children, ...props }: PropertyFiltersProps) {
  const { search, onChange } = props;
  const isWide = useMediaQuery(NOT_MOBILE);
  const [isLoading, setIsLoading] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { q, ...others } = search;

  async function openSheet() {
    setIsLoading(true);
    setIsSheetOpen(await loadOrToast(loadSheet, texts.notOpened));
    setIsLoading(false);
  }

  return (
    <div className="wraps-narrow flex gap-2 md:grid md:grid-cols-5 xl:grid-cols-[minmax(12rem,12fr)_9fr_10fr_8fr_10fr_8fr_8fr_8fr]">
      <PropertySearchField
        value={q}
        onFocus={loadFilterNames}
        // Back from a search returns to the list before it, not to each of its letters.
        onChange={(next) => onChange({ q: next }, { replace: q !== undefined })}
        onChooseArea={onChange}
        hasCounts={hasOnlyLocation(others)}
        className="min-w-0 grow md:col-span-3 xl:col-span-1 [&_input]:rounded-full md:[&_input]:border-hairline"
      />
      {isWide ? (
        <PropertyFilterBar
          {...props}
          loading={Array.from({ length: canFilterBy('papers') ? 7 : 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change.
            <Skeleton key={index} radius="full" className="h-11" />
          ))}
          failed={(retry) => <FiltersButton label={texts.filters} onClick={retry} />}
        />
      ) : (
        <>
          {children}
          <FiltersButton
            label={texts.filters}
            count={filterCount}
            isBusy={isLoading}
            onClick={openSheet}
          />
        </>
      )}
      {!isWide && isSheetOpen && (
        <PropertyFilterSheet
          search={search}
          onClose={() => setIsSheetOpen(false)}
          onApply={(next) => {
            setIsSheetOpen(false);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}

interface FiltersButtonProps {
  label: string;
  count?: number;
  isBusy?: boolean;
  onClick: () => void;
}

/** Not disabled while the filters load: the focus returns to it when they close. */
function FiltersButton({ label, count = 0, isBusy, onClick }: FiltersButtonProps) {
  return (
    <Button
      variant="control"
      onClick={onClick}
      className="relative max-md:rounded-full max-md:px-2.5!"
    >
      {isBusy && <SpinnerMark className="absolute" />}
      <span className={isBusy ? 'opacity-0' : undefined}>
        {label}
        {count > 0 && ` (${count})`}
      </span>
    </Button>
  );
}
