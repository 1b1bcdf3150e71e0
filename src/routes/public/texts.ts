// Property listings.
export const results = 'Results';

// New developments.
export const developmentsLede = 'Ask us for price and terms';
/** After the number. */
export const development = 'development';
export const developments = 'developments';

// Page not found.
export const notFoundReason =
  'The address may be mistyped, or the property may have been sold and removed.';
export const viewAll = 'View all properties';
export const contactUs = 'Contact us';
export const search = 'Search';
export const browseByLocation = 'Browse by location';
