import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

const tones = {
  highlight: 'bg-highlight text-on-highlight',
  /** Legible on any photo. */
  photo: 'bg-surface text-ink',
  neutral: 'bg-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
}

export function Badge({ tone = 'neutral', className, ...native }: BadgeProps) {
  return (
    <span
      {...native}
      className={cn(
        'inline-flex h-6 items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  );
}
