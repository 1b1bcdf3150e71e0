import { formatNumber } from '#contract/rules/naira.ts';

/** The texts below the results of a search and in place of them, which home does not load. */

export const shown = (count: number, total: number) =>
  `${formatNumber(count)} of ${formatNumber(total)} shown`;
export const showMore = 'Show more';

// No results.
export const noMatch = 'No properties match all of these filters';
export const removeOne = 'Remove a filter to see more.';
export const removeAll = 'Removing one filter is not enough. Clear them all to start again.';
export const removeSome = 'Remove one of the filters above, or clear them all to start again.';
/** A word of the text query is quoted already. */
export const showWithout = (count: string, filter: string) =>
  `Show ${count} without ${filter.startsWith('“') ? filter : `“${filter}”`}`;
export const clearAll = 'Clear all filters';
export const nearest = 'Close to your search';
