/** The texts of what staff do to enquiries. */
export const changes = {
  saved: 'Enquiry saved',
  failed: 'The enquiry was not saved',
  deleted: 'Enquiry deleted',
  notDeleted: 'The enquiry was not deleted',
  notExported: 'The enquiries were not exported',
};
