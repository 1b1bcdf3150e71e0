import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import { ErrorResponse, MessageResponse } from '#contract/envelope.ts';
import { ImageQuery } from '#contract/image-query.ts';

const picture = z.string().meta({ format: 'binary' });

const common = { tags: ['Extensions'], 'x-audience': 'public', security: [] };

function failure(description: string): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema: ErrorResponse } } };
}

function check(operationId: string, summary: string): ZodOpenApiOperationObject {
  return {
    ...common,
    operationId,
    summary,
    responses: {
      200: {
        description: 'It does.',
        content: { 'application/json': { schema: MessageResponse } },
      },
      503: failure('It does not.'),
    },
  };
}

/** What this server offers beside the specification's calls. */
export const extensionPaths: ZodOpenApiPathsObject = {
  '/images/{name}': {
    get: {
      ...common,
      operationId: 'image',
      summary: 'A stored picture, or a variant of it at another width',
      description:
        'Without `w` the stored original. With it the format follows the Accept header: AVIF, ' +
        'then WebP, then JPEG. Names are made of the content, so answers never go out of date. ' +
        'A variant is never wider than the original.',
      requestParams: { path: z.object({ name: z.string() }), query: ImageQuery },
      responses: {
        200: {
          description: 'The picture.',
          content: {
            'image/avif': { schema: picture },
            'image/webp': { schema: picture },
            'image/jpeg': { schema: picture },
          },
        },
        304: { description: 'The caller has it already, by its If-None-Match.' },
        400: failure('There is no variant of that width or quality.'),
        404: failure('There is no picture of that name.'),
        500: failure('Something failed on the server.'),
      },
    },
  },
  '/health': { get: check('health', 'Whether the server answers') },
  '/ready': { get: check('ready', 'Whether the server can serve: its database is up to date') },
};
