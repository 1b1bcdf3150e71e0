import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import { propertyQueries } from './property-queries.ts';
import { suggestionQueries } from './suggestion-queries.ts';

/**
 * One property; until it arrives, what a list on this visit already knew of it: the results, the
 * recent ones, the similar ones, or another feature's list, which is handed in as `alsoKnown`.
 */
export function useProperty(id: string, alsoKnown: readonly Property[] = []) {
  const client = useQueryClient();
  return useQuery({
    ...propertyQueries.detail(id),
    placeholderData: () =>
      [...listedProperties(client), ...alsoKnown].find(({ _id }) => _id === id),
  });
}

function listedProperties(client: QueryClient): Property[] {
  const results = client.getQueriesData<{ pages: { properties: Property[] }[] }>({
    queryKey: propertyQueries.allPages(),
  });
  const recent = client.getQueryData(propertyQueries.recent().queryKey);
  const similar = client.getQueriesData<Property[]>({ queryKey: suggestionQueries.allSimilar() });
  return [
    ...results.flatMap(([, list]) => list?.pages ?? []).flatMap(({ properties }) => properties),
    ...(recent?.properties ?? []),
    ...similar.flatMap(([, list]) => list ?? []),
  ];
}
