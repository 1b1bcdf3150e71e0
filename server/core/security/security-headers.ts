import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { PolicyDirectives } from '#contract/site/content-security-policy.ts';
import type { Config } from '#server/config.ts';

interface SecurityHeadersOptions {
  config: Config;
  /** The content security policy of the built SPA; without it, responses may load nothing. */
  appPolicy: PolicyDirectives | undefined;
}

const apiPolicy: PolicyDirectives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Browser features that the app does not need. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');

export const securityHeaders = fp(
  async (app: FastifyInstance, { config, appPolicy = apiPolicy }: SecurityHeadersOptions) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        // Browsers ignore this directive in the page itself.
        directives: { ...appPolicy, 'frame-ancestors': ["'none'"] },
      },
      xFrameOptions: { action: 'deny' },
      // OpenStreetMap's tile servers require a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', permissionsPolicy);
    });
  },
);
