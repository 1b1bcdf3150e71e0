import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError, messageIn } from './api-error.ts';
import { logger } from './logger.ts';
import * as texts from './texts.ts';

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
  // A specified change has succeeded even if its response has other data, or none.
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
  return new ApiError(texts.unreadableResponse, { cause });
}

const MAX_ENVELOPES = 2;

interface Unwrapped {
  payload: unknown;
  /** Beside the payload, in the innermost envelope that has one. */
  meta: unknown;
  message: string | null;
}

/** Unwraps a response body: the payload may be bare, in `data` or in `data.data`. */
export function unwrap(body: unknown): Unwrapped {
  let payload = body;
  let meta: unknown;
  let message = messageIn(body) || null;
  for (let depth = 0; depth < MAX_ENVELOPES && isEnvelope(payload); depth += 1) {
    meta = payload.meta ?? meta;
    payload = payload.data;
    message ??= messageIn(payload) || null;
  }
  return { payload, meta, message };
}

function isEnvelope(value: unknown): value is { data: unknown; meta?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, 'data')
  );
}

/** Parses JSON; returns the text itself if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
