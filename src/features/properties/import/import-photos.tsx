import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isWebAddress, type ImportPhotos as Photos } from '#contract/endpoints/import-photos.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { importQueries } from './import-queries.ts';
import { ProgressBar } from './import-state.tsx';
import { PhotoZipUpload } from './photo-zip-upload.tsx';
import { columns, photos as texts } from './texts.ts';

/** The photos that the rows of an import name: a ZIP before it, and what became of them after it. */
export function ImportPhotos({ job }: { job: ImportJob }) {
  const query = useQuery({ ...importQueries.photos(job), placeholderData: keepPreviousData });
  const { data: photos, error, refetch, isPlaceholderData } = query;
  const id = useId();
  if (!photos) {
    return (
      error && <ErrorState title={texts.failed} description={error.message} onRetry={refetch} />
    );
  }
  const { named, added, waiting, failed, failures, zip } = photos;
  // An upload that is running ends with its component.
  const isOver = job.state !== 'checked' && job.state !== 'importing' && !isPlaceholderData;
  const total = added + waiting + failed;
  if (named === 0 || (isOver && total === 0) || job.state === 'undone') return null;
  const mayNeedZip = !isOver || waiting > 0 || failures.some(({ photo }) => !isWebAddress(photo));
  return (
    <Card as="section" aria-labelledby={`${id}title`} className="mt-6 p-5 md:p-8">
      <h2 id={`${id}title`} className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p role="status" className="mt-1 max-w-measure text-sm text-muted tabular-nums">
        {total === 0 ? texts.named(named) : texts.added(added, total)}
      </p>
      {waiting > 0 && (
        <div className="mt-3">
          <ProgressBar
            label={texts.adding}
            percent={Math.floor(((added + failed) / total) * 100)}
          />
        </div>
      )}
      {failed > 0 && <p className="mt-4 max-w-measure text-sm">{texts.notAdded(failed)}</p>}
      {failures.length > 0 && <FailuresTable failures={failures} />}
      {failed > failures.length && (
        <p className="mt-3 text-sm text-muted">{texts.firstFailures(failures.length)}</p>
      )}
      {mayNeedZip && <PhotoZipUpload job={job} zip={zip} />}
    </Card>
  );
}

/** On small screens each row is a block. */
function FailuresTable({ failures }: Pick<Photos, 'failures'>) {
  return (
    <table aria-label={texts.failures} className="mt-4 w-full text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b text-left [&>th]:py-2 [&>th]:pr-4 [&>th]:font-medium">
          <th className="w-20">{columns.line}</th>
          <th className="w-64">{columns.reason}</th>
          <th>{texts.photo}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {failures.map(({ line, photo, reason }) => (
          <tr
            key={`${line} ${photo}`}
            className="border-b align-top last:border-0 max-md:block max-md:py-3 md:[&>td]:py-2.5 md:[&>td]:pr-4"
          >
            <td className="text-muted tabular-nums max-md:block">
              <span className="md:hidden">{columns.line} </span>
              {formatNumber(line)}
            </td>
            <td className="first-letter:uppercase max-md:block">{reason}</td>
            <td className="wrap-anywhere text-muted max-md:block">{photo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
