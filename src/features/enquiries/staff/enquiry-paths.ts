import { page, recordPage } from '#src/lib/paths.ts';

/** Apart from `paths`, which every visitor loads. */
export const enquiryPaths = {
  list: page('/admin/enquiries'),
  one: recordPage('/admin/enquiries/:id'),
};
