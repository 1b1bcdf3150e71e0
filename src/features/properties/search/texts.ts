/**
 * The texts of the search field, to edit or translate in one place. Those of the filters are in
 * filter-texts.ts.
 */

export const field = { label: 'Search properties', placeholder: 'Area, city or title' };

// The suggestions.
export const suggestions = 'Suggestions';
export const areas = 'Areas';
export const properties = 'Properties';
