const RELEASED_AFTER_MS = 60_000;

/** Offers a text, or its parts, to the person as a file to keep, through the browser's own download. */
export function saveAsFile(name: string, type: string, ...parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS);
}
