import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { isRecord, textListOf } from '#contract/tolerant-values.ts';

interface ApiErrorDetails extends ErrorOptions {
  status?: number;
  fields?: Record<string, string>;
  isServerMessage?: boolean;
}

/** Any failure of an API call, with a message that can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0 where no response arrived or it could not be read. */
  readonly status: number;
  /** Validation errors of the server, by the name of the field that the client sent. */
  readonly fields: Record<string, string>;
  /** Whether the message is the server's own. */
  readonly isServerMessage: boolean;
  /** Whether this response ended the session; another toast reports that. */
  endsSession = false;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.isServerMessage = details.isServerMessage ?? false;
  }

  /** A 401 rejects the session, unless it rejects the password or code that was sent. */
  rejectsSession({ isCredentials }: { isCredentials: boolean }): boolean {
    const isAboutSession =
      this.message === UNAUTHENTICATED_MESSAGE || /\bsession\b/i.test(this.message);
    if (this.status === 401) return !isCredentials || isAboutSession;
    return this.status >= 400 && /\bsession (has |is )?expired\b/i.test(this.message);
  }
}

/** The user or the page stopped the request before its response. */
export class CancelledError extends ApiError {
  override name = 'CancelledError';
}

/** The record was changed by another request since it was loaded (status 409). */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** The server's message in the body of a response, joined if it is a list; empty if there is none. */
export function messageIn(body: unknown): string {
  return isRecord(body) ? joinMessages(textListOf(body.message)) : '';
}

/** Joins messages to one. */
export function joinMessages(messages: readonly string[]): string {
  return messages.filter((text) => text.trim()).join('; ');
}
