import { queryOptions } from '@tanstack/react-query';
import { getProperty } from '#contract/endpoints/properties.ts';
import { call } from '#src/lib/api.ts';
import { propertyQueries } from './property-queries.ts';

/** The start of an edit. Not cached between visits: another admin may change the property. */
export function storedPropertyQuery(id: string) {
  return queryOptions({
    queryKey: [...propertyQueries.all(), 'stored', id] as const,
    queryFn: async ({ client, signal }) => {
      const property = await call(getProperty, { params: { id }, signal });
      client.setQueryData(propertyQueries.detail(id).queryKey, property);
      return property;
    },
    gcTime: 0,
  });
}
