/** The texts of loading and changing properties, to edit or translate in one place. */

export const listFailed = 'The list of properties could not be loaded.';

export const error = 'Error';
export const created = 'Property Created';
export const createdDescription = 'Your property has been successfully created.';
export const notCreated = 'Failed to create property. Please try again.';
export const updated = 'Property Updated';
export const updatedDescription = 'Your property has been successfully updated.';
export const notUpdated = 'Failed to update property. Please try again.';
export const view = 'View property';
export const confirmDeletion = 'Are you sure you want to delete this property?';
export const deleted = 'Property Deleted';
export const deletedDescription = 'Your property has been successfully deleted.';
export const notDeleted = 'Failed to delete property. Please try again.';
