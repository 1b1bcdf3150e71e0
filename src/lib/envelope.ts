import * as z from 'zod/mini';
import { joinMessages } from './api-error.ts';

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
  let message = messageOf(body);
  for (let depth = 0; depth < MAX_ENVELOPES && isEnvelope(payload); depth += 1) {
    meta = payload.meta ?? meta;
    payload = payload.data;
    message ??= messageOf(payload);
  }
  return { payload, meta, message };
}

const WithMessage = z.object({ message: z.union([z.string(), z.array(z.string())]) });

function messageOf(value: unknown): string | null {
  const { data } = WithMessage.safeParse(value);
  if (!data) return null;
  return (typeof data.message === 'string' ? data.message : joinMessages(data.message)) || null;
}

function isEnvelope(value: unknown): value is { data: unknown; meta?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, 'data')
  );
}
