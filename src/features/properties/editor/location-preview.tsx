import { useDeferredValue } from 'react';
import { coordinatesOf } from '#contract/property.ts';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';

/** A map of a location that is a point; an address needs none. */
export function LocationPreview({ location }: { location: string }) {
  const shown = useDeferredValue(location);
  if (!coordinatesOf(shown)) return null;
  return (
    <div className="mt-3">
      <PropertyMap property={{ location: shown }} pinLabel="The property" />
    </div>
  );
}
