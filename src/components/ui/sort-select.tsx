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
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { sort, sortLabels, onSort } = props;
  return (
    <QuietSelect
      aria-label={texts.sortBy}
      value={sort}
      text={sortLabels[sort]}
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
  /** The label of the chosen option. */
  text: string;
  /** Whether nothing is chosen, as in a filter without a value. */
  isMuted?: boolean;
}

/** The chosen text, covered by an invisible native select. At less than 16 px, iOS would zoom in. */
export function QuietSelect({ isMuted, text, ...props }: QuietSelectProps) {
  return (
    <span className="relative -mr-1 block min-w-0">
      <select
        {...props}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none text-base opacity-0 [&>option]:bg-surface [&>option]:text-ink"
      />
      <span
        aria-hidden="true"
        className={cn(
          'pointer-events-none flex h-11 items-center gap-1.5 rounded-field pr-1.5 pl-2 text-sm font-medium outline-brand peer-hover:text-brand peer-focus-visible:outline-2',
          isMuted ? 'text-muted' : 'text-ink',
        )}
      >
        <span className="truncate">{text}</span>
        <ChevronDown className="size-4 shrink-0 text-muted" />
      </span>
    </span>
  );
}
