import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

const count = z.int().check(z.gte(0));

export const AlertStatistics = z.object({
  /** Alerts that are on. */
  on: count,
  /** Users with an alert that is on. */
  people: count,
  /** Alerts that sent an email in the last 7 days. */
  emailed: count,
});
export type AlertStatistics = z.infer<typeof AlertStatistics>;

export const getAlertStatistics = {
  method: 'GET',
  path: '/admin/stats/alerts',
  audience: 'admin',
  capability: 'alerts',
  summary: 'How many alerts are on, for how many people, and how many had news',
  data: AlertStatistics,
} as const satisfies Endpoint;
