import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, ...native }: IconButtonProps) {
  return (
    <button
      {...native}
      type="button"
      aria-label={label}
      title={native.title ?? label}
      className={cn(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors enabled:hover:bg-sunken disabled:opacity-55 [&_svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
