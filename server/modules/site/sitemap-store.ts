import { count, eq, max } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';

/** The number of published properties, and when the latest was listed. */
export async function propertiesSummary(
  db: Executor,
): Promise<{ count: number; latest: Date | null }> {
  const [summary] = await db
    .select({ count: count(), latest: max(properties.createdAt) })
    .from(properties)
    .where(eq(properties.published, true));
  return summary ?? { count: 0, latest: null };
}

/** The fields on which a property's URL depends, and its date of listing. */
export async function listSitemapProperties(
  db: Executor,
  { limit, offset }: { limit: number; offset: number },
) {
  const { id: _id, status, type, createdAt } = properties;
  return db
    .select({ _id, status, type, createdAt })
    .from(properties)
    .where(eq(properties.published, true))
    .orderBy(properties.id)
    .limit(limit)
    .offset(offset);
}
