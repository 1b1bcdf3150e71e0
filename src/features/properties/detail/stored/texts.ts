/** The texts of a property as it is stored, for staff. */

export const publicPage = 'Public page';
export const edit = 'Edit';
export const deletion = 'Delete';
export const notPublished = 'Not published: only your staff see it.';
export const notGiven = 'Not given';
export const noAmenities = 'None';
export const status = 'Status';
export const price = 'Price';
export const priceOnRequest = 'On request';
export const yes = 'Yes';
export const no = 'No';
export const bedrooms = 'Bedrooms';
export const bathrooms = 'Bathrooms';
export const squareFootage = 'Square footage (sqm)';
export const photos = 'Photos';
export const views = 'Views';
export const exactPoint = 'Coordinates';
export const version = 'Version';
export const id = 'ID';
