import type { ReactNode } from 'react';

/** A row of a `<dl>`. */
export function ProfileFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 py-3 sm:grid-cols-3">
      <dt className="text-sm text-muted sm:leading-6">{term}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums sm:col-span-2">{children}</dd>
    </div>
  );
}
