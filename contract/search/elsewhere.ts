export const ALL_OF_NIGERIA = 'Nigeria';

/**
 * The location filter of the results in a region that are in none of its areas on the map. Apart from
 * the search, because only the map writes such filters.
 */
export function elsewhereIn(region: string): string {
  return `Elsewhere in ${region}`;
}
