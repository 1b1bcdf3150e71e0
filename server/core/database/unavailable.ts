/**
 * PostgreSQL's codes for a failed connection, for a server that starts or stops, and for a read-only
 * one: a standby, or the embedded database while its disk is full.
 */
const SQL_STATES = /^(08|57P0|53300|25006)/;

/** Messages of node-postgres errors without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/;

/** Whether a query failed because the database cannot be reached for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQL_STATES.test(code) || DRIVER_MESSAGES.test(error.message)) return true;
  // A socket that could not be opened, or broke.
  if ('syscall' in error && /^(connect|read|write)$/.test(String(error.syscall))) return true;
  // Drizzle wraps the errors of the driver.
  return isDatabaseUnavailable(error.cause);
}

/** Whether a write failed because the disk of the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, '53100');
}

/** Whether a statement exceeded its time limit. */
export function isTimedOut(error: unknown): boolean {
  return hasCode(error, '57014');
}

/** Whether a write would have repeated a value that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505');
}

function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}
