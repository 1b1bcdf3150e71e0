/** The texts of changing properties, which only admins load. */

export const created = 'Property Created';
export const createdDescription = 'Your property has been successfully created.';
export const notCreated = {
  title: 'Error',
  fallback: 'Failed to create property. Please try again.',
};
export const updated = 'Property Updated';
export const updatedDescription = 'Your property has been successfully updated.';
export const notUpdated = {
  title: 'Error',
  description: 'Failed to update property. Please try again.',
};
export const view = 'View property';
export const confirmDeletion = 'Are you sure you want to delete this property?';
export const deleted = 'Property Deleted';
export const deletedDescription = 'Your property has been successfully deleted.';
export const notDeleted = {
  title: 'Error',
  description: 'Failed to delete property. Please try again.',
};
