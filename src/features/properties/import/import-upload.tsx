import { CircleAlert, FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { useFilesOfPage } from '#src/lib/use-files-of-page.ts';
import { complaintAbout } from './import-file-check.ts';
import { useStartImport } from './import-mutations.ts';
import { UploadBar } from './upload-bar.tsx';

interface ImportUploadProps {
  onStarted: (job: ImportJob) => void;
}

/** Takes a spreadsheet, chosen or dropped, and sends it; what fails can be tried again as it is. */
export function ImportUpload({ onStarted }: ImportUploadProps) {
  const { mutate, reset, isPending, error } = useStartImport();
  const inputRef = useRef<HTMLInputElement>(null);
  const stopRef = useRef<AbortController>(null);
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState(0);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [wasStopped, setWasStopped] = useState(false);
  const id = useId();
  const isOver = useFilesOfPage(([dropped]) => choose(dropped));
  const problem = complaint ?? (error && !wasStopped ? error.message : null);

  // Whoever leaves the page hears nothing of an upload that would go on.
  useEffect(() => () => stopRef.current?.abort(), []);

  function choose(chosen: File | undefined) {
    if (inputRef.current) inputRef.current.value = '';
    if (!chosen || isPending) return;
    reset();
    const refusal = complaintAbout(chosen);
    setFile(chosen);
    setComplaint(refusal);
    if (!refusal) send(chosen);
  }

  function send(chosen: File) {
    const stop = new AbortController();
    stopRef.current = stop;
    setSentBytes(0);
    setWasStopped(false);
    mutate(
      { file: chosen, onProgress: setSentBytes, signal: stop.signal },
      { onSuccess: onStarted },
    );
  }

  function cancel() {
    setWasStopped(true);
    stopRef.current?.abort();
  }

  return (
    <section
      aria-labelledby={`${id}title`}
      className={classNames(
        'rounded-card border border-dashed p-6 text-center transition-colors md:p-10',
        isOver ? 'border-brand bg-brand-soft' : 'border-field-line/60 bg-surface',
      )}
    >
      <h2 id={`${id}title`} className="text-lg font-semibold">
        Upload a spreadsheet
      </h2>
      <p id={`${id}hint`} className="mx-auto mt-1 max-w-measure text-sm text-muted">
        A CSV file in UTF-8 with the columns bedrooms, bathrooms, toilets, parking_space, title,
        town, state and price, of 64 MB at most. It is checked first: nothing is stored until you
        confirm.
      </p>
      <input
        ref={inputRef}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        aria-describedby={`${id}hint ${id}problem`}
        onChange={({ target }) => choose(target.files?.[0])}
        className="sr-only"
        tabIndex={-1}
      />
      {isPending && file ? (
        <UploadBar file={file} sentBytes={sentBytes} onCancel={cancel} />
      ) : (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-3">
          <Button onClick={() => inputRef.current?.click()} aria-describedby={`${id}hint`}>
            <FileUp aria-hidden="true" />
            Choose a CSV file
          </Button>
          {file && !complaint && (error || wasStopped) && (
            <Button variant="secondary" onClick={() => send(file)}>
              Send {file.name} again
            </Button>
          )}
          <p className="w-full text-sm text-muted max-md:hidden">or drop it here</p>
        </div>
      )}
      <div id={`${id}problem`} role="alert">
        {problem && (
          <p className="mx-auto mt-4 flex max-w-measure justify-center gap-1.5 text-left text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">
              {file && `${nameAndSize(file)}: `}
              {problem}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** An empty file has no size to tell. */
function nameAndSize({ name, size }: File): string {
  return size > 0 ? `${name} (${fileSize(size)})` : name;
}
