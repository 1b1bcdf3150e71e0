import type { AlertStatistics } from '#contract/endpoints/alert-statistics.ts';
import { STALE_DAYS } from '#contract/property/freshness.ts';
import { formatNumber } from '#contract/rules/format-number.ts';

export const notLoaded = 'Some figures could not be loaded';

export const problems = {
  heading: 'Needs action',
  none: 'Nothing at the moment',
  stale: `Not confirmed for ${STALE_DAYS} days`,
  confirmation: { label: 'Confirm', field: 'checks.confirmedOn' },
  seeAll: (count: number) => `See all ${formatNumber(count)}`,
};

export const enquiries = { label: 'New enquiries', action: 'Read' };

/** Sentences such as '56 properties: 47 For Sale, 5 New Development and 4 without status.' */
export const totals = {
  heading: 'Totals',
  properties: 'properties',
  notPublished: 'not published',
  noStatus: 'without status',
  forSaleByPlace: 'For Sale by place: ',
  place: (name: string) => `in ${name}`,
  elsewhere: 'elsewhere',
  users: 'users',
  active: 'active',
  allActive: ', all active',
  activeUsers: 'Active users',
  notActive: 'not active',
  and: ' and ',
};

/** Null if there is none. */
export const alerts = ({ on, people, emailed }: AlertStatistics): string | null => {
  if (on === 0) return null;
  const total = on === 1 ? '1 email alert is on' : `${formatNumber(on)} email alerts are on`;
  const readers = people === 1 ? '1 person' : `${formatNumber(people)} people`;
  const sent = emailed === 0 ? 'none' : formatNumber(emailed);
  return `${total}, for ${readers}; ${sent} sent an email in the last 7 days.`;
};

export const chart = {
  title: 'The last six months',
  titleOfOne: (noun: string) => `${noun}, the last six months`,
  allMonths: 'All months',
  listings: 'New listings',
  registrations: 'New users',
  caption: 'New listings and users by month',
  inFigures: 'New listings and users by month, in figures',
  month: 'Month',
  /** After the name of the month that has not ended. */
  soFar: 'so far',
  showTable: 'Show as a table',
};

export const rankings = {
  heading: 'Popular listings',
  mostViewed: { title: 'Most viewed', noun: 'Views' },
  mostSaved: { title: 'Most saved', noun: 'Saves' },
  property: 'Property',
};
