import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Warns once if X-Forwarded-For arrives from an address that TRUST_PROXY does not name. */
export const forwardedForWarning = fp(async (app: FastifyInstance) => {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    // `ips` has the peer alone if it is not trusted, and is missing if no proxy is.
    if (request.ips && request.ips.length > 1) return;
    hasWarned = true;
    request.log.warn(
      { peer: request.ip },
      'X-Forwarded-For is ignored, because TRUST_PROXY does not name its sender: ' +
        'behind that proxy, all visitors share one rate limit',
    );
  });
});
