import * as z from 'zod/mini';
import type { Capability } from './capabilities.ts';
import { MessageResponse } from './envelope.ts';

/** The callers of an endpoint: anyone, a signed-in user, or an admin. */
export type Audience = 'public' | 'user' | 'admin';

/** A call of the API, from which the server builds its route and the SPA its request. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path `/api`, with `{id}` for parameters. */
  path: `/${string}`;
  audience: Audience;
  /** Set for calls beyond the specification: only an API with this capability has them. */
  capability?: Capability;
  /** For the documentation, which has those of the endpoints that a first visit loads. */
  summary?: string;
  query?: z.core.$ZodObject;
  body?: { type: 'application/json' | 'multipart/form-data'; schema: z.core.$ZodObject };
  /** The payload of the response; absent where it is a list or only a message. */
  data?: z.core.$ZodType;
  /** An item of the response, if the payload is a list. */
  items?: z.core.$ZodType;
  /** Sent beside a list, such as the cursor of the next page. */
  meta?: z.core.$ZodType;
  /** Reads `data` or one of `items` as another API may send it. The default is the schema itself. */
  tolerant?: z.core.$ZodType;
  /** JSON by default. */
  responseType?: 'text/csv';
  /** 200 by default. */
  status?: 201;
  /** The message of a 404, and of a payload that is null. */
  notFound?: string;
  /** Statuses of failures, in addition to those that `failuresOf` infers. */
  failures?: readonly number[];
  /** The request has a password or a code, so a 401 may mean that it is wrong. */
  sendsCredentials?: true;
}

type Payload<E extends Endpoint> = E extends { items: infer Item extends z.core.$ZodType }
  ? z.ZodMiniArray<Item>
  : E extends { data: infer Data extends z.core.$ZodType }
    ? Data
    : never;

type Meta<E extends Endpoint> = E extends { meta: infer M extends z.core.$ZodType }
  ? { meta: M }
  : unknown;

/** The JSON body that the reference API sends: `{ message, data, meta? }`, or a message alone. */
export type ResponseSchema<E extends Endpoint> = [Payload<E>] extends [never]
  ? typeof MessageResponse
  : z.ZodMiniObject<{ message: z.ZodMiniString; data: Payload<E> } & Meta<E>>;

export function responseSchema<const E extends Endpoint>(endpoint: E): ResponseSchema<E> {
  const { data, items, meta } = endpoint;
  const payload = items ? z.array(items) : data;
  const schema = payload
    ? z.object({ message: z.string(), data: payload, ...(meta && { meta }) })
    : MessageResponse;
  // The compiler cannot follow the conditions, each of which ResponseSchema describes.
  return schema as unknown as ResponseSchema<E>;
}

/** The statuses of failures. A body may also be too large, or of another type. */
export function failuresOf({ audience, path, body, failures = [] }: Endpoint): number[] {
  return [
    400,
    ...(audience === 'public' ? [] : [401]),
    ...(audience === 'admin' ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    ...failures,
    ...(body ? [413, 415] : []),
    500,
  ];
}
