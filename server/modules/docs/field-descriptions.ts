import { z } from 'zod';
import { papersChoices } from '#contract/property/papers.ts';
import { Property } from '#contract/property/property.ts';
import { namedLocations } from '#contract/search/locations.ts';
import { MAX_PAGE_SIZE, PropertySearchQuery } from '#contract/search/property-search-query.ts';

const VALIDITY = 'When the property is available. The reference API does not send it.';

/** The descriptions of the two largest schemas. Here, because the app loads their files first. */
const searchFields: Partial<Record<keyof PropertySearchQuery, string>> = {
  papers: `Kinds of papers, separated by commas: some of ${papersChoices.join(', ')}.`,
  priceCeiling: 'Upper price bound of any size, because `maxPrice` is sent only below 1,000,000.',
  elsewhere:
    `Some of ${namedLocations.join(', ')}, separated by commas, none of which may match: ` +
    "the meaning of 'Other States'.",
  elsewhereIn: 'In this region, such as Lagos or Nigeria, but in no area that the map shows.',
  papersStated: 'Only properties whose papers are stated, or only others.',
  unchangedSince: 'Only properties whose last change was before this day in Lagos.',
  visitedBefore: 'Visited, the last time before this day.',
  unconfirmedSince: 'Not confirmed since this day, nor sold.',
  limit: `The page size, at most ${MAX_PAGE_SIZE}. Without it the response is the whole list.`,
  cursor: 'The `nextCursor` of the previous page; only with `limit`.',
  offset:
    'How many properties to skip, for numbered pages; only with `limit`, and not with `cursor`.',
  facets: 'Names of the counts to return in `meta.facets`, separated by commas; only with `limit`.',
};

const propertyFields: Partial<Record<keyof Property, string>> = {
  validFrom: VALIDITY,
  validTo: VALIDITY,
  imageDetails: 'Extension: sizes, colours and alternative texts of `images`, in the same order.',
  version:
    'Extension: incremented by every update that changes something. An update that sends an older version is rejected with 409.',
  updatedAt: 'Extension: the last change; null before the first one.',
  coordinates:
    'Extension: the exact point, stored apart from the address. Visitors get it if it is shown.',
  pointShown: 'Extension: whether visitors get the coordinates. Only staff get this.',
  checks: 'Extension: what was checked, and the day of the last visit.',
  videoUrl: 'Extension: the page of a video on YouTube or Vimeo.',
  floorPlan: 'Extension: the image of the floor plan, which is not one of `images`.',
  developmentDetails: 'Extension: stage, homes and handover of a development.',
};

/** Summaries of endpoints that the app loads first, by their names. */
export const summaries: Record<string, string> = {
  listProperties: 'Properties that match a search: the whole list, or a page if `limit` is sent',
  getProperty: 'One property; counts one view per network and day',
  listSavedProperties: 'The properties that the user saved',
  saveProperty: 'Save a property for later',
  unsaveProperty: 'Remove a property from the saved properties',
  getSavedState: 'Whether the user saved this property',
};

/** Adds the descriptions to the schemas, for the documentation of the API. */
export function describeFields(): void {
  for (const [{ shape }, descriptions] of [
    [PropertySearchQuery, searchFields],
    [Property, propertyFields],
  ] as const) {
    for (const [name, description] of Object.entries(descriptions)) {
      z.globalRegistry.add(shape[name as keyof typeof shape], { description });
    }
  }
}
