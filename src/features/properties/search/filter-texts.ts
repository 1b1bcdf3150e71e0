/** The texts of the filters; the table of admins shows those of their values, too. */

// The button on phones, and its sheet.
export const filters = 'Filters';
export const filtersWithCount = (count: number) => `Filters (${count})`;
export const show = (count: string) => `Show ${count}`;
export const showUncounted = 'Show properties';

export const location = 'Location';
export const anyLocation = 'Anywhere';
export const choices = {
  type: { label: 'Type', any: 'Any type' },
  status: { label: 'Status', any: 'Any status' },
};

export const price = 'Price';
export const priceSlider = {
  label: 'Price range',
  lowerLabel: 'Lowest price',
  upperLabel: 'Highest price',
};
export const minimumPrice = { label: 'Minimum price', placeholder: 'No minimum' };
export const maximumPrice = { label: 'Maximum price', placeholder: 'No maximum' };

export const rooms = 'Rooms';
export const roomNames = { bedrooms: 'Bedrooms', bathrooms: 'Bathrooms' };
export const anyRooms = 'Any';
export const bothRooms = (bedrooms: string, bathrooms: string) =>
  `${bedrooms} bed, ${bathrooms} bath`;

export const amenities = 'Amenities';
export const amenityCount = (count: number) => `${count} amenities`;

export const clear = 'Clear';
export const applied = 'Applied filters';
export const clearAll = 'Clear all';

// The values of filters.
/** A word of the text query. */
export const word = (text: string) => `“${text}”`;
/** The end of a text query that is too long. */
export const notSearched = (text: string) => `Not searched: “${text}”`;
export const wholeRegion = (region: string) => `All of ${region}`;
export const priceBetween = (minimum: string, maximum: string) => `${minimum} to ${maximum}`;
export const priceFrom = (minimum: string) => `From ${minimum}`;
export const priceUpTo = (maximum: string) => `Up to ${maximum}`;
export const invalidPrice = 'Enter a price such as 50m or ₦85,000,000.';
/** The count is a text such as '4+'. */
export const roomCounts = {
  bedroom: (count: string, rooms: number) => `${count} ${rooms === 1 ? 'bedroom' : 'bedrooms'}`,
  bathroom: (count: string, rooms: number) => `${count} ${rooms === 1 ? 'bathroom' : 'bathrooms'}`,
};
