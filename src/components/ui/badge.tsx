import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

const badgeVariants = cva(
  'inline-flex h-6 items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        highlight: 'bg-highlight text-on-highlight',
        /** Legible on any photo. */
        photo: 'bg-surface text-ink',
        neutral: 'bg-sunken text-ink',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

export function Badge({ tone, className, ...native }: BadgeProps) {
  return <span {...native} className={cn(badgeVariants({ tone }), className)} />;
}
