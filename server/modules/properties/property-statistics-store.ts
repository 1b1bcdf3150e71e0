import { count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { staleDay } from '#contract/property/freshness.ts';
import {
  type CountedProperty,
  type FoundProperties,
  type PropertyStatistics,
  STATISTICS_LIST_LENGTH,
} from '#contract/property/property-statistics.ts';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { orderOf } from './property-order-sql.ts';
import { problemCondition, whereOf } from './property-search-sql.ts';

const idAndTitle = { _id: properties.id, title: properties.title };

/** The figures of the admin overview; days are those of Lagos. */
export async function propertyStatistics(db: Executor, now: Date): Promise<PropertyStatistics> {
  const listed = await countByDay(db);
  return {
    total: listed.reduce((total, day) => total + day.count, 0),
    listed,
    mostViewed: await mostViewed(db),
    mostSaved: await mostSaved(db),
    problems: {
      noStatus: await found(db, problemCondition('noStatus')),
      noImage: await found(db, problemCondition('noImage')),
      noPrice: await found(db, problemCondition('noPrice')),
      suspiciousPrice: await found(db, problemCondition('suspiciousPrice')),
    },
    stale: await found(
      db,
      whereOf({ unconfirmedSince: staleDay(now.getTime()), published: 'any' }),
    ),
  };
}

/** Oldest first; days without any are left out. */
async function countByDay(db: Executor): Promise<PropertyStatistics['listed']> {
  const date = sql<string>`to_char(${properties.createdAt} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  return db.select({ date, count: count() }).from(properties).groupBy(date).orderBy(date);
}

async function mostViewed(db: Executor): Promise<CountedProperty[]> {
  return db
    .select({ ...idAndTitle, count: properties.viewCount })
    .from(properties)
    .where(gt(properties.viewCount, 0))
    .orderBy(desc(properties.viewCount), properties.id)
    .limit(STATISTICS_LIST_LENGTH);
}

async function mostSaved(db: Executor): Promise<CountedProperty[]> {
  return db
    .select({ ...idAndTitle, count: count() })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .groupBy(properties.id)
    .orderBy(desc(count()), properties.id)
    .limit(STATISTICS_LIST_LENGTH);
}

async function found(db: Executor, condition: SQL | undefined): Promise<FoundProperties> {
  return {
    count: await db.$count(properties, condition),
    properties: await db
      .select(idAndTitle)
      .from(properties)
      .where(condition)
      .orderBy(...orderOf('newest'))
      .limit(STATISTICS_LIST_LENGTH),
  };
}
