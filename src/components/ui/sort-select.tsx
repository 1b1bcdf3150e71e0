import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';

interface SortSelectProps<Sort extends string> {
  sort: Sort;
  sortLabels: Record<Sort, string>;
  onSort: (sort: Sort) => void;
}

/** The order of a list, as quiet text. */
export function SortSelect<Sort extends string>({
  sort,
  sortLabels,
  onSort,
}: SortSelectProps<Sort>) {
  return (
    <QuietSelect
      aria-label={texts.sortBy}
      value={sort}
      // The options are the keys of sortLabels.
      onChange={(event) => onSort(event.target.value as Sort)}
    >
      {Object.entries(sortLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {`${label}`}
        </option>
      ))}
    </QuietSelect>
  );
}

interface QuietSelectProps extends ComponentProps<'select'> {
  /** Whether nothing is chosen, as in a filter without a value. */
  isMuted?: boolean;
}

/** A native select without a border, as wide as its text. */
export function QuietSelect({ isMuted, ...props }: QuietSelectProps) {
  return (
    <span className="relative -mr-1 block min-w-0">
      <select
        {...props}
        className={cn(
          'field-sizing-content h-11 max-w-full cursor-pointer appearance-none truncate rounded-field bg-transparent pr-7 pl-2 text-right text-base font-medium hover:text-brand md:text-sm [&>option]:bg-surface [&>option]:text-ink',
          isMuted ? 'text-muted' : 'text-ink',
        )}
      />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-4 text-muted" />
    </span>
  );
}
