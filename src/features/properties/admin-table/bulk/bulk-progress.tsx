import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Progress } from '#src/components/ui/progress.tsx';
import { textLinkClass } from '#src/components/ui/text-link.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import type { BulkChanges, BulkProgress, BulkReport } from './use-bulk-changes.ts';

const { bulkProgress, bulkReport } = texts;

/** The progress of a bulk change; stopping it keeps the changes already made. */
export function BulkProgressBar({ doing, finished, total, stop }: BulkProgress) {
  const id = useId();
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface px-4 py-3 shadow-float">
      <div className="min-w-0 flex-1">
        <p id={id} role="status" className="text-sm font-medium">
          {doing}
        </p>
        <Progress aria-labelledby={id} value={finished} max={total} className="mt-2" />
      </div>
      <p className="text-sm text-muted tabular-nums">{bulkProgress.finished(finished, total)}</p>
      <Button variant="secondary" size="sm" onClick={stop}>
        {bulkProgress.stop}
      </Button>
    </div>
  );
}

/** What a bulk change has done, until it is undone or dismissed. */
export function UndoPanel({ title, undo, dismiss }: NonNullable<BulkChanges['undoable']>) {
  return (
    <section
      aria-label={texts.lastChange}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-2"
    >
      <p role="status" className="min-w-0 flex-1 text-sm font-medium">
        {title}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={undo}>
          {texts.undo}
        </Button>
        <Button variant="ghost" size="sm" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  );
}

/** The properties that a bulk change failed for, with the reasons and a retry. */
export function BulkReportPanel({ report }: { report: BulkReport }) {
  const { title, failed, notStarted, retry, dismiss } = report;
  return (
    <section
      aria-label={bulkReport.label}
      className="mb-6 rounded-card border border-danger/40 bg-danger-soft p-4"
    >
      {/* A toast announces it. */}
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-danger" />
        {title}
      </p>
      <ul className="mt-3 grid max-h-64 gap-1.5 overflow-y-auto pl-7 text-sm">
        {failed.map(({ item, reason }) => (
          <li key={item._id}>
            <Link
              to={paths.admin.property.href(item._id)}
              className={cn(textLinkClass, 'font-medium')}
            >
              {item.title}
            </Link>
            : {reason}
          </li>
        ))}
        {notStarted.length > 0 && <li>{bulkReport.notStarted(notStarted.length)}</li>}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 pl-7">
        <Button size="sm" onClick={retry}>
          {bulkReport.retry(failed.length + notStarted.length)}
        </Button>
        <Button variant="secondary" size="sm" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  );
}
