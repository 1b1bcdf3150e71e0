import type { PropertySearch } from '#contract/property-search.ts';

/** Every development, the newest first. */
export const developmentSearch: PropertySearch = { development: true };
