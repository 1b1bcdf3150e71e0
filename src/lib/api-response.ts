import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { isRecord, textListOf } from '#contract/rules/tolerant-values.ts';
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

/** Unwraps a response body: the payload may be bare, in `data` or in `data.data`. */
export function unwrap(body: unknown) {
  let payload = body;
  /** Beside the payload, in the innermost envelope that has one. */
  let meta: unknown;
  let message = messageIn(body) || null;
  for (let depth = 0; depth < MAX_ENVELOPES && isRecord(payload) && 'data' in payload; depth += 1) {
    meta = payload.meta ?? meta;
    payload = payload.data;
    message ??= messageIn(payload) || null;
  }
  return { payload, meta, message };
}

/** Parses JSON; returns the text itself if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

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

  /**
   * A 401 rejects the session, unless it rejects the password or code that was sent. Another API may
   * report an expired session with another status.
   */
  rejectsSession(sendsCredentials = false): boolean {
    const isAboutSession =
      this.message === UNAUTHENTICATED_MESSAGE || /\bsession\b/i.test(this.message);
    if (this.status === 401) return !sendsCredentials || isAboutSession;
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

export function joinMessages(messages: readonly string[]): string {
  return messages.filter((text) => text.trim()).join('; ');
}
