import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ImageQuery } from '#contract/image-query.ts';
import { DEFAULT_IMAGE_QUALITY, imageQualities, imageWidths } from '#contract/image-variants.ts';
import { Problem } from '#server/core/http-error.ts';
import { formatFor, hasAlready } from '#server/media/image-negotiation.ts';
import type { Media, PictureFile } from '#server/media/media.ts';

/** `GET /images/:name`, below the prefix: stored pictures and their variants. */
export const imagesRoutes: FastifyPluginAsyncZod<{ media: Media }> = async (app, { media }) => {
  app.get(
    '/images/:name',
    {
      config: { audience: 'public' },
      schema: { params: z.object({ name: z.string() }), querystring: ImageQuery },
    },
    async (request, reply) => {
      const { name } = request.params;
      const { w, q } = request.query;
      const width = imageWidths.find((offered) => `${offered}` === w);
      const quality = imageQualities.find((offered) => `${offered}` === q) ?? DEFAULT_IMAGE_QUALITY;
      if (width === undefined) return send(await media.original(name), request, reply);
      const format = formatFor(request.headers.accept);
      reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept'].flat().join(', '));
      return send(await media.variant(name, { width, quality, format }), request, reply);
    },
  );
};

function send(file: PictureFile | null, request: FastifyRequest, reply: FastifyReply) {
  if (!file) throw new Problem(404, 'There is no such picture.');
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', file.etag)
    // The SPA may be deployed elsewhere than its API.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (hasAlready(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  return reply
    .type(file.contentType)
    .header('content-length', file.bytes)
    .send(createReadStream(file.path));
}
