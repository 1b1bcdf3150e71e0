import { classNames } from '#src/lib/class-names.ts';
import type { TimeBucket } from './time-buckets.ts';

/** How many words fit below the bars; every other one on a phone. */
const MOST_LABELS = 6;

/** Counts over time to be looked at; beside it stands a table for those who cannot. */
export function CountBars({ buckets }: { buckets: readonly TimeBucket[] }) {
  const most = Math.max(...buckets.map(({ count }) => count), 1);
  const step = Math.ceil(buckets.length / MOST_LABELS);
  return (
    <div
      aria-hidden="true"
      className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-muted"
    >
      <div className="flex h-44 flex-col justify-between text-right tabular-nums">
        <span className="-mt-2">{most.toLocaleString('en-NG')}</span>
        <span className="-mb-2">0</span>
      </div>
      <div className="flex h-44 items-end gap-px border-y sm:gap-0.5">
        {buckets.map(({ label, count }) => (
          <div
            key={label}
            title={`${label}: ${count.toLocaleString('en-NG')}`}
            className="flex h-full min-w-0 flex-1 items-end justify-center"
          >
            <div
              className={classNames(
                'w-full max-w-10 rounded-t-tick bg-muted',
                count > 0 && 'min-h-0.5',
              )}
              style={{ height: `${(count / most) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <div />
      <div className="mt-2 flex">
        {buckets.map(({ short, label }, index) => (
          <span key={label} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {index % step === 0 && (
              <span className={classNames((index / step) % 2 === 1 && 'max-sm:hidden')}>
                {short}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
