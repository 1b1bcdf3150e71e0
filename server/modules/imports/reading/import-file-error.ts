/** The file as a whole cannot be imported; the message is for the admin who chose it. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
}
