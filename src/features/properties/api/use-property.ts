import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import { propertyQueries } from './property-queries.ts';

/**
 * Loads a property. Until then it returns the property of a cached list: the results, the recent or
 * similar properties, or `otherLists`, the cached properties of another feature.
 */
export function useProperty(id: string, otherLists: readonly Property[] = []) {
  const client = useQueryClient();
  return useQuery({
    ...propertyQueries.detail(id),
    placeholderData: () =>
      [...listedProperties(client), ...otherLists].find(({ _id }) => _id === id),
  });
}

function listedProperties(client: QueryClient): Property[] {
  const results = client.getQueriesData<{ pages: { properties: Property[] }[] }>({
    queryKey: propertyQueries.allPages(),
  });
  const recent = client.getQueryData(propertyQueries.recent().queryKey);
  const similar = client.getQueriesData<Property[]>({ queryKey: propertyQueries.allSimilar() });
  return [
    ...results.flatMap(([, list]) => list?.pages ?? []).flatMap(({ properties }) => properties),
    ...(recent?.properties ?? []),
    ...similar.flatMap(([, list]) => list ?? []),
  ];
}
