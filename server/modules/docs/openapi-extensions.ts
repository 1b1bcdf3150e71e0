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
        description: 'Yes.',
        content: { 'application/json': { schema: MessageResponse } },
      },
      503: failure('No.'),
    },
  };
}

/** Routes that are not endpoints of the contract. */
export const extensionPaths: ZodOpenApiPathsObject = {
  '/images/{name}': {
    get: {
      ...common,
      operationId: 'image',
      summary: 'A stored image, or a variant at another width',
      description:
        'Without `w` the stored original. With it the format follows the Accept header: AVIF, ' +
        'then WebP, then JPEG. Names depend on the content, so responses never expire. ' +
        'A variant is never wider than the original.',
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
        304: { description: 'The client has the image.' },
        400: failure('There is no variant of that width or quality.'),
        404: failure('There is no image of that name.'),
        500: failure('Something failed on the server.'),
      },
    },
  },
  '/health': { get: check('health', 'Whether the server responds') },
  '/ready': { get: check('ready', 'Whether the server can serve: its database is up to date') },
};
