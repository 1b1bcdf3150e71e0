import type { ComponentProps } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden(native: ComponentProps<'span'>) {
  return <span {...native} className="sr-only" />;
}
