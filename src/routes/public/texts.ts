/**
 * The texts of public pages that are no feature's, to edit or translate in one place. The titles are
 * in page-heads.ts of the contract.
 */

// Property listings.
export const results = 'Results';

// New developments.
/** After the number. */
export const development = 'development';
export const developments = 'developments';

// Page not found.
export const notFoundReason =
  'The address may be mistyped, or the property may have been sold and removed.';
export const viewAll = 'View all properties';
export const contactUs = 'Contact Us';
export const browseByLocation = 'Browse by location';
