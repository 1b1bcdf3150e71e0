import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Endpoint, type ResponseSchema, responseSchema } from '#contract/endpoint.ts';
import { ErrorResponse } from '#contract/envelope.ts';

interface RouteOf<E extends Endpoint> {
  Params: E['path'] extends `${string}{id}${string}` ? { id: string } : unknown;
  Querystring: E extends { query: infer Query extends z.core.$ZodType } ? z.output<Query> : unknown;
  Body: E extends { body: { type: 'application/json'; schema: infer Body extends z.core.$ZodType } }
    ? z.output<Body>
    : unknown;
}

type ResponseOf<E extends Endpoint> = E extends { responseType: string }
  ? unknown
  : z.output<ResponseSchema<E>> | FastifyReply;

// PostgreSQL rejects NUL in parameters; with the replacement character the response is a 404.
const PathId = z.object({ id: z.string().transform((id) => id.replaceAll('\0', '\ufffd')) });

/** Enough for JSON bodies, which have only a few short fields. */
const MAX_JSON_BYTES = 16 * 1024;

/** Adds the route of an endpoint, whose handler gets the parsed request and returns the body. */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: FastifyRequest<RouteOf<E>>, reply: FastifyReply) => Promise<ResponseOf<E>>,
  config: FastifyContextConfig = {},
): void {
  const { method, path, audience, responseType, query, body, status = 200 } = endpoint;
  const isJson = body?.type === 'application/json';
  app.route<RouteOf<E>>({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { ...config, audience },
    ...(isJson && { bodyLimit: MAX_JSON_BYTES }),
    schema: {
      response: {
        ...(!responseType && { [status]: responseSchema(endpoint) }),
        '4xx': ErrorResponse,
        '5xx': ErrorResponse,
      },
      ...(query && { querystring: query }),
      ...(isJson && { body: body.schema }),
      ...(path.includes('{id}') && { params: PathId }),
    },
    async handler(request, reply) {
      if (status !== 200) reply.code(status);
      return handler(request, reply);
    },
  });
}
