/** A link of a row of tabs, of which the current one has `aria-current`. */
export const tabLinkClass =
  'flex h-11 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink';
