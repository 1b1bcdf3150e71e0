import * as z from 'zod/mini';
import { propertyProblems } from './property.ts';

/** The maximum length of the lists in the statistics. */
export const STATISTICS_LIST_LENGTH = 10;

const count = z.int().check(z.gte(0));

const PropertyMention = z.object({ _id: z.string(), title: z.string() });

const CountedProperty = z.object({ ...PropertyMention.shape, count });
export type CountedProperty = z.infer<typeof CountedProperty>;

const FoundProperties = z.object({ count, properties: z.array(PropertyMention) });
export type FoundProperties = z.infer<typeof FoundProperties>;

/** Figures of the listings for the admin overview. */
export const PropertyStatistics = z.object({
  total: count,
  /** New listings by day (YYYY-MM-DD in Lagos), oldest first. */
  listed: z.array(z.object({ date: z.string(), count })),
  /** Highest count first, without zeros. */
  mostViewed: z.array(CountedProperty),
  mostSaved: z.array(CountedProperty),
  /** The number of listings with each problem, and the newest of them. */
  problems: z.record(z.enum(propertyProblems), FoundProperties),
  /** The number of properties that nobody confirmed in the last `STALE_DAYS` days (capability `confirmed`). */
  stale: z.optional(FoundProperties),
});
export type PropertyStatistics = z.infer<typeof PropertyStatistics>;
