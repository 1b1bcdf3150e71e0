import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import { ErrorResponse, MessageResponse } from '#contract/envelope.ts';
import { ImageQuery } from '#contract/image-query.ts';

const image = z.string().meta({ format: 'binary' });

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
        description: 'Success.',
        content: { 'application/json': { schema: MessageResponse } },
      },
      503: failure('Not available.'),
    },
  };
}

/** The routes that are not in the contract. */
export const extensionPaths: ZodOpenApiPathsObject = {
  '/images/{name}': {
    get: {
      ...common,
      operationId: 'image',
      summary: 'A stored image, or a variant at another width',
      description:
        'Without `w`, the response is the stored original. With `w`, it is AVIF, WebP or JPEG, ' +
        'by the Accept header, and never wider than the original. Names depend on the content, ' +
        'so responses can be cached permanently.',
      requestParams: { path: z.object({ name: z.string() }), query: ImageQuery },
      responses: {
        200: {
          description: 'The image.',
          content: {
            'image/avif': { schema: image },
            'image/webp': { schema: image },
            'image/jpeg': { schema: image },
          },
        },
        304: { description: 'The image has not changed.' },
        400: failure('The width or quality is not supported.'),
        404: failure('Image not found.'),
        500: failure('Something failed on the server.'),
      },
    },
  },
  '/health': { get: check('health', 'Whether the server responds') },
  '/ready': { get: check('ready', 'Whether the database is reachable and up to date') },
};
