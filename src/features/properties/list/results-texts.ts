/** The texts below the results of a search. */

export const shown = (count: number, total: number) =>
  `${count.toLocaleString('en-NG')} of ${total.toLocaleString('en-NG')} shown`;
export const showMore = 'Show more';
