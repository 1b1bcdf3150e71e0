import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#server/config.ts';

interface SecurityHeadersOptions {
  config: Config;
  /** Of the page's own inline scripts, as a content security policy spells them. */
  scriptHashes: readonly string[];
}

/** What browsers obey of a page or a worker alone: two thirds of a kilobyte of each answer. */
const onlyForPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A drawing can be opened as a page of its own, with scripts in it. */
const partTypes = /^(font\/|text\/css|image\/(?!svg)|(application|text)\/javascript)/;

export const securityHeaders = fp(
  async (app: FastifyInstance, { config, scriptHashes }: SecurityHeadersOptions) => {
    const apiOrigin = URL.canParse(config.apiBaseUrl) ? [new URL(config.apiBaseUrl).origin] : [];
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...scriptHashes],
          // The splash is styled in the page itself, and the toasts style themselves.
          styleSrc: ["'self'", "'unsafe-inline'"],
          // Map tiles, and listings whose pictures live at an image host.
          imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...apiOrigin],
          connectSrc: ["'self'", ...apiOrigin],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      // OpenStreetMap's tile servers refuse pages that do not say where they are.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    });
    app.addHook('onSend', async (request, reply) => {
      if (!isPartOfPage(request, reply)) return;
      for (const name of onlyForPages) reply.removeHeader(name);
    });
  },
);

/** Whether this is a file that a page is put together from, on a slow line a dozen of them. */
function isPartOfPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const isWorker = request.headers['sec-fetch-dest'] === 'worker';
  return !isWorker && partTypes.test(`${reply.getHeader('content-type')}`);
}
