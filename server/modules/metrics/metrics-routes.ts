import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Histogram, type Registry } from 'prom-client';
import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/core/http/client.ts';
import { isSameText } from '#server/core/security/tokens.ts';

interface MetricsOptions {
  config: Config;
  registry: Registry;
}

/** Range from a cached response to an upload on a slow connection. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Measures every request, and serves the figures to Prometheus at `/metrics`. */
export const metricsRoutes = fp(async (app: FastifyInstance, options: MetricsOptions) => {
  const { config, registry } = options;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests and their duration, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ is404, method, routeOptions }, reply) => {
    // The pattern of the route: with the path, each property would be a series of its own.
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { config: { audience: 'public' } }, async (request, reply) => {
    if (!mayRead(request, config)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});

/**
 * Never through a proxy. Requires the token if there is one; otherwise only this computer may read
 * the figures, and only if no proxy is configured: its requests would come from this computer too.
 */
function mayRead(
  { headers, socket }: FastifyRequest,
  { metricsToken, publicUrl, trustedProxies }: Config,
): boolean {
  if (proxyHeaders.some((name) => name in headers)) return false;
  if (metricsToken !== null) {
    return isSameText(headers.authorization ?? '', `Bearer ${metricsToken}`);
  }
  const hasProxy = publicUrl !== null || (trustedProxies ?? []).length > 0;
  return !hasProxy && isLoopback(socket.remoteAddress ?? '');
}
