import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchOfAddressBar } from '#contract/property-search-query.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { preloadCover } from '#src/features/properties/gallery/cover-preload.ts';
import { cardPictureSizes } from '#src/features/properties/list/property-grid-shape.ts';

/** Apart from the other loaders, since reading a search takes code that only this page needs. */
export function propertyListingsLoader(queryClient: QueryClient) {
  return ({ request }: LoaderFunctionArgs) => {
    const search = searchOfAddressBar(new URL(request.url).searchParams);
    const pages = propertyQueries.pages(search);
    queryClient.prefetchInfiniteQuery(pages).then(() => {
      const [first] = queryClient.getQueryData(pages.queryKey)?.pages ?? [];
      preloadCover(first?.properties[0], cardPictureSizes);
    });
    return null;
  };
}
