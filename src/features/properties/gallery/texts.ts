/**
 * The texts of the gallery, to edit or translate in one place. Each is an export, since bundlers
 * shorten the names of exports but not those of properties.
 */

export const enlarge = (position: number, count: number) =>
  `Enlarge photo ${position} of ${count}:`;
export const showAll = (count: number) => `All ${count} photos`;
export const photos = 'Photos';
export const previous = 'Previous';
export const next = 'Next';
export const notOpened = 'The photos could not be opened';
export const notOpenedHelp = 'Please check your connection and try again.';
