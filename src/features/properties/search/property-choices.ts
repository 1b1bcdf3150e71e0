import { namedPlaces, OTHER_STATES, popularPlaces } from '#contract/places.ts';
import { propertyStatuses, propertyTypes } from '#contract/property.ts';
import type { FacetCount } from '#contract/property-facets.ts';
import type { PropertySort } from '#contract/property-search.ts';

export const sortLabels: Record<PropertySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
};

export const locationChoices = [...new Set([...namedPlaces, ...popularPlaces]), OTHER_STATES];

/** The types that we name, then those that only this API's listings have. */
export function typeChoices(facet: FacetCount[] | undefined): string[] {
  return [...new Set([...propertyTypes, ...valuesOf(facet)])];
}

export function statusChoices(facet: FacetCount[] | undefined): string[] {
  return [...new Set([...propertyStatuses, ...valuesOf(facet)])];
}

/** The choices with the one that is set: whatever an address asks for can be seen and taken back. */
export function withChosen(choices: readonly string[], chosen: string | undefined): string[] {
  return [...new Set(chosen ? [...choices, chosen] : choices)];
}

function valuesOf(facet: FacetCount[] = []): string[] {
  return facet.map(({ value }) => value).filter(Boolean);
}
