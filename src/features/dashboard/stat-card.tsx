import { Link } from 'react-router-dom';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

interface StatCardProps {
  label: string;
  /** Undefined while it is not known. */
  count: number | undefined;
  /** What it counts, to be looked at. */
  to?: string;
}

/** One figure and what it counts. */
export function StatCard({ label, count, to }: StatCardProps) {
  const figure =
    count === undefined ? <Skeleton className="h-7 w-16" /> : count.toLocaleString('en-NG');
  const look = 'flex h-full flex-col-reverse justify-end gap-1 rounded-card border bg-surface p-4';
  const content = (
    <>
      <span className="text-2xl font-semibold tabular-nums">{figure}</span>{' '}
      <span className="text-sm text-muted">{label}</span>
    </>
  );
  return to ? (
    <Link to={to} className={`${look} transition-colors hover:border-brand`}>
      {content}
    </Link>
  ) : (
    <div className={look}>{content}</div>
  );
}
