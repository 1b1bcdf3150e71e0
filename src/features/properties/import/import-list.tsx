import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/csv-text.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { quietButtonClass } from '#src/components/ui/table/quiet-button.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { readableDate } from '#src/lib/dates.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { paths } from '#src/lib/paths.ts';
import { importQueries } from './import-queries.ts';
import { ImportStateBadge, isRunning, percentRead } from './import-state.tsx';
import { sampleFile } from './mapping-texts.ts';
import * as texts from './texts.ts';

/** The upload, above the earlier imports or, if there are none, the steps of an import. */
export function ImportList({ upload }: { upload: ReactNode }) {
  const { data: jobs, error, refetch } = useQuery(importQueries.list());
  const isFirst = jobs?.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {upload}
      {isFirst ? (
        <>
          <Steps />
          <SampleColumns />
        </>
      ) : (
        <section aria-label={texts.list.title}>
          <div className="mb-1.5 flex min-h-9 items-center justify-between gap-x-4">
            <h2 className="text-lg font-semibold">{texts.list.title}</h2>
            <SampleDownload />
          </div>
          {jobs ? (
            <ul className="border-t max-md:-mx-4">
              {jobs.map((job) => (
                <ImportRow key={job.id} job={job} />
              ))}
            </ul>
          ) : error ? (
            <ErrorState title={texts.list.failed} description={error.message} onRetry={refetch} />
          ) : (
            <Spinner />
          )}
        </section>
      )}
    </div>
  );
}

function Steps() {
  return (
    <section aria-label={texts.list.howItWorks}>
      <h2 className="mb-3 text-lg font-semibold">{texts.list.howItWorks}</h2>
      <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
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
    </section>
  );
}

/** The headings of the sample file and its first row. */
function SampleColumns() {
  const [headings = [], example = []] = sampleFile.rows;
  return (
    <section aria-label={texts.list.sample} className="text-sm">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{texts.list.sample}</h2>
        <SampleDownload />
        <p className="basis-full text-muted">{texts.list.sampleHint}</p>
      </div>
      {/* Wide screens have the second half of the columns beside the first. */}
      <dl className="gap-x-8 border-t md:columns-2">
        {headings.map((heading, index) => (
          <div
            key={heading}
            className="flex min-h-10 break-inside-avoid items-center border-b py-2"
          >
            <dt className="w-32 shrink-0 text-muted md:w-40">
              {heading}
              {sampleFile.needed.includes(heading) && (
                <span className="ml-2 text-xs">{texts.list.needed}</span>
              )}
            </dt>
            <dd className="min-w-0 tabular-nums">{example[index] || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SampleDownload() {
  return (
    <button
      type="button"
      onClick={saveSample}
      className={`${quietButtonClass} -mx-3 font-medium text-brand!`}
    >
      <FileDown />
      {texts.list.downloadSample}
    </button>
  );
}

function saveSample() {
  const csv = BYTE_ORDER_MARK + sampleFile.rows.map(csvLine).join('');
  saveAsFile(sampleFile.name, 'text/csv;charset=utf-8', csv);
}

/** On wide screens the facts of all imports are in columns. */
function ImportRow({ job }: { job: ImportJob }) {
  const { id, fileName, startedAt, startedBy } = job;
  return (
    <li className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b px-4 py-2 text-sm hover:bg-sunken/60 md:grid-cols-[minmax(0,1fr)_10rem_6.5rem_6rem] md:gap-x-6 md:px-0 lg:grid-cols-[minmax(0,1fr)_10rem_10rem_6.5rem_6rem]">
      <Link
        to={paths.admin.import.href(id)}
        className="truncate font-medium after:absolute after:inset-0 hover:text-brand"
      >
        {fileName}
      </Link>
      <p className="text-muted tabular-nums max-md:order-1">{readableDate(startedAt, 'moment')}</p>
      <p className="truncate text-muted max-lg:hidden">{startedBy?.fullName}</p>
      <p className="text-right text-muted tabular-nums max-md:order-1">{summary(job)}</p>
      <p className="text-right">
        <ImportStateBadge state={job.state} />
      </p>
    </li>
  );
}

function summary(job: ImportJob): string {
  if (isRunning(job)) return `${percentRead(job)}%`;
  const { state, rows } = job;
  if (state === 'checked') return texts.rows(rows.read);
  return state === 'finished' ? countLabel(rows.imported) : '';
}
