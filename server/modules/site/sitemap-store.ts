import { eq } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { ranks } from '#server/core/database/property-ranks.ts';
import { properties } from '#server/core/database/schema.ts';

/** The fields on which the URLs of the newest properties depend, and their dates of listing. */
export async function listSitemapProperties(db: Executor, limit: number) {
  const { id: _id, status, type, createdAt } = properties;
  return db
    .select({ _id, status, type, createdAt })
    .from(properties)
    .where(eq(properties.published, true))
    .orderBy(ranks.newest(properties), properties.id)
    .limit(limit);
}
