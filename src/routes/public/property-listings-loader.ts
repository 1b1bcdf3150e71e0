import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchOfAddressBar } from '#contract/property-search-query.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';

/** Apart from the other loaders, since reading a search takes code that only this page needs. */
export function propertyListingsLoader(queryClient: QueryClient) {
  return ({ request }: LoaderFunctionArgs) => {
    const search = searchOfAddressBar(new URL(request.url).searchParams);
    queryClient.prefetchInfiniteQuery(propertyQueries.pages(search));
    return null;
  };
}
