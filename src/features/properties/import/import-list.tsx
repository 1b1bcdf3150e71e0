import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { paths } from '#src/lib/paths.ts';
import { importQueries } from './import-queries.ts';
import { ImportStateBadge, importOrigin, isRunning, percentRead } from './import-state.tsx';
import * as texts from './texts.ts';

export function ImportList() {
  const { data: jobs, error, refetch } = useQuery(importQueries.list());
  if (error && !jobs) {
    return <ErrorState title={texts.list.failed} description={error.message} onRetry={refetch} />;
  }
  if (!jobs) return <Spinner />;
  if (jobs.length === 0) {
    return <Steps />;
  }
  return (
    <ul className="overflow-hidden rounded-card border bg-surface">
      {jobs.map((job) => (
        <ImportRow key={job.id} job={job} />
      ))}
    </ul>
  );
}

/** Shown before the first import. */
function Steps() {
  return (
    <>
      <p className="mb-4 text-sm text-muted">{texts.list.none}</p>
      <ol className="grid gap-x-8 gap-y-5 border-t pt-5 md:grid-cols-3">
        {texts.list.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 text-sm">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <div className="pt-1">
              <p className="font-medium">{title}</p>
              <p className="mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function ImportRow({ job }: { job: ImportJob }) {
  const { id, fileName } = job;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-4 md:flex-nowrap py-3 transition-colors last:border-b-0 hover:bg-sunken/60 md:px-5">
      <div className="min-w-0 flex-1 basis-60 md:basis-0">
        <Link
          to={paths.admin.import.href(id)}
          className="block truncate font-medium after:absolute after:inset-0 hover:text-brand"
        >
          {fileName}
        </Link>
        <p className="text-sm text-muted">{importOrigin(job)}</p>
      </div>
      <div className="flex items-center gap-4">
        <p className="text-sm text-muted tabular-nums empty:hidden">{summary(job)}</p>
        <ImportStateBadge state={job.state} />
      </div>
    </li>
  );
}

function summary(job: ImportJob): string {
  if (isRunning(job)) return `${percentRead(job)}%`;
  const { state, rows } = job;
  if (state === 'checked') return texts.rows(rows.read);
  return state === 'finished' ? countLabel(rows.imported) : '';
}
