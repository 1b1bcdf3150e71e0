import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'article' | 'div' | 'section';
  /** Lifts the card on hover; for a card that is a link as a whole. */
  isInteractive?: boolean;
}

export function Card({ as: Tag = 'div', isInteractive, className, ...native }: CardProps) {
  return (
    <Tag
      {...native}
      className={cn(
        'rounded-card border bg-surface',
        isInteractive &&
          'transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-float',
        className,
      )}
    />
  );
}
