import { type ReactNode, useId } from 'react';

export type Facts = readonly (readonly [name: string, value: ReactNode])[];

interface FactListProps {
  facts: Facts;
  /** Shown for a missing value. */
  missing?: string;
}

/** Names and values, a line each, under a heading. */
export function FactGroup({ heading, ...list }: FactListProps & { heading: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold">
        {heading}
      </h3>
      <FactList {...list} />
    </section>
  );
}

export function FactList({ facts, missing }: FactListProps) {
  return (
    <dl className="border-t">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid min-h-9 grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] items-center gap-4 border-b py-1.5"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">
            {value ?? <span className="font-normal text-muted">{missing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
