import type { AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { ApiError, apiErrorOf, isSessionRefused } from './api-error.ts';
import { earlyAnswer } from './early-answers.ts';
import { jsonOf } from './json-text.ts';
import { logger } from './logger.ts';
import type { ReadRequest } from './read-request.ts';
import { expireSession, readSession } from './session.ts';
import { payloadOf } from './unwrap.ts';

export interface RequestConfig
  extends ReadRequest,
    Pick<AxiosRequestConfig, 'method' | 'data' | 'headers' | 'signal' | 'onUploadProgress'> {
  /** Whose token to send instead of the session's, after the session is gone. */
  token?: string;
  /** A refusal answers what was sent (a wrong password), so it says nothing about the session. */
  isAboutCredentials?: boolean;
}

/** Calls the API and parses the payload of its answer. Throws ApiError, and nothing else. */
export async function request<Schema extends z.core.$ZodType>(
  schema: Schema,
  config: RequestConfig,
): Promise<z.output<Schema>> {
  const { payload } = payloadOf(jsonOf(await requestText(config)));
  const result = z.safeParse(schema, payload);
  if (result.success) return result.data;
  throw unreadable(config, result.error);
}

/**
 * Calls the API and has the text of its answer read by `read`, which throws where it cannot; `take`
 * may take the text in otherwise where it is still on its way.
 */
export async function requestRead<Read, Taken = string>(
  config: RequestConfig,
  read: (text: string | Taken) => Read | Promise<Read>,
  take?: (answer: Response) => Promise<string | Taken>,
): Promise<Read> {
  const taken = await requestText(config, take);
  try {
    return await read(taken);
  } catch (error) {
    throw unreadable(config, error);
  }
}

/** Calls the API; the text of its answer as it came. Throws ApiError, and nothing else. */
async function requestText<Taken = string>(
  { isAboutCredentials, token, ...config }: RequestConfig,
  take: (answer: Response) => Promise<string | Taken> = (answer) => answer.text(),
) {
  const sentToken = token ?? readSession()?.token;
  try {
    const headers = sentToken
      ? { ...config.headers, Authorization: `Bearer ${sentToken}` }
      : config.headers;
    const early = isRead(config) ? await earlyAnswer(config, take) : undefined;
    if (early !== undefined) return early;
    const { sendRequest } = await loadHttpClient();
    return await sendRequest({ ...config, headers });
  } catch (error) {
    const apiError = apiErrorOf(error);
    if (!sentToken || isAboutCredentials || !isSessionRefused(apiError)) throw apiError;
    expireSession(sentToken);
    throw new ApiError(apiError.message, { ...apiError, endsSession: true, cause: error });
  }
}

function unreadable({ url }: RequestConfig, cause: unknown): ApiError {
  logger.error(`${url}: the answer is not as agreed`, cause);
  return new ApiError('The server gave an answer that we could not read.', { cause });
}

/** Whose code comes with the first call that needs it. */
export async function loadHttpClient() {
  try {
    return await import('./http-client.ts');
  } catch (cause) {
    throw new ApiError('Network Error', { cause });
  }
}

function isRead({ method = 'GET' }: Pick<RequestConfig, 'method'>): boolean {
  return method.toUpperCase() === 'GET';
}
