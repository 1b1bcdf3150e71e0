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
/** '27 Nov 2026, 12:37 by Amaka Okafor' */
export const deletedBy = (moment: string, name?: string) =>
  name ? `${moment} by ${name}` : moment;
export const columns = {
  title: 'Title',
  price: 'Price',
  deleted: 'Deleted',
  left: 'Time to restore',
};
export const daysLeft = (days: number) =>
  days === 1 ? '1 day left' : `${formatNumber(days)} days left`;
