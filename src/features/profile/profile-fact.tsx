import type { ReactNode } from 'react';

/** A row of a `<dl>`. */
export function ProfileFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted sm:leading-6">{term}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
