import { type ReactNode, useEffect } from 'react';
import { cn } from '#src/lib/class-names.ts';

export interface ListOption {
  key: string;
  icon: ReactNode;
  title: string;
  details?: string;
  count?: string;
  choose: () => void;
}

interface OptionGroupsProps {
  /** The id of the listbox; options have their index appended. */
  id: string;
  /** The index of the active option in the list. */
  active: number | undefined;
  groups: readonly { label: string; options: readonly ListOption[] }[];
  /** Shows the details beside the title instead of below it. */
  isOneLine?: boolean;
}

/** Labelled groups of options in the listbox of a combobox, which has the focus and the keys. */
export function OptionGroups({ id, active, groups, isOneLine }: OptionGroupsProps) {
  const all = groups.flatMap(({ options }) => options);

  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  function optionOf(option: ListOption) {
    const { key, icon, title, details, count, choose } = option;
    const index = all.indexOf(option);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys.
      <div
        key={key}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        // Prevents the default, so that the field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={choose}
        className={cn(
          'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-paper [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-muted',
          index === active && (isOneLine ? 'bg-sunken!' : 'bg-paper'),
        )}
      >
        {icon}
        <span className={cn('min-w-0 flex-1', isOneLine && 'flex items-baseline gap-x-3 text-sm')}>
          <span className={cn('block truncate', isOneLine && 'flex-1')}>{title}</span>
          {details && (
            <span
              className={cn('block truncate text-sm text-muted', isOneLine && 'max-w-1/2 shrink-0')}
            >
              {details}
            </span>
          )}
        </span>
        {count && <span className="shrink-0 text-sm text-muted tabular-nums">{count}</span>}
      </div>
    );
  }

  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ label, options }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
      <div key={label} role="group" aria-label={label}>
        <p aria-hidden="true" className="px-4 pt-2 pb-1 text-sm font-medium text-muted">
          {label}
        </p>
        {options.map(optionOf)}
      </div>
    ));
}
