import * as z from 'zod/mini';
import { described } from '#contract/rules/described.ts';

/** The first and the last day of a search in Lagos time, such as 2026-11-20, both included. */
export interface SearchDates {
  searchFrom?: string;
  searchTo?: string;
}

/** A day from 1900 to 2999. PostgreSQL has no year 0, and writes years of five digits in another way. */
export const searchDate = z.iso.date().check(z.regex(/^(19|2\d)/, 'must be from 1900 to 2999'));

/** The days in the query of an endpoint. */
export const searchDatesQuery = {
  searchFrom: described(z.optional(searchDate), 'The first day, in Lagos.'),
  searchTo: described(z.optional(searchDate), 'The last day, in Lagos.'),
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The period of the days in milliseconds, from the start of the first day; `end` is excluded. */
export function periodOf({ searchFrom, searchTo }: SearchDates): { start?: number; end?: number } {
  return {
    start: searchFrom === undefined ? undefined : startOf(searchFrom),
    end: searchTo === undefined ? undefined : startOf(searchTo) + DAY_MS,
  };
}

/** The start of a day in milliseconds; Lagos has UTC+1 all year. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+01:00`);
}

/** The day in Lagos of a time in milliseconds: '2026-11-20'. */
export function dayInLagos(time: number): string {
  return new Date(time + HOUR_MS).toISOString().slice(0, 10);
}
