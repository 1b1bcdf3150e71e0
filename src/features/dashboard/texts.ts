import type { AlertStatistics } from '#contract/endpoints/alerts.ts';
import { STALE_DAYS } from '#contract/property/freshness.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { TimeBucket } from './time-buckets.ts';

export const notLoaded = 'Some figures could not be loaded';

export const problems = {
  heading: 'Needs action',
  none: 'None',
  stale: `Not confirmed for ${STALE_DAYS} days`,
  confirmation: { label: 'Confirm', field: 'checks.confirmedOn' },
  seeAll: (count: number) => `See all ${formatNumber(count)}`,
};

export const totals = {
  heading: 'Totals',
  properties: 'Properties',
  notPublished: 'Not published',
  noStatus: 'No status',
  elsewhere: 'Elsewhere',
  users: 'Users',
  activeUsers: 'Active users',
  notActive: 'Not active',
};

export const alerts = ({ on, people, emailed }: AlertStatistics): string => {
  if (on === 0) return 'No alerts by email are on.';
  const total = on === 1 ? '1 alert by email is on' : `${formatNumber(on)} alerts by email are on`;
  const readers = people === 1 ? '1 person' : `${formatNumber(people)} people`;
  const sent = emailed === 0 ? 'none' : formatNumber(emailed);
  return `${total}, for ${readers}; ${sent} sent an email in the last 7 days.`;
};

export const charts = {
  listings: { title: 'Listings over time', noun: 'Listings' },
  registrations: { title: 'Registrations over time', noun: 'Registrations' },
  total: (total: number) => `${formatNumber(total)} in total`,
  totalAndLatest: (total: number, { count, unit, label }: TimeBucket) =>
    `${formatNumber(total)} in total, ${formatNumber(count)} ${unit === 'day' ? 'on' : 'in'} ${label}`,
  highest: (count: number) => `Highest: ${formatNumber(count)}`,
  inFigures: (title: string) => `${title}, in figures`,
  period: 'Period',
  showTable: 'Show as a table',
  none: 'No data yet.',
};

export const rankings = {
  heading: 'Popular listings',
  mostViewed: { title: 'Most viewed', noun: 'Views', empty: 'No views yet.' },
  mostSaved: { title: 'Most saved', noun: 'Saves', empty: 'No saves yet.' },
  property: 'Property',
};
