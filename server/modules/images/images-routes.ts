import { relative, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ImageQuery } from '#contract/property/image-query.ts';
import { imageWidths } from '#contract/property/image-variants.ts';
import { clientOf, largestNetworkOf } from '#server/core/http/client.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import { formatFor } from '#server/media/image-formats.ts';
import type { Media } from '#server/media/media.ts';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** `GET /images/:name`: stored images and their variants. */
export const imagesRoutes: FastifyPluginAsyncZod<{ media: Media }> = async (app, { media }) => {
  await app.register(staticFiles, {
    root: resolve(media.folder),
    serve: false,
    maxAge: ONE_YEAR_MS,
    immutable: true,
  });

  app.get(
    '/images/:name',
    {
      config: { audience: 'public' },
      schema: { params: z.object({ name: z.string() }), querystring: ImageQuery },
    },
    async (request, reply) => {
      const { name } = request.params;
      const { w } = request.query;
      const width = imageWidths.find((offered) => `${offered}` === w);
      if (width === undefined) return send(await media.original(name), reply);
      const format = formatFor(width, request.headers.accept);
      const { address } = clientOf(request);
      const network = largestNetworkOf(address) ?? '';
      reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept'].flat().join(', '));
      return send(await media.variant(name, { width, format }, network), reply);
    },
  );

  function send(path: string | null, reply: FastifyReply) {
    if (!path) throw new HttpError(404, 'Image not found.');
    // The SPA may be deployed on another origin than its API.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.sendFile(relative(media.folder, path));
  }
};
