import { logger } from '#src/lib/logger.ts';

export type FilterNames = typeof import('./applied-filters.ts');

/**
 * Loads the names of applied filters, with the parser of text searches. A page without filters does
 * not need them. If they cannot be loaded, null: the filters have no chips until the next search.
 */
export async function loadFilterNames(): Promise<FilterNames | null> {
  try {
    return await import('./applied-filters.ts');
  } catch (error) {
    logger.warn('The names of the filters could not be loaded', error);
    return null;
  }
}
