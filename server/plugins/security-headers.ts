import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#server/config.ts';

interface SecurityHeadersOptions {
  config: Config;
  /** Of the page's own inline scripts, as a content security policy spells them. */
  scriptHashes: readonly string[];
}

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
  },
);
