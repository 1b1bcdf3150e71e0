/** The texts of the suggestions below the search field, which load with the first focus. */

export const suggestions = 'Suggestions';
export const areas = 'Areas';
export const properties = 'Properties';
