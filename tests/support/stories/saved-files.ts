import { afterEach, beforeEach, vi } from 'vitest';

/** A file that the browser would have downloaded. */
export interface SavedFile {
  name: string;
  /** Includes the byte order mark, if there is one. */
  text: () => Promise<string>;
}

/** Collects the files that a story downloads. Call it once, at the top of the file. */
export function savedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let latest: Blob | undefined;
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) latest = blob;
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = latest;
      if (blob) files.push({ name: this.download, text: () => textOf(blob) });
    });
  });
  afterEach(() => vi.mocked(HTMLAnchorElement.prototype.click).mockRestore?.());
  return files;
}

async function textOf(blob: Blob): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
