/** The texts of saved searches, to edit or translate in one place. */

export const saveSearch = 'Save search';
export const searchSaved = 'Search saved';
export const view = 'View';
export const full = 'You have 20 saved searches';
export const fullHint = 'Remove one from your shortlist page to save another.';
export const notSaved = 'The search could not be saved';

export const heading = 'Saved searches';
export const none =
  'Press “Save search” above a list of properties. New homes in it then show here.';
export const newHomes = (count: string) => `${count} new`;
export const reduced = (count: number) => `${count} reduced`;
export const nothingNew = 'Nothing new';
export const checking = 'Checking...';
export const notChecked = 'We could not check what is new. Try again later.';
export const notStored =
  'This browser does not store your searches. They last until you close the page.';
export const rename = 'Rename';
export const renameSearch = (name: string) => `Rename ${name}`;
export const nameOf = (name: string) => `Name of ${name}`;
export const saveName = 'Save';
export const remove = 'Remove';
export const removeSearch = (name: string) => `Remove ${name}`;

// Everything that is kept, as a file.
export const fileHeading = 'Take it to another device';
export const fileHint =
  'Save your shortlist, notes and searches as a file, and open it in the browser of your new phone. The file is not protected: keep it to yourself.';
export const saveFile = 'Save as a file';
export const openFile = 'Open a file';
/** Where nothing is kept yet. */
export const elsewhereHeading = 'Kept on another device?';
export const elsewhereHint = 'Save it there as a file, and open the file here.';
export const fileNotSaved = 'Your file could not be saved';
export const fileOpened = 'Your file was added to this device';
export const fileNotRead = 'This file could not be read';
export const fileNotReadHint = 'Choose a file that was saved on this page.';
export const fileNewer = 'This file is from a newer version of this site. Reload the page first.';
export const clearHint = 'You can remove everything from this device on the page ';
export const privacy = 'Privacy';
