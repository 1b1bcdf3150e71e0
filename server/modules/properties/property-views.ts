import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '#server/core/database/database.ts';
import { properties, propertyViews, users } from '#server/core/database/schema.ts';
import { networkOf } from '#server/core/http/client.ts';
import { keyedHash } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';

export interface ViewServices extends Pick<Services, 'db' | 'clock'> {
  /** Key of the pseudonyms of visitors. */
  visitorSecret(): Promise<string>;
}

/** Whether a request counts as a view: HEAD requests and prefetches do not. */
export function isView({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? headers.purpose ?? ''}`;
  return method === 'GET' && !purpose.includes('prefetch');
}

/**
 * Counts the first view of a property by a network on a day, and by a user. Returns whether that of
 * the network was counted; false also if it cannot be, for example on a full disk.
 */
export async function recordView(
  { db, clock, visitorSecret }: ViewServices,
  { ip, signedIn, log }: FastifyRequest,
  propertyId: string,
): Promise<boolean> {
  const day = clock().toISOString().slice(0, 10);
  try {
    const secret = await visitorSecret();
    // The network alone, because a client can send any User-Agent.
    const visitor = keyedHash(secret, [day, networkOf(ip)], 'base64url');
    const isCounted = await isFirstView(db, { propertyId, day, visitor });
    if (isCounted) {
      await db
        .update(properties)
        .set({ viewCount: sql`${properties.viewCount} + 1` })
        .where(eq(properties.id, propertyId));
    }
    if (signedIn) {
      const { id } = signedIn.user;
      const visitor = keyedHash(secret, [day, id], 'base64url');
      if (await isFirstView(db, { propertyId, day, visitor })) {
        await db
          .update(users)
          .set({ propertiesViewed: sql`${users.propertiesViewed} + 1` })
          .where(eq(users.id, id));
      }
    }
    return isCounted;
  } catch (error) {
    log.warn({ err: error }, 'a view was not counted');
    return false;
  }
}

async function isFirstView(
  db: Executor,
  view: typeof propertyViews.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(propertyViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ day: propertyViews.day });
  return added.length > 0;
}
