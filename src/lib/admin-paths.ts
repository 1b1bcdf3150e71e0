import { page, recordPage } from './paths.ts';

/** Pages of the admin area, apart from `paths`, which every visitor loads. */
export const adminPaths = {
  enquiries: page('/admin/enquiries'),
  enquiry: recordPage('/admin/enquiries/:id'),
};
