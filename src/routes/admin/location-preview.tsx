import { useDeferredValue } from 'react';
import { coordinatesOf } from '#contract/property.ts';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';

/** Where a point lies that was typed as a location; an address needs no map to be understood. */
export function LocationPreview({ location }: { location: string }) {
  const shown = useDeferredValue(location);
  if (!coordinatesOf(shown)) return null;
  return (
    <div className="mt-3">
      <PropertyMap property={{ location: shown }} pinLabel="The property" />
    </div>
  );
}
