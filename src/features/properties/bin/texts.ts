import { formatNumber } from '#contract/rules/format-number.ts';

/** The texts of deleted properties, to edit or translate in one place. */

export const heading = 'Deleted properties';
export const description = (days: number) =>
  `A deleted property can be restored for ${days} days, with its photos. Visitors do not see it.`;
export const link = 'Deleted';
export const none = (days: number) => `Nothing deleted in the last ${days} days`;
export const toProperties = 'All properties';
export const failed = 'Error loading the deleted properties';
export const restore = 'Restore';
export const restoreOf = (title: string) => `Restore ${title}`;
export const restored = 'Property restored';
export const notRestored = 'The property was not restored';
export const open = 'Open';
export const noPrice = 'On request';
/** 'Deleted today, 12:37 by Amaka Okafor' */
export const deletedBy = (day: string, name?: string) =>
  `Deleted ${day.charAt(0).toLowerCase()}${day.slice(1)}${name ? ` by\u00a0${name}` : ''}`;
export const columns = {
  title: 'Title',
  price: 'Price',
  deleted: 'Deleted',
  left: 'Restore within',
};
export const days = (count: number) => (count === 1 ? '1 day' : `${formatNumber(count)} days`);
export const daysLeft = (count: number) => `${days(count)} left`;
