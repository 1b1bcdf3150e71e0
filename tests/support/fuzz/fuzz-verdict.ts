import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Endpoint, failuresOf, responseSchema } from '#contract/endpoint.ts';
import { ErrorResponse } from '#contract/envelope.ts';
import type { Pools, WireResponse } from './fuzz-accounts.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

export type FaultKind = 'server error' | 'outside the schema' | 'permission crossed';
type Fault = { kind: FaultKind; reason: string };

/** Node.js rejects a head of 16 KiB before the request has a route. */
const NEARLY_TOO_LONG = 14_000;

/** Returns the first fault of a response, or null. */
export function faultOf(
  request: FuzzRequest,
  response: WireResponse,
  { victim }: Pools,
): Fault | null {
  const { status, text } = response;
  if (status >= 500 || status === 0) return { kind: 'server error', reason: `status ${status}` };
  const leak = ['argon2', ...(request.caller === 'admin' ? [] : victim.secrets)].find((secret) =>
    text.includes(secret),
  );
  if (leak !== undefined && !isEcho(request, leak)) {
    return { kind: 'permission crossed', reason: `the response has ${leak}` };
  }
  const { endpoint, path } = request;
  if (!endpoint || (status === 431 && path.length > NEARLY_TOO_LONG)) return null;
  const rejections = rejectionsOf(endpoint, request.caller);
  if (rejections && status < 300) return { kind: 'permission crossed', reason: `status ${status}` };
  const reason =
    rejections && !rejections.includes(status)
      ? `status ${status}, not ${rejections.join(' or ')}`
      : mismatchOf(endpoint, response);
  return reason === null ? null : { kind: 'outside the schema', reason };
}

/** The statuses of a caller who may not call the endpoint, or null. */
function rejectionsOf({ audience }: Endpoint, caller: FuzzRequest['caller']): number[] | null {
  if (audience === 'public') return null;
  if (caller === 'guest' || caller === 'broken') return [401];
  // 401 if another request ended the session.
  return audience === 'admin' && caller !== 'admin' ? [401, 403] : null;
}

function isEcho({ content, path }: FuzzRequest, secret: string): boolean {
  return decodeURIComponent(path).includes(secret) || JSON.stringify(content)?.includes(secret);
}

function mismatchOf(endpoint: Endpoint, { status, headers, text }: WireResponse): string | null {
  const type = `${headers['content-type']}`;
  if (status === (endpoint.status ?? 200)) {
    if (endpoint.responseType) return type.startsWith(endpoint.responseType) ? null : type;
    return differenceFrom(responseSchema<Endpoint>(endpoint), type, text);
  }
  if (!failuresOf(endpoint).includes(status)) return `status ${status} is not declared`;
  if (status === 429 && !(Number(headers['retry-after']) > 0)) return '429 without Retry-After';
  return differenceFrom(ErrorResponse, type, text);
}

/** Null if the text is JSON of the schema and has nothing that the schema does not declare. */
function differenceFrom(schema: z.core.$ZodType, type: string, text: string): string | null {
  if (type !== 'application/json; charset=utf-8') return `the type ${type}`;
  const json: unknown = JSON.parse(text);
  const parsed = z.safeParse(schema, json);
  if (!parsed.success) return z.prettifyError(parsed.error);
  return isDeepStrictEqual(parsed.data, json) ? null : 'undeclared fields';
}
