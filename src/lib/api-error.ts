const UNEXPECTED_ERROR_MESSAGE = 'An unexpected error occurred. Please try again.';

interface ApiErrorDetails extends ErrorOptions {
  status?: number;
  fields?: Record<string, string>;
  isServersWord?: boolean;
  endsSession?: boolean;
}

/** Whatever went wrong with a call, in words that can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0 where no answer arrived or it could not be read. */
  readonly status: number;
  /** What the server complains about, by the name of the field. */
  readonly fields: Record<string, string>;
  /** Whether the message is the server's, and not one of the browser or of ours. */
  readonly isServersWord: boolean;
  /** The session went with it, which is said elsewhere, and once. */
  readonly endsSession: boolean;

  constructor(message: string, details: ApiErrorDetails = {}) {
    const { status = 0, fields = {}, isServersWord = false, endsSession = false } = details;
    super(message, { cause: details.cause });
    this.status = status;
    this.fields = fields;
    this.isServersWord = isServersWord;
    this.endsSession = endsSession;
  }
}

/** The message is the server's, else the error's own, else one that says nothing. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // What the HTTP client throws where the server has answered.
  const response = recordOf(recordOf(error).response);
  const { message, fields } = recordOf(response.data);
  const complaint = typeof message === 'string' ? message.trim() : '';
  const ownMessage = error instanceof Error ? error.message : '';
  return new ApiError(complaint || ownMessage || UNEXPECTED_ERROR_MESSAGE, {
    status: typeof response.status === 'number' ? response.status : undefined,
    fields: textsOf(fields),
    isServersWord: complaint !== '',
    cause: error,
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  // Any object may be read by names, which may be absent.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

/** Does the server refuse the session: by status 401, or by saying that it has expired? */
export function isSessionRefused({ status, message }: ApiError): boolean {
  return status === 401 || (status >= 400 && /\bsession (has |is )?expired\b/i.test(message));
}
