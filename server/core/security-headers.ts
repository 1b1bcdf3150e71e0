import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#server/config.ts';

interface SecurityHeadersOptions {
  config: Config;
  /** Hashes of the page's inline scripts, as CSP sources. */
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
          // For the splash in the page, and for sonner's toasts.
          styleSrc: ["'self'", "'unsafe-inline'"],
          // Map tiles, and properties with images on other hosts.
          imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...apiOrigin],
          connectSrc: ["'self'", ...apiOrigin],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      // OpenStreetMap's tile servers require a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    });
  },
);
