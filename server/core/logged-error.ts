import { DrizzleQueryError } from 'drizzle-orm';

type LoggedError = {
  type: string;
  message: string;
  /** With those of its causes. */
  stack: string;
  code?: unknown;
};

/** An error as the log keeps it: of a failed query its text, never the values that it was about. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: `${error}`, stack: '' };
  const { name, cause } = error;
  const message = messageOf(error);
  const stack = (error.stack ?? '').replace(error.message, () => message);
  return {
    type: name,
    message,
    stack: cause instanceof Error ? `${stack}\ncaused by ${loggedError(cause).stack}` : stack,
    ...('code' in error && { code: error.code }),
  };
}

/** Drizzle's own message lists the values: people's addresses, hashes of passwords and codes. */
function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}
