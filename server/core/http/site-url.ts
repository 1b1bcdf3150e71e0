import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * The URL of the site without a trailing slash: PUBLIC_URL, or where the server listens. Never the
 * `Host` of a request, which the client can forge.
 */
export function siteUrl(app: FastifyInstance, { publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address();
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  const hostname = isAnyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${hostname}:${boundPort}`;
}
