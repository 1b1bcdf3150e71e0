import { useEffect, useEffectEvent, useState } from 'react';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** '312 KB', '5.1 MB'. */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}

export function saveAsFile(name: string, type: string, ...parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_TIMEOUT_MS);
}

/** Returns an object URL of a file, for as long as the component shows it. */
export function useFileUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url;
}

/** Receives files dropped or pasted anywhere on the page. Returns whether files are dragged over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handleFiles = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    setDraggedOver(false);
    if (files.length === 0) return;
    // The browser would leave the page to show the file.
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const stop = { signal: listeners.signal };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDraggedOver(true);
    };
    document.addEventListener('dragover', onDrag, stop);
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => !relatedTarget && setDraggedOver(false),
      stop,
    );
    document.addEventListener('drop', (event) => handleFiles(event, event.dataTransfer), stop);
    document.addEventListener(
      'paste',
      (event) => !isTextForField(event) && handleFiles(event, event.clipboardData),
      stop,
    );
    return () => listeners.abort();
  }, []);
  return isDraggedOver;
}

/** Spreadsheet programs copy an image of the cells beside their text. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isInField = target instanceof Element && target.matches('input, textarea');
  return isInField && clipboardData?.types.includes('text/plain') === true;
}
