import { useQuery } from '@tanstack/react-query';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';

/** A property's title, as soon as it is known. */
export function PropertyTitle({ id }: { id: string }) {
  // The page below asks for it.
  const { data } = useQuery({ ...propertyQueries.detail(id), enabled: false });
  return data?.title ?? 'Property';
}
