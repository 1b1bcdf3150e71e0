import type { ComponentProps } from 'react';

/** Words for those who listen. */
export function VisuallyHidden(native: ComponentProps<'span'>) {
  return <span {...native} className="sr-only" />;
}
