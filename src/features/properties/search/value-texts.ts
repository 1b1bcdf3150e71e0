/** The texts of the values of filters, which the table of admins shows, too. */

/** A word of the text query. */
export const word = (text: string) => `“${text}”`;
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
