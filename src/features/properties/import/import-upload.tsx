import { CircleAlert, FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  IMPORT_MAX_BYTES,
  type ImportJob,
  importFileError,
} from '#contract/endpoints/property-import.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Button } from '#src/components/ui/button.tsx';
import { DayField } from '#src/components/ui/form/day-field.tsx';
import { DropArea } from '#src/components/ui/form/drop-area.tsx';
import { quietButtonClass } from '#src/components/ui/table/quiet-button.ts';
import { type ApiError, CancelledError } from '#src/lib/api-response.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { fileSize } from '#src/lib/files.ts';
import { useStartImport } from './import-mutations.ts';
import { ProgressBar } from './import-state.tsx';
import * as texts from './texts.ts';

const { upload } = texts;

/** Uploads a chosen or dropped CSV file; after a failure, the file can be sent again. */
export function ImportUpload({ onStarted }: { onStarted: (job: ImportJob) => void }) {
  const { mutate, reset, isPending, error } = useStartImport();
  const abortRef = useRef<AbortController>(null);
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState(0);
  const [listedOn, setListedOn] = useState<string>();
  const [fileError, setFileError] = useState<string | null>(null);
  const errorId = useId();
  const message = fileError ?? (error && uploadError(error));

  // Cancel the upload when the page is left.
  useEffect(() => () => abortRef.current?.abort(), []);

  function choose(chosen: File | undefined) {
    if (!chosen || isPending) return;
    reset();
    const invalidReason = importFileError(chosen);
    setFile(chosen);
    setFileError(invalidReason);
    if (!invalidReason) send(chosen);
  }

  function send(chosen: File) {
    const abort = new AbortController();
    abortRef.current = abort;
    setSentBytes(0);
    mutate(
      {
        file: chosen,
        listedOn: listedOn ?? dayInLagos(chosen.lastModified),
        onProgress: setSentBytes,
        signal: abort.signal,
      },
      { onSuccess: onStarted },
    );
  }

  return (
    <section aria-label={upload.title}>
      <DropArea
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        variant="primary"
        icon={<FileUp />}
        texts={{ ...upload, hint: upload.hint(IMPORT_MAX_BYTES / 1024 / 1024) }}
        errorId={message ? errorId : undefined}
        onFiles={([chosen]) => choose(chosen)}
        progress={
          isPending &&
          file && (
            <UploadBar
              file={file}
              sentBytes={sentBytes}
              onCancel={() => abortRef.current?.abort()}
            />
          )
        }
      >
        <details inert={isPending}>
          <summary
            className={cn(
              quietButtonClass,
              '-mx-3 -mb-2 h-auto! min-h-9 flex-wrap gap-y-0! py-2 list-none pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden',
            )}
          >
            <span className="font-normal">{upload.asOf(readableDate(listedOn, 'longDay'))}</span>
            <span className="text-brand">{upload.changeDate}</span>
          </summary>
          <div className="mt-4 w-64">
            <DayField
              label={upload.date}
              value={listedOn}
              onChange={setListedOn}
              hint={upload.dateHint}
            />
          </div>
        </details>
      </DropArea>
      <div id={errorId} role="alert">
        {message && (
          <p className="mt-5 flex max-w-measure gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {file && `${nameAndSize(file)}: `}
              {message}
            </span>
          </p>
        )}
      </div>
      {file && !isPending && !fileError && error && error.status !== 400 && (
        <Button variant="secondary" onClick={() => send(file)} className="mt-4">
          {upload.sendAgain(file.name)}
        </Button>
      )}
    </section>
  );
}

function uploadError(error: ApiError): string | null {
  if (error instanceof CancelledError) return null;
  return error.status === 0 ? upload.notArrived(error.message) : error.message;
}

function nameAndSize({ name, size }: File): string {
  return size > 0 ? `${name} (${fileSize(size)})` : name;
}

interface UploadBarProps {
  file: File;
  sentBytes: number;
  onCancel: () => void;
}

export function UploadBar({ file: { name, size }, sentBytes, onCancel }: UploadBarProps) {
  return (
    <div className="min-w-0">
      <p className="mb-2 flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="shrink-0 text-muted tabular-nums">
          {upload.sent(fileSize(sentBytes), fileSize(size))}
        </span>
      </p>
      <ProgressBar label={upload.uploading(name)} percent={Math.floor((sentBytes / size) * 100)} />
      <Button variant="secondary" size="sm" onClick={onCancel} className="mt-4">
        {upload.cancel}
      </Button>
    </div>
  );
}
