/** The texts of the gallery, to edit or translate in one place. */

export const enlarge = (position: number, count: number) =>
  `Enlarge photo ${position} of ${count}:`;
export const showAll = (photos: number, hasPlan: boolean) =>
  `View ${photos} photos${hasPlan ? ' and floor plan' : ''}`;
export const floorPlan = 'Floor plan';
export const floorPlanOf = (title: string) => `Floor plan of ${title}`;
export const enlargePlan = 'Enlarge:';
export const photos = 'Photos';
export const previous = 'Previous';
export const next = 'Next';
export const notOpened = 'The photos could not be opened';

/** The lightbox fills in what is in braces. */
export const lightboxPosition = 'Photo {index} of {total}';

// Every photo.
export const noPhoto = 'No photo yet';
export const notAvailable = 'Photo not available';
