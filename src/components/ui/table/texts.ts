/** The texts of tables and their pages, to edit or translate in one place. */

import { formatNumber } from '#contract/rules/format-number.ts';

export const selectPage = 'Select this page';
export const select = (row: string) => `Select ${row}`;
export const actions = 'Actions';
export const range = (first: number, last: number, total: number) =>
  `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`;
export const rowsPerPage = 'Rows per page';
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const page = 'Page';
export const ofPages = (pages: number) => `of ${formatNumber(pages)}`;
export const nextPage = 'Next page';
