import type { AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { ApiError, apiErrorOf, isSessionRefused } from './api-error.ts';
import { earlyAnswer } from './early-answers.ts';
import { jsonOf } from './json-text.ts';
import { type ListAnswer, readList } from './list-answer.ts';
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

/** Calls the API for a list, item by item: a malformed one is logged and left out. */
export function requestList<Schema extends z.core.$ZodType>(
  itemSchema: Schema,
  config: RequestConfig,
): Promise<ListAnswer<z.output<Schema>>> {
  return requestRead(config, (text) =>
    readList(itemSchema, text, (index, error) => {
      logger.warn(`${config.url}: record ${index} is malformed and left out`, error);
    }),
  );
}

/** Calls the API and has the text of its answer read by `read`, which throws where it cannot. */
export async function requestRead<Read>(
  config: RequestConfig,
  read: (text: string) => Read | Promise<Read>,
): Promise<Read> {
  const text = await requestText(config);
  try {
    return await read(text);
  } catch (error) {
    throw unreadable(config, error);
  }
}

/** Calls the API; the text of its answer as it came. Throws ApiError, and nothing else. */
async function requestText({ isAboutCredentials, token, ...config }: RequestConfig) {
  const sentToken = token ?? readSession()?.token;
  try {
    const headers = sentToken
      ? { ...config.headers, Authorization: `Bearer ${sentToken}` }
      : config.headers;
    const early = isRead(config) ? await earlyAnswer(config) : undefined;
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
