/** The texts of reverting a change in the audit log, to edit or translate in one place. */

export const revert = 'Revert';
export const revertOf = (title: string) => `Revert the change of ${title}`;
export const question = 'Revert this change?';
export const notLoaded = 'This could not be loaded. Reload the page to try again.';
export const fields = 'Fields';
export const backTo = (value: string) => `Back to: ${value}`;
export const cancel = 'Cancel';
export const noneChosen = 'Choose at least one field.';
export const deleted = 'This property was deleted, so nothing was reverted.';
export const deletedProperties = 'Deleted properties';
export const reverted = 'Change reverted';
export const alreadyReverted = 'The property has these values already';

export const conflict = {
  title: 'This property has changed since then',
  description:
    'Nothing is reverted yet. For each field that was changed again, choose the value to keep. The others are reverted.',
  keepStored: 'Keep all as they are now',
  keepYours: 'Revert all',
  before: (value: string) => `Set by this change: ${value}`,
  stored: 'Now',
  yours: 'Before this change',
};
