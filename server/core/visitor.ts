import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * A name for whoever asks, which says nothing about them: without the secret nobody can compute it
 * from an address, and on another day the same visitor has another.
 */
export function visitorOf(request: FastifyRequest, secret: string, day: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([day, request.ip, request.headers['user-agent'] ?? '']))
    .digest('base64url');
}

/** Whether a browser only fetches ahead: nobody is looking yet. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return `${headers['sec-purpose'] ?? headers.purpose ?? ''}`.includes('prefetch');
}
