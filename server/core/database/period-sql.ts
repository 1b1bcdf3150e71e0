import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';

/** The condition that a time lies in a period in milliseconds since 1970, `end` excluded. */
export function withinPeriod(
  time: Column,
  { start, end }: { start?: number; end?: number },
): SQL | undefined {
  return and(
    start === undefined ? undefined : gte(time, new Date(start)),
    end === undefined ? undefined : lt(time, new Date(end)),
  );
}
