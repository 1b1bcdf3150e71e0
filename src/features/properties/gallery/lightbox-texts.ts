/** The texts of the lightbox, which load with it. */

export const photos = 'Photos';
/** The lightbox fills in what is in braces. */
export const position = 'Photo {index} of {total}';
