import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { paths } from '#src/lib/paths.ts';
import type { BulkProgress, BulkReport } from './use-bulk-task.ts';

/** The progress of a bulk change; stopping it keeps the changes already made. */
export function BulkProgressBar({ doing, finished, total, stop }: BulkProgress) {
  const id = useId();
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface px-4 py-3 shadow-float">
      <div className="min-w-0 flex-1">
        <p id={id} role="status" className="text-sm font-medium">
          {doing}
        </p>
        <progress
          aria-labelledby={id}
          value={finished}
          max={total}
          className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand-fill [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand-fill"
        />
      </div>
      <p className="text-sm text-muted tabular-nums">
        {finished.toLocaleString('en-NG')} of {total.toLocaleString('en-NG')}
      </p>
      <Button variant="secondary" size="sm" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}

/** The properties that a bulk change failed for, with the reasons and a retry. */
export function BulkReportPanel({ report }: { report: BulkReport }) {
  const { participle, total, failed, notStarted, retry, dismiss } = report;
  const remaining = failed.length + notStarted.length;
  return (
    <section
      aria-label="Report"
      className="mb-6 rounded-card border border-danger/40 bg-danger-soft p-4"
    >
      <p role="alert" className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        {`${remaining.toLocaleString('en-NG')} of ${countLabel(total)} could not be ${participle}`}
      </p>
      <ul className="mt-3 grid max-h-64 gap-1.5 overflow-y-auto pl-7 text-sm">
        {failed.map(({ item: { _id, title }, reason }) => (
          <li key={_id}>
            <Link
              to={paths.admin.property.href(_id)}
              className="font-medium underline underline-offset-2 hover:text-brand"
            >
              {title}
            </Link>
            {`: ${reason}`}
          </li>
        ))}
        {notStarted.length > 0 && <li>{`${countLabel(notStarted.length)} not started`}</li>}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 pl-7">
        <Button size="sm" onClick={retry}>
          {`Try ${remaining === 1 ? 'it' : `these ${remaining.toLocaleString('en-NG')}`} again`}
        </Button>
        <Button variant="secondary" size="sm" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
