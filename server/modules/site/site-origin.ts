import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** Where people reach the site: as configured, else as whoever asks has reached it. */
export function siteOrigin({ publicUrl }: Config, { protocol, host }: FastifyRequest): string {
  const address = publicUrl ?? `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
