import { afterEach, beforeEach, vi } from 'vitest';

/** What the browser would have kept in its downloads. */
export interface SavedFile {
  name: string;
  /** With its byte order mark, if it has one. */
  text: () => Promise<string>;
}

/** Catches the files that a story saves, which jsdom has no place for. Call it once, at the top of the file. */
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
