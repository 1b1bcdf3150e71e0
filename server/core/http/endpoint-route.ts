import { z } from 'zod';
import { type Endpoint, type ResponseSchema, responseSchema } from '#contract/endpoint.ts';
import { ErrorResponse } from '#contract/envelope.ts';

type SchemaOf<E extends Endpoint> = {
  response: {
    [status in SuccessOf<E>]: E extends { responseType: string } ? z.ZodUnknown : ResponseSchema<E>;
  } & {
    '4xx': typeof ErrorResponse;
    '5xx': typeof ErrorResponse;
  };
} & (E extends { query: infer Query } ? { querystring: Query } : unknown) &
  (E extends { body: { type: 'application/json'; schema: infer Body } }
    ? { body: Body }
    : unknown) &
  (E['path'] extends `${string}{id}${string}` ? { params: typeof PathId } : unknown);

type SuccessOf<E extends Endpoint> = E extends { status: infer Status extends number }
  ? Status
  : 200;

// PostgreSQL rejects NUL in parameters; with the replacement character the response is a 404.
const PathId = z.object({ id: z.string().transform((id) => id.replaceAll('\0', '\ufffd')) });

/** Enough for JSON bodies, which have only a few short fields. */
const MAX_JSON_BYTES = 16 * 1024;

/** The options of a Fastify route, except the handler, from an endpoint of the contract. */
export function routeOf<const E extends Endpoint>(
  endpoint: E,
  config: { limitsReads?: boolean } = {},
) {
  const { method, path, audience, responseType, query, body, status = 200 } = endpoint;
  const isJson = body?.type === 'application/json';
  const schema = {
    response: {
      ...(!responseType && { [status]: responseSchema(endpoint) }),
      '4xx': ErrorResponse,
      '5xx': ErrorResponse,
    },
    ...(query && { querystring: query }),
    ...(isJson && { body: body.schema }),
    ...(path.includes('{id}') && { params: PathId }),
  };
  return {
    method,
    url: urlOf(path),
    config: { ...config, audience },
    ...(isJson && { bodyLimit: MAX_JSON_BYTES }),
    // The compiler cannot follow the spreads, each of which SchemaOf describes.
    schema: schema as unknown as SchemaOf<E>,
  };
}

/** '/users/{id}' becomes '/users/:id'. */
function urlOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
