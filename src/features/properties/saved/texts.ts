/** The texts of saving a property, to edit or translate in one place. */

export const save = 'Save Property';
export const saveShort = 'Save';
export const saved = 'Saved';
export const updating = 'Updating...';

export const savedToast = 'Property saved';
export const removedToast = 'removed from saved';
export const undo = 'Undo';
export const notUpdated = {
  title: 'Error',
  description: 'Failed to update saved properties. Please try again.',
};
export const notLoaded = { title: 'Error', description: 'Failed to update saved properties' };
