import { CircleAlert, FileArchive } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type ImportPhotos, PHOTO_ZIP_MAX_BYTES } from '#contract/endpoints/import-photos.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CancelledError } from '#src/lib/api-response.ts';
import { fileSize } from '#src/lib/files.ts';
import { useRemovePhotoZip, useUploadPhotoZip } from './import-photos-mutations.ts';
import { UploadBar } from './import-upload.tsx';
import { photos as texts } from './texts.ts';

interface PhotoZipUploadProps {
  job: ImportJob;
  zip: ImportPhotos['zip'];
}

/** Uploads a ZIP; an upload that broke off goes on where it stopped. */
export function PhotoZipUpload({ job, zip }: PhotoZipUploadProps) {
  const { mutate, reset, isPending, error } = useUploadPhotoZip(job);
  const remove = useRemovePhotoZip(job);
  const inputRef = useRef<HTMLInputElement>(null);
  const abortRef = useRef<AbortController>(null);
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState(0);
  const [fileError, setFileError] = useState<string | null>(null);
  const id = useId();
  const isPartial = zip !== null && zip.received < zip.bytes;
  const message = fileError ?? (error instanceof CancelledError ? null : error?.message);

  // Cancel the upload when the page is left.
  useEffect(() => () => abortRef.current?.abort(), []);

  function choose(chosen: File | undefined) {
    if (inputRef.current) inputRef.current.value = '';
    if (!chosen || isPending) return;
    reset();
    const invalidReason = zipError(chosen);
    setFile(chosen);
    setFileError(invalidReason);
    if (!invalidReason) send(chosen);
  }

  function send(chosen: File) {
    const abort = new AbortController();
    abortRef.current = abort;
    const isSame = isPartial && zip.name === chosen.name && zip.bytes === chosen.size;
    const from = isSame ? zip.received : 0;
    setSentBytes(from);
    mutate({ file: chosen, from, signal: abort.signal, onProgress: setSentBytes });
  }

  return (
    <div className="mt-5">
      <h3 className="font-medium">{texts.zip}</h3>
      <p id={`${id}hint`} className="mt-1 max-w-measure text-sm text-muted">
        {texts.zipHint}
      </p>
      <input
        ref={inputRef}
        type="file"
        accept=".zip,application/zip"
        aria-label={texts.zip}
        aria-describedby={`${id}hint ${id}error`}
        onChange={({ target }) => choose(target.files?.[0])}
        className="sr-only"
        tabIndex={-1}
      />
      <p role="status" className="mt-3 text-sm wrap-anywhere">
        {!isPending && zip && zipStatus(zip)}
        {!isPending && isPartial && !file && ` ${texts.chooseAgain}`}
      </p>
      {isPending && file ? (
        <div className="mt-3 max-w-measure">
          <UploadBar file={file} sentBytes={sentBytes} onCancel={() => abortRef.current?.abort()} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          {file && !fileError && error && error.status !== 400 && (
            <Button onClick={() => send(file)}>{texts.continue(file.name)}</Button>
          )}
          <Button
            variant="secondary"
            onClick={() => inputRef.current?.click()}
            aria-describedby={`${id}hint`}
          >
            <FileArchive aria-hidden="true" />
            {zip ? texts.chooseAnother : texts.choose}
          </Button>
          {zip && job.state === 'checked' && (
            <Button variant="ghost" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <div id={`${id}error`} role="alert">
        {message && (
          <p className="mt-4 flex max-w-measure gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {file && `${file.name}: `}
              {message}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function zipStatus({ name, bytes, received }: NonNullable<ImportPhotos['zip']>): string {
  return received < bytes
    ? texts.interrupted(name, fileSize(received), fileSize(bytes))
    : texts.uploaded(name, fileSize(bytes));
}

function zipError({ size }: File): string | null {
  if (size === 0) return texts.empty;
  return size > PHOTO_ZIP_MAX_BYTES ? texts.tooLarge : null;
}
