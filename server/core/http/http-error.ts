import type * as z from 'zod/mini';

/** An error whose status and message are sent to the client. */
export class HttpError extends Error {
  readonly status: number;
  /** Validation errors, by the field names that the client sent. */
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** The account may not log in, although the password is right. */
export class AccountDeactivated extends HttpError {
  readonly userId: string;

  constructor(userId: string) {
    super(403, 'This account is deactivated. Please contact us.');
    this.userId = userId;
  }
}

/** An error after which the client may try again; sent with `Retry-After`. */
export class TemporaryError extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(status: number, message: string, retryAfterSeconds: number) {
    super(status, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class TooManyAttempts extends TemporaryError {
  /** The account that the attempts concern, if it is known. */
  readonly userId: string | undefined;
  /** Whether it is the first attempt beyond the limit in its time window. */
  readonly isFirst: boolean;

  constructor(
    message: string,
    retryAfterSeconds: number,
    { userId, isFirst }: { userId?: string | undefined; isFirst: boolean },
  ) {
    super(429, message, retryAfterSeconds);
    this.userId = userId;
    this.isFirst = isFirst;
  }
}

export function databaseUnavailable(): TemporaryError {
  return new TemporaryError(
    503,
    'We cannot reach our database at the moment. Please try again shortly.',
    5,
  );
}

export function serverBusy(): TemporaryError {
  return new TemporaryError(503, 'The server is busy. Please try again shortly.', 10);
}

export function diskFull(): HttpError {
  const message =
    'Nothing can be saved at the moment, because our server has no space left. Please try again later.';
  return new HttpError(507, message);
}

export function validationError(fields: Record<string, string>): HttpError {
  return new HttpError(400, 'Some values are not valid. Please check them.', fields);
}

/** The first error of each field of a form, by its name in the form: `title`, `amenities[2]`. */
export function formError({ issues }: z.core.$ZodError): HttpError {
  const entries = issues.map(({ path: [name, ...keys], message }) => {
    return [[String(name), ...keys.map((key) => `[${String(key)}]`)].join(''), message];
  });
  return validationError(Object.fromEntries(entries.toReversed()));
}

/** An error about one field whose message is the response's message as well. */
export function fieldError(status: number, field: string, message: string): HttpError {
  return new HttpError(status, message, { [field]: message });
}
