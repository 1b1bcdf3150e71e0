import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

export type MarkShape = keyof typeof shapes;

/** Drawn on a square of 12 px. Two states of one list never share a shape. */
const shapes = {
  disc: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  ring: <circle cx="6" cy="6" r="4" />,
  halfDisc: (
    <>
      <circle cx="6" cy="6" r="4" />
      <path d="M6 2a4 4 0 0 0 0 8z" fill="currentColor" />
    </>
  ),
  triangle: <path d="M6 1.5 11 10.5H1z" fill="currentColor" />,
  tick: <path d="m2 6.5 2.8 2.8L10 3" />,
  calendar: <path d="M1.5 3h9v7.5h-9zM1.5 5.5h9M4 1v2M8 1v2" strokeWidth="1" />,
  crossedRing: <path d="M10 6a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM3.2 8.8 8.8 3.2" />,
  exclamation: <path d="M6 1.5v5M6 10v.100" strokeWidth="2" />,
} satisfies Record<string, ReactNode>;

interface StateMarkProps {
  shape: MarkShape;
  className?: string;
}

/** Beside the name of a state. */
export function StateMark({ shape, className }: StateMarkProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('size-3 shrink-0', className)}
    >
      {shapes[shape]}
    </svg>
  );
}
