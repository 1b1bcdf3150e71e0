import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

export interface EmptyStateProps {
  title: string;
  /** The page's heading, where the state takes the page's place. */
  titleAs?: 'p' | 'h1';
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  isError?: boolean;
  className?: string;
}

/** A box in place of a part of a page. See also `EmptyPage`. */
export function EmptyState(props: EmptyStateProps) {
  const { title, titleAs: Title = 'p', description, icon, action, isError } = props;
  return (
    <div
      role={isError ? 'alert' : undefined}
      className={cn(
        'grid justify-items-center gap-2 rounded-card px-6 py-14 text-center',
        isError ? 'border' : 'bg-sunken',
        props.className,
      )}
    >
      {icon && (
        <span
          className={cn(
            'mb-3 flex size-12 items-center justify-center rounded-full [&_svg]:size-6',
            isError ? 'bg-warning-soft text-warning' : 'bg-surface text-muted',
          )}
        >
          {icon}
        </span>
      )}
      <Title className="text-lg font-semibold">{title}</Title>
      {description && <p className="max-w-measure text-sm text-muted">{description}</p>}
      {action && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">{action}</div>
      )}
    </div>
  );
}
