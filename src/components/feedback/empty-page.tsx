import type { ReactNode } from 'react';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { cn } from '#src/lib/class-names.ts';

interface EmptyPageProps {
  /** The heading of the page. */
  heading?: ReactNode;
  /** Omit it below a heading that names the list. */
  title?: string;
  description?: ReactNode;
  action?: ReactNode;
  /** The states that the atlas has in terracotta. */
  locations?: readonly string[];
  className?: string;
}

/** A page or list without anything: the next step, and from 768 px on the atlas beside it. */
export function EmptyPage(props: EmptyPageProps) {
  const { heading, title, description, action, locations, className } = props;
  return (
    <div
      className={cn(
        'grid gap-10 md:grid-cols-2 md:gap-16',
        // The heading stays where it was before the list turned out to be empty.
        heading ? 'md:items-start' : 'md:items-center',
        className,
      )}
    >
      <div>
        {heading && <div className="mb-3">{heading}</div>}
        {title && <p className="mb-2 text-xl leading-snug font-semibold text-balance">{title}</p>}
        {description && (
          <p className="max-w-measure text-pretty text-muted md:text-lg">{description}</p>
        )}
        {action && <div className="mt-6 flex flex-wrap items-center gap-3">{action}</div>}
      </div>
      <Atlas locations={locations} hasLabels className="ml-auto w-full max-w-100 max-md:hidden" />
    </div>
  );
}
