const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because something of that kind is there already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return isUniqueViolation(error.cause);
}
