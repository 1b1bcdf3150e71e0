import { FOR_SALE } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { partsOf } from '#contract/search/property-search-query.ts';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { writeUrlState } from '#src/lib/url-state.ts';
import { appliedFilters } from './applied-filters.ts';

const texts = {
  searchRequest: (company: string, words: string) =>
    `Hello ${company}, I am looking for a home${words && `: ${words}`}`,
  searchRequestSubject: 'Please find a home for me',
};

/** In characters, because a link can be cut off: of the whole message, and of the address in it. */
const MAX_MESSAGE = 1000;
const MAX_ADDRESS = 600;

/** '4 or more bedrooms, Lekki or Ajah, up to ₦150m, Swimming Pool'; empty without filters. */
export function searchInWords(search: PropertySearch): string {
  const { type, bedrooms, bathrooms, location, status, ...others } = search;
  const words = (part: PropertySearch) => appliedFilters(part).map(({ label }) => inWords(label));
  return [
    ...words({ type, bedrooms, bathrooms }),
    [...new Set(partsOf(location))].join(' or '),
    ...words({ status: status === FOR_SALE ? undefined : status, ...others }),
  ]
    .filter(Boolean)
    .join(', ');
}

function inWords(label: string): string {
  return label
    .replace(/^(\d+)\+ /, '$1 or more ')
    .replace(/^(Up to|From) ₦/, (start) => start.toLowerCase());
}

/** A search as a request to the company, the query of its address, and the address. */
export function searchRequest(search: PropertySearch) {
  const query = writeUrlState(PropertySearchUrl, { sort: 'newest', ...search });
  return {
    words: texts.searchRequest(brand.name, searchInWords(search)),
    query: query.toString(),
    address: new URL(paths.propertyListings.href(query), window.location.origin).href,
  };
}

/** Links that ask the company for such a home, with the words and the address of the search. */
export function searchRequestHrefs(search: PropertySearch) {
  const { words: request, address } = searchRequest(search);
  const ending = address.length > MAX_ADDRESS ? '.' : `. ${address}`;
  const message = `${request.slice(0, MAX_MESSAGE - ending.length)}${ending}`;
  const subject = encodeURIComponent(texts.searchRequestSubject);
  return {
    whatsapp: whatsappHref(message),
    email: `mailto:${brand.email}?subject=${subject}&body=${encodeURIComponent(message)}`,
  };
}
