import type { Property } from '#contract/property.ts';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PageRequest } from './property-page-request.ts';

/** A part of a search's results. */
export interface FoundPage {
  properties: Property[];
  /** How many the search finds in all. */
  total: number;
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
  /** Only on the first page. */
  facets: PropertyFacets;
}

/** The same, whichever kind of API answered. */
export interface PropertyPage extends FoundPage {
  /** When the API answered, in milliseconds. */
  fetchedAt: number;
  /** The API answered everything that it has at once. */
  isOfWholeList?: boolean;
}

/** Everything that an API without paging has, which it answers whatever part is asked for. */
export interface WholeList {
  /** Answers a search as an API that pages would. */
  page(request: PageRequest): Promise<FoundPage>;
}
