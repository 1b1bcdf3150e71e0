import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';

interface PictureDropZoneProps {
  onFiles: (files: File[]) => void;
  describedBy?: string;
  isInvalid: boolean;
}

/** Takes pictures that are chosen, dropped anywhere on the page, or pasted. */
export function PictureDropZone({ onFiles, describedBy, isInvalid }: PictureDropZoneProps) {
  const id = useId();
  const isOver = useFilesOfPage(onFiles);
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        multiple
        accept="image/*"
        aria-label="Images"
        aria-describedby={[`${id}hint`, describedBy].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was taken out.
          target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classNames(
          'flex flex-col items-center gap-1 rounded-card border border-dashed border-field-line px-4 py-7 text-center transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-brand peer-aria-invalid:border-danger hover:border-brand hover:bg-brand-soft',
          isOver && 'border-brand bg-brand-soft',
        )}
      >
        <ImagePlus aria-hidden="true" className="mb-1 size-6 text-brand" />
        <span className="text-sm font-medium text-brand">
          {isOver ? 'Drop the pictures here' : 'Choose pictures'}
        </span>
        <span id={`${id}hint`} className="text-xs text-muted">
          or drop or paste them. JPG, PNG or WEBP; large ones are made smaller here, without camera
          data or position.
        </span>
      </label>
    </div>
  );
}

/** Hears of files dropped or pasted anywhere; whether some are being dragged over the page. */
function useFilesOfPage(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    setOver(false);
    if (files.length === 0) return;
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const stop = { signal: listeners.signal };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener('dragover', onDrag, stop);
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => !relatedTarget && setOver(false),
      stop,
    );
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), stop);
    document.addEventListener(
      'paste',
      (event) => !isTextForField(event) && take(event, event.clipboardData),
      stop,
    );
    return () => listeners.abort();
  }, []);
  return isOver;
}

/** Spreadsheet programs copy a picture of the cells beside their text. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isInField = target instanceof Element && target.matches('input, textarea');
  return isInField && clipboardData?.types.includes('text/plain') === true;
}
