/**
 * The texts of the search field, to edit or translate in one place. Each is an export, since
 * bundlers shorten the names of exports but not those of properties.
 */

export const field = { label: 'Search properties', placeholder: 'Area, city or title' };
