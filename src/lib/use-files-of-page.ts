import { useEffect, useEffectEvent, useState } from 'react';

/** Hears of files dropped or pasted anywhere; whether some are being dragged over the page. */
export function useFilesOfPage(onFiles: (files: File[]) => void): boolean {
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
