/** The file as a whole cannot be imported; the message says why, in words for whoever chose it. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
}
