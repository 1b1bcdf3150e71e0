import type { AxiosProgressEvent, ResponseType } from 'axios';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { parseResponse } from './api-response.ts';
import { http } from './http.ts';

type Params<E extends Endpoint> = E['path'] extends `${string}{id}${string}`
  ? { params: { id: string } }
  : { params?: undefined };

type Query<E extends Endpoint> = E extends { query: infer Schema extends z.core.$ZodObject }
  ? { query?: z.input<Schema> }
  : { query?: undefined };

type Body<E extends Endpoint> = E extends { body: { type: 'multipart/form-data' } }
  ? { body: FormData }
  : E extends { body: { schema: infer Schema extends z.core.$ZodObject } }
    ? { body: z.input<Schema> }
    : { body?: undefined };

type CallOptions<E extends Endpoint> = Params<E> &
  Query<E> &
  Body<E> & {
    signal?: AbortSignal;
    onUploadProgress?: (event: AxiosProgressEvent) => void;
    /** Used in place of the session's token, after the session has ended. */
    token?: string;
  };

type Data<E extends Endpoint> = E extends { data: infer Schema extends z.core.$ZodType }
  ? z.output<Schema>
  : null;

/** Null where the API sends none. */
type Meta<E extends Endpoint> = E extends { meta: infer Schema extends z.core.$ZodType }
  ? z.output<Schema> | null
  : unknown;

/** The result of `call`: a text, a list, a record, or the outcome of a change. */
type Result<E extends Endpoint> = E extends { responseType: 'text/csv' }
  ? string
  : E extends { items: infer Item extends z.core.$ZodType }
    ? { items: z.output<Item>[]; meta: Meta<E> }
    : E extends { method: 'GET' }
      ? Data<E>
      : {
          message: string | null;
          data: E extends { capability: string } ? Data<E> : Data<E> | null;
        };

type AnyOptions<E extends Endpoint> =
  Partial<Record<keyof CallOptions<E>, never>> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

/**
 * Calls an endpoint of the contract and parses its response. Items of a list that are malformed are
 * logged and left out. Changes that the specification names succeed whatever their payload: `data`
 * is null where it is missing or does not match.
 * @throws ApiError
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[options]: AnyOptions<E>
): Promise<Result<E>> {
  const text = await send<string, E>(endpoint, options, 'text');
  // The conditions of Result describe what parseResponse returns for each kind of endpoint.
  return parseResponse(endpoint, text) as Result<E>;
}

/**
 * Calls an endpoint and returns its response as a file, which a worker can read. A long text or its
 * bytes would block the page while it receives them.
 * @throws ApiError
 */
export function callForBlob<const E extends Endpoint>(
  endpoint: E,
  options?: CallOptions<E>,
): Promise<Blob> {
  return send(endpoint, options, 'blob');
}

async function send<Content, const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> | undefined,
  responseType: ResponseType,
): Promise<Content> {
  const { params, query, body, token, ...rest } = options ?? {};
  const response = await http.request<Content>({
    ...rest,
    responseType,
    method: endpoint.method,
    url: endpoint.path.replace('{id}', () => encodeURIComponent(params?.id ?? '')),
    params: query,
    data: body,
    headers: token ? { Authorization: `Bearer ${token}` } : undefined,
    sendsCredentials: endpoint.sendsCredentials,
  });
  return response.data;
}
