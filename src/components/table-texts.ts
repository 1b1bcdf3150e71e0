/** The texts of tables and their pages. See texts.ts. */

export const selectPage = 'Select this page';
export const select = (row: string) => `Select ${row}`;
export const actions = 'Actions';
export const range = (first: number, last: number, total: number) =>
  `${first.toLocaleString('en-NG')}–${last.toLocaleString('en-NG')} of ${total.toLocaleString('en-NG')}`;
export const rowsPerPage = 'Rows per page';
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const page = 'Page';
export const ofPages = (pages: number) => `of ${pages.toLocaleString('en-NG')}`;
export const nextPage = 'Next page';
