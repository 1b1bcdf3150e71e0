import { Link } from 'react-router-dom';
import { formatNumber } from '#contract/rules/format-number.ts';

/** A link of a row of tabs, of which the current one has `aria-current`. */
export const tabLinkClass =
  'flex h-11 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink';

export interface TabLinkProps {
  label: string;
  /** The query string of the same page. */
  query: string;
  isCurrent: boolean;
  count?: number | undefined;
}

/** A link to another part of a list, with the number of its rows. */
export function TabLink({ label, query, isCurrent, count }: TabLinkProps) {
  return (
    <Link
      to={{ search: query }}
      preventScrollReset
      aria-current={isCurrent || undefined}
      className={tabLinkClass}
    >
      {label}
      {count !== undefined && ' '}
      <TabCount count={count} />
    </Link>
  );
}

export function TabCount({ count }: Pick<TabLinkProps, 'count'>) {
  if (count === undefined) return null;
  return <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>;
}
