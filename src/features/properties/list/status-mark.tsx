import type { ReactNode } from 'react';
import { FOR_SALE, NEW_DEVELOPMENT, SOLD } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';

/** Filled while on the market, open when off it. */
const shapes: Record<string, ReactNode> = {
  [FOR_SALE]: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  [NEW_DEVELOPMENT]: <path d="M6 1.5 11 10.5H1z" fill="currentColor" />,
  'Under Offer': (
    <>
      <circle cx="6" cy="6" r="4" />
      <path d="M6 2a4 4 0 0 0 0 8z" fill="currentColor" />
    </>
  ),
  [SOLD]: <path d="m2 6.5 2.8 2.8L10 3" />,
};

/** Beside the name of a status: a shape of its own, and a colour only where one is missing. */
export function StatusMark({ status }: { status: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn(
        'mr-2 inline-block size-3 shrink-0 align-[-0.08em]',
        !status && 'text-warning',
        status === SOLD && 'text-muted',
      )}
    >
      {status ? (
        (shapes[status] ?? <circle cx="6" cy="6" r="4" />)
      ) : (
        <path d="M6 1.5v5M6 10v.100" strokeWidth="2" />
      )}
    </svg>
  );
}
