import axios, { type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { PageMeta } from '#contract/envelope.ts';
import { ApiError, apiErrorOf, isSessionRefused } from './api-error.ts';
import { env } from './env.ts';
import { logger } from './logger.ts';
import { expireSession, readSession } from './session.ts';
import { payloadOf } from './unwrap.ts';

export interface RequestConfig
  extends Pick<
    AxiosRequestConfig,
    'method' | 'params' | 'data' | 'headers' | 'signal' | 'onUploadProgress'
  > {
  /** Below the API's base address. */
  url: `/${string}`;
  /** Whose token to send instead of the session's, after the session is gone. */
  token?: string;
  /** A refusal answers what was sent (a wrong password), so it says nothing about the session. */
  isAboutCredentials?: boolean;
}

export interface ListAnswer<Item> {
  items: Item[];
  /** Only from an API that pages. */
  meta: PageMeta | null;
}

const client = axios.create({
  baseURL: env.apiBaseUrl,
  // An absolute address in `url` would take the token to a stranger.
  allowAbsoluteUrls: false,
});

/** Calls the API and parses the payload of its answer. Throws ApiError, and nothing else. */
export async function request<Schema extends z.core.$ZodType>(
  schema: Schema,
  config: RequestConfig,
): Promise<z.output<Schema>> {
  const { payload } = payloadOf(await send(config));
  const result = z.safeParse(schema, payload);
  if (result.success) return result.data;
  throw unreadable(config, result.error);
}

/** Calls the API for a list, item by item: a malformed one is logged and left out. */
export async function requestList<Schema extends z.core.$ZodType>(
  itemSchema: Schema,
  config: RequestConfig,
): Promise<ListAnswer<z.output<Schema>>> {
  const { payload, meta } = payloadOf(await send(config));
  if (!Array.isArray(payload)) throw unreadable(config, new Error('The payload is no list'));
  const items: z.output<Schema>[] = [];
  for (const [index, record] of payload.entries()) {
    const result = z.safeParse(itemSchema, record);
    if (result.success) items.push(result.data);
    else logger.warn(`${config.url}: record ${index} is malformed and left out`, result.error);
  }
  return { items, meta: PageMeta.safeParse(meta).data ?? null };
}

async function send({ isAboutCredentials, token, ...config }: RequestConfig): Promise<unknown> {
  const sentToken = token ?? readSession()?.token;
  try {
    const headers = sentToken
      ? { ...config.headers, Authorization: `Bearer ${sentToken}` }
      : config.headers;
    const answer = await client.request<unknown>({ ...config, headers });
    return answer.data;
  } catch (error) {
    const apiError = apiErrorOf(error);
    if (!sentToken || isAboutCredentials || !isSessionRefused(apiError)) throw apiError;
    expireSession(sentToken);
    throw new ApiError(apiError.message, { ...apiError, endsSession: true, cause: error });
  }
}

function unreadable({ url }: RequestConfig, cause: Error): ApiError {
  logger.error(`${url}: the answer is not as agreed`, cause);
  return new ApiError('The server gave an answer that we could not read.', { cause });
}
