import { z } from 'zod';
import type { Endpoint } from '#contract/endpoints.ts';
import { ErrorAnswer } from '#contract/envelope.ts';

type SchemaOf<E extends Endpoint> = {
  response: { 200: E['answer']; '4xx': typeof ErrorAnswer; '5xx': typeof ErrorAnswer };
} & (E extends { query: infer Query } ? { querystring: Query } : unknown) &
  (E['path'] extends `${string}{id}${string}` ? { params: typeof PathId } : unknown);

const PathId = z.object({ id: z.string() });

/** What Fastify needs to know of an endpoint of the contract, all but what it does. */
export function routeOf<const E extends Endpoint>(endpoint: E) {
  const { method, path, audience, answer, query } = endpoint;
  const schema = {
    response: { 200: answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
    ...(query && { querystring: query }),
    ...(path.includes('{id}') && { params: PathId }),
  };
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { audience },
    // The compiler cannot follow the two spreads, each of which SchemaOf describes.
    schema: schema as unknown as SchemaOf<E>,
  };
}
