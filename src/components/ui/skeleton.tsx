import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

const radii = {
  field: 'rounded-field',
  card: 'rounded-card',
  full: 'rounded-full',
  none: '',
} as const;

interface SkeletonProps extends ComponentProps<'div'> {
  radius?: keyof typeof radii;
}

/** A placeholder of loading content; its size comes from `className`. */
export function Skeleton({ radius = 'field', className, ...native }: SkeletonProps) {
  return (
    <div
      {...native}
      aria-hidden="true"
      className={cn('animate-pulse bg-hairline', radii[radius], className)}
    />
  );
}
