import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import type { PropertyPage } from './property-page.ts';
import { propertyQueries } from './property-queries.ts';

/** One property; until it arrives, what the list it was opened from already knew of it. */
export function useProperty(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...propertyQueries.detail(id),
    placeholderData: () => listedProperty(client, id),
  });
}

function listedProperty(client: QueryClient, id: string): Property | undefined {
  const lists = client.getQueriesData<InfiniteData<PropertyPage>>({
    queryKey: propertyQueries.allPages(),
  });
  for (const [, list] of lists) {
    for (const page of list?.pages ?? []) {
      const found = page.properties.find(({ _id }) => _id === id);
      if (found) return found;
    }
  }
}
