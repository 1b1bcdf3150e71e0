import { OperatorError } from '#server/core/operator-error.ts';

/** The whole file cannot be imported. The message is shown to the admin. */
export class ImportFileError extends OperatorError {
  override name = 'ImportFileError';
}
