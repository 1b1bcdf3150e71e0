import { searchOfAddressBar } from '#contract/property-search-query.ts';
import { developmentSearch } from '#src/features/properties/development-search.ts';
import { propertyAddresses } from '#src/features/properties/property-addresses.ts';
import { firstPageOf, recentPage } from '#src/features/properties/property-page-request.ts';
import { askEarly } from '#src/lib/early-answers.ts';
import { paths } from '#src/lib/paths.ts';
import type { ReadRequest } from '#src/lib/read-request.ts';

/** Asks for the data of the page that is being opened, before there is any code to show it. */
export function askForFirstPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const request = firstRequest(pathname, new URLSearchParams(search));
  if (request) askEarly(request);
}

/** What the loader of that page's route will ask for, to the letter. */
function firstRequest(pathname: string, parameters: URLSearchParams): ReadRequest | null {
  switch (pathname) {
    case paths.home.path:
      return propertyAddresses.page(recentPage);
    case paths.propertyListings.path:
      return propertyAddresses.page(firstPageOf(searchOfAddressBar(parameters)));
    case paths.newDevelopments.path:
      return propertyAddresses.page(firstPageOf(developmentSearch));
  }
  const [, page, id] = pathname.match(/^(\/[^/]+)\/([^/]+)$/) ?? [];
  const isProperty = [paths.propertyListing, paths.newDevelopment].some(
    ({ path }) => path === `${page}/:id`,
  );
  return id && isProperty ? propertyAddresses.property(decodeURIComponent(id)) : null;
}
