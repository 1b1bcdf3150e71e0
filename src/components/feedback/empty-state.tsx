import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** In place of the icon, such as an Atlas. */
  drawing?: ReactNode;
  /** A Button or a ButtonLink. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({
  title,
  description,
  icon,
  drawing,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-2 rounded-card bg-sunken px-6 py-14 text-center',
        className,
      )}
    >
      {drawing && <div className="mb-3 w-32 md:w-44">{drawing}</div>}
      {icon && (
        <span
          aria-hidden="true"
          className="mb-3 flex size-12 items-center justify-center rounded-full bg-surface text-muted [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <p className="text-lg font-semibold">{title}</p>
      {description && <p className="max-w-measure text-sm text-muted">{description}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
