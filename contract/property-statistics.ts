import * as z from 'zod/mini';
import { propertyProblems } from './property-problems.ts';

/** How many listings each list of the statistics names at most. */
export const PROPERTIES_NAMED = 10;

const count = z.int().check(z.gte(0));

const PropertyMention = z.object({ _id: z.string(), title: z.string() });

const CountedProperty = z.object({ ...PropertyMention.shape, count });
export type CountedProperty = z.infer<typeof CountedProperty>;

/** What the admin overview tells of the listings. */
export const PropertyStatistics = z.object({
  total: count,
  /** Listings by the day (YYYY-MM-DD in Lagos) on which they were listed, the oldest first. */
  listed: z.array(z.object({ date: z.string(), count })),
  /** The most first; without those at 0. */
  mostViewed: z.array(CountedProperty),
  mostSaved: z.array(CountedProperty),
  /** How many listings have each problem, and the newest of them. */
  problems: z.record(
    z.enum(propertyProblems),
    z.object({ count, properties: z.array(PropertyMention) }),
  ),
});
export type PropertyStatistics = z.infer<typeof PropertyStatistics>;
