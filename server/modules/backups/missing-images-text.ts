/** A sentence about images that rows refer to and that have no file; empty if there are none. */
export function missingImagesText(names: readonly string[]): string {
  return names.length > 0 ? `\nThese images have no file: ${names.join(', ')}` : '';
}
