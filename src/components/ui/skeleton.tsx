import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

/** A placeholder of loading content; its size comes from `className`. */
export function Skeleton({ className, ...native }: ComponentProps<'div'>) {
  return (
    <div
      {...native}
      aria-hidden="true"
      className={cn('animate-pulse rounded-field bg-hairline', className)}
    />
  );
}
