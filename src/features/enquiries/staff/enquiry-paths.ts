import { recordPage, searchablePage } from '#src/lib/paths.ts';

/** Apart from `paths`, which every visitor loads. */
export const enquiryPaths = {
  list: searchablePage('/admin/enquiries'),
  one: recordPage('/admin/enquiries/:id'),
};
