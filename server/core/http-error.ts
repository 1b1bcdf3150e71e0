/** A failure that its caller may know about; the error handler answers it as it is. */
export class Problem extends Error {
  readonly status: number;
  /** One sentence per field of the request. */
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Tried too often; `message` should say for how long to wait, as `retryAfterSeconds` does. */
export class TooManyAttempts extends Problem {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(429, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request is wrong in these fields. */
export function invalidRequest(fields: Record<string, string>): Problem {
  return new Problem(400, 'The request is invalid.', fields);
}
