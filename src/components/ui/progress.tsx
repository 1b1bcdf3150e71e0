import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

/** A native progress bar in the colours of the brand. */
export function Progress({ className, ...progress }: ComponentProps<'progress'>) {
  return (
    <progress
      {...progress}
      className={cn(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand-fill [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand-fill',
        className,
      )}
    />
  );
}
