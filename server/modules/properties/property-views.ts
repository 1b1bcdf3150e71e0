import type { FastifyRequest } from 'fastify';
import { networkOf } from '#server/core/http/client.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import { keyedHash } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import { propertyNotFound } from './properties-service.ts';
import { countUserView, countView } from './property-views-store.ts';

export interface ViewServices extends Pick<Services, 'db' | 'clock'> {
  /** Key of the pseudonyms of networks. */
  visitorSecret(): Promise<string>;
}

/** Whether a request counts as a view: HEAD requests and prefetches do not. */
export function isView({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? headers.purpose ?? ''}`;
  return method === 'GET' && !purpose.includes('prefetch');
}

/**
 * Counts a view and returns the property's total; null if it cannot be counted, for example on a full
 * disk. @throws HttpError 404 if the property was deleted
 */
export async function recordView(
  services: ViewServices,
  request: FastifyRequest,
  propertyId: string,
): Promise<number | null> {
  try {
    return await countRequest(services, request, propertyId);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    request.log.warn({ err: error }, 'a view was not counted');
    return null;
  }
}

async function countRequest(
  { db, clock, visitorSecret }: ViewServices,
  request: FastifyRequest,
  propertyId: string,
): Promise<number> {
  const day = clock().toISOString().slice(0, 10);
  const visitor = visitorOf(request, await visitorSecret(), day);
  const viewCount = await countView(db, { propertyId, visitor, day });
  if (viewCount === null) throw propertyNotFound();
  const userId = request.signedIn?.user.id;
  if (userId) await countUserView(db, { userId, propertyId, day });
  return viewCount;
}

/**
 * A pseudonym that changes every day and cannot be computed without the secret. It depends on the
 * network alone: a client can send any User-Agent.
 */
function visitorOf({ ip }: FastifyRequest, secret: string, day: string): string {
  return keyedHash(secret, [day, networkOf(ip)], 'base64url');
}
