/** The whole file cannot be imported. The message is shown to the admin. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
}
