/**
 * The texts of the search and its filters, to edit or translate in one place. Those of the applied
 * filters, which are made up of their values, are in applied-filters.ts.
 */

// The search field and its suggestions.
export const searchLabel = 'Search properties';
export const searchPlaceholder = 'Place or title';
export const suggestions = 'Suggestions';
export const areas = 'Areas';
export const properties = 'Properties';

// The button on phones, and its sheet.
export const filters = 'Filters';
export const notOpened = 'The filters could not be opened';
export const show = (count: string) => `Show ${count}`;
export const showUncounted = 'Show properties';

export const location = 'Location';
export const anyLocation = 'Anywhere';
/** Starts with the name, so that typing it in the select finds it. */
export const wholeRegion = (region: string) => `${region}, all`;
export const type = 'Type';
export const anyType = 'Any type';
export const status = 'Status';
export const anyStatus = 'Any status';

export const price = 'Price';
export const priceRange = 'Price range';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const minimumPrice = 'Minimum price';
export const noMinimum = 'No minimum';
export const maximumPrice = 'Maximum price';
export const noMaximum = 'No maximum';
export const invalidPrice = 'Enter a price such as 50m or ₦85,000,000.';

export const rooms = 'Rooms';
export const bedrooms = 'Bedrooms';
export const bathrooms = 'Bathrooms';
export const anyRooms = 'Any';

export const amenities = 'Amenities';

export const papers = 'Papers';
export const severalPapers = (count: number) => `${count} kinds of papers`;
export const papersHint =
  'Registered title: C of O, consent, federal title or registered deed. Listings that state no papers are left out.';

export const clear = 'Clear';
export const applied = 'Applied filters';
export const clearAll = 'Clear all';
