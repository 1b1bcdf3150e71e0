import { ExternalLink, MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { outsideMapHref } from './property-place.ts';
import { mapPointOf } from './property-rules.ts';

const PropertyMapTiles = lazy(async () => ({
  default: (await import('./property-map-tiles.tsx')).PropertyMapTiles,
}));

interface PropertyMapProps {
  property: Pick<Property, 'location' | 'coordinates'>;
  /** What stands at the pin. */
  pinLabel?: string;
}

/** The map on demand. Where the property's own point is not known, it says so. */
export function PropertyMap({ property, pinLabel = 'The property' }: PropertyMapProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { point, isExact } = mapPointOf(property);

  return (
    <div>
      <div className="relative isolate h-72 overflow-hidden rounded-card border bg-sunken md:h-96">
        {isWanted ? (
          <Suspense fallback={<Spinner className="size-full justify-center" />}>
            <PropertyMapTiles point={point} pinLabel={isExact ? pinLabel : null} />
          </Suspense>
        ) : (
          <>
            <MapDrawing />
            <div className="absolute inset-0 flex items-center justify-center">
              <Button variant="secondary" onClick={() => setIsWanted(true)} className="shadow-card">
                <MapPin aria-hidden="true" />
                Show map
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-medium">{property.location}</p>
          {!isExact && (
            <p className="mt-1 max-w-measure text-sm text-muted">
              The exact point of this property is not given. The map opens on Abuja and does not
              show where it stands; ask the agent, or search for the address.
            </p>
          )}
        </div>
        <ButtonLink
          to={outsideMapHref(property)}
          target="_blank"
          rel="noreferrer"
          variant="ghost"
          size="sm"
          className="-ml-3"
        >
          <ExternalLink aria-hidden="true" />
          Open in Google Maps
        </ButtonLink>
      </div>
    </div>
  );
}
