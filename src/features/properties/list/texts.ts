/** The texts of lists of properties, to edit or translate in one place. */

export const budgetHeading = 'What is your budget?';

// The most recent properties.
export const recentHeading = 'Most recent properties';
export const viewAll = 'View all properties';
export const recent = 'Recent';
export const recentProperties = 'Recent properties';
export const carousel = 'carousel';
export const previous = 'Previous';
export const next = 'Next';
export const showing = 'Showing';
export const position = (first: number, last: number, count: number) =>
  `${first === last ? first : `${first} to ${last}`} of ${count}`;

export const popularPlaces = 'Most Popular Places';

export const recentlyViewed = 'Recently viewed';

// Every list.
export const properties = 'Properties';
export const negotiable = 'Negotiable';
export const whatWasChecked = 'What we know';
export const loading = 'Loading...';
export const failed = (reason: string | undefined) => `Error loading properties: ${reason}`;
export const none = 'No properties available at the moment.';

// The results of a search.
export const showMore = 'Show more';
export const noMatch = 'No properties match all of these filters';
export const clearAll = 'Clear all filters';
export const nearest = 'Close to your search';
