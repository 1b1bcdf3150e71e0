import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

export interface EmptyStateProps {
  title: string;
  /** The page's heading, where the state takes the page's place. */
  titleAs?: 'p' | 'h1';
  description?: ReactNode;
  icon?: ReactNode;
  /** In place of the icon, such as an Atlas: beside the text on wide screens. */
  drawing?: ReactNode;
  action?: ReactNode;
  isError?: boolean;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, titleAs: Title = 'p', description, icon, drawing, action, isError } = props;
  return (
    <div
      role={isError ? 'alert' : undefined}
      className={cn(
        drawing
          ? 'flex flex-col gap-6 py-4 md:flex-row-reverse md:items-center md:justify-between md:py-8'
          : cn(
              'rounded-card px-6 py-14 text-center *:justify-items-center **:justify-center',
              isError ? 'border' : 'bg-sunken',
            ),
        props.className,
      )}
    >
      {drawing && <div className="w-44 md:w-2/5">{drawing}</div>}
      <div className="grid gap-2">
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
        {action && <div className="mt-4 flex flex-wrap items-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
