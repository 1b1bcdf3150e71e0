import * as z from 'zod/mini';

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

/** What the HTTP client throws where the server has answered. */
const Refusal = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) });

const Complaint = z.object({
  message: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1))), undefined),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

/** The message is the server's, else the error's own, else one that says nothing. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const response = Refusal.safeParse(error).data?.response;
  const complaint = Complaint.safeParse(response?.data).data;
  const ownMessage = error instanceof Error ? error.message : '';
  return new ApiError(complaint?.message || ownMessage || UNEXPECTED_ERROR_MESSAGE, {
    status: response?.status,
    fields: complaint?.fields,
    isServersWord: Boolean(complaint?.message),
    cause: error,
  });
}

/** Does the server refuse the session: by status 401, or by saying that it has expired? */
export function isSessionRefused({ status, message }: ApiError): boolean {
  return status === 401 || (status >= 400 && /\bsession (has |is )?expired\b/i.test(message));
}
