import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm';

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

/** The condition that a row follows another one in a list that is sorted from the latest. */
export function isAfterPosition(
  time: Column,
  id: Column,
  position: { at: Date; id: string } | null,
): SQL | undefined {
  if (!position) return undefined;
  return sql`(${time}, ${id}) < (${position.at.toISOString()}::timestamptz, ${position.id})`;
}
