import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

/** A quiet block in the shape of what comes; give it its size and radius. */
export function Skeleton({ className, ...native }: ComponentProps<'div'>) {
  return (
    <div
      {...native}
      aria-hidden="true"
      className={cn('animate-pulse rounded-field bg-hairline', className)}
    />
  );
}
