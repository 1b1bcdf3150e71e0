/** The texts of a property's photo, which every list shows. */

export const noPhoto = 'No photo yet';
export const notAvailable = 'Photo not available';
export const alternative = (title: string, position: number, count: number) =>
  `${title}, photo ${position} of ${count}`;
