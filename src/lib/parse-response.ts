import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { unwrap } from './envelope.ts';
import { parseJson } from './json.ts';
import { logger } from './logger.ts';

const UNREADABLE_MESSAGE = 'The server sent a response that could not be read.';

/** Parses the text of a response by its endpoint. @throws ApiError */
export function parseResponse(endpoint: Endpoint, text: string): unknown {
  if (endpoint.responseType) return text;
  const { payload, meta, message } = unwrap(parseJson(text));
  if (endpoint.items) {
    return {
      items: parseItems(endpoint, payload),
      meta: (endpoint.meta && z.safeParse(endpoint.meta, meta).data) ?? null,
    };
  }
  const schema = endpoint.tolerant ?? endpoint.data;
  const parsed = schema && z.safeParse(schema, payload);
  const isChange = endpoint.method !== 'GET';
  if (isChange && !(schema && endpoint.capability)) return { message, data: parsed?.data ?? null };
  if (parsed?.success) return isChange ? { message, data: parsed.data } : parsed.data;
  if (payload == null && endpoint.notFound) {
    throw new ApiError(endpoint.notFound, { status: 404, isServerMessage: true });
  }
  throw unreadable(endpoint, parsed?.error);
}

function parseItems(endpoint: Endpoint, payload: unknown): unknown[] {
  if (payload == null) return [];
  const schema = endpoint.tolerant ?? endpoint.items;
  if (!Array.isArray(payload) || !schema) {
    throw unreadable(endpoint, new Error('The payload is not a list'));
  }
  return payload.flatMap((record, index) => {
    const parsed = z.safeParse(schema, record);
    if (parsed.success) return [parsed.data];
    logger.warn(`${endpoint.path}: item ${index} is malformed and left out`, parsed.error);
    return [];
  });
}

function unreadable({ path }: Endpoint, cause: unknown): ApiError {
  logger.error(`${path}: the response does not match the contract`, cause);
  return new ApiError(UNREADABLE_MESSAGE, { cause });
}
