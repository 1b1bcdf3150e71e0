import { ExternalLink, MapPin } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { mapPointOf } from '#src/features/properties/detail/property-rules.ts';
import { outsideMapHref } from '#src/features/properties/list/property-place.ts';
import { MapDrawing } from './map-drawing.tsx';

/** Anew for each attempt, since React remembers a failed one. */
const lazyTiles = () =>
  lazy(async () => ({ default: (await import('./property-map-tiles.tsx')).PropertyMapTiles }));

interface PropertyMapProps {
  property: Pick<Property, 'location' | 'coordinates'>;
  /** What stands at the pin. */
  pinLabel?: string;
}

/** The map on demand. Where the property's own point is not known, it says so. */
export function PropertyMap({ property, pinLabel = 'The property' }: PropertyMapProps) {
  const [attempts, setAttempts] = useState(0);
  const [PropertyMapTiles, setTiles] = useState(lazyTiles);
  const frameRef = useRef<HTMLDivElement>(null);
  const { point, isExact } = mapPointOf(property);

  function show() {
    setTiles(lazyTiles);
    setAttempts(attempts + 1);
    // The pressed button goes; the focus stays where the map comes.
    frameRef.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div
        ref={frameRef}
        tabIndex={-1}
        className="relative isolate h-64 overflow-hidden rounded-card border bg-sunken outline-none md:h-88"
      >
        {attempts > 0 ? (
          <PartBoundary
            key={attempts}
            fallback={
              <ErrorState
                title="The map could not be loaded"
                description="The address is below, with a link to an outside map."
                onRetry={show}
                className="size-full justify-center border-none py-4"
              />
            }
          >
            <Suspense fallback={<Spinner className="size-full justify-center" />}>
              <PropertyMapTiles point={point} pinLabel={isExact ? pinLabel : null} />
            </Suspense>
          </PartBoundary>
        ) : (
          <>
            <MapDrawing />
            <div className="absolute inset-0 flex items-center justify-center">
              <Button variant="secondary" onClick={show} className="shadow-card">
                <MapPin aria-hidden="true" />
                Show map
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="py-1.5 font-medium pointer-coarse:py-2.5">{property.location}</p>
          {!isExact && (
            <p className="max-w-measure text-sm text-muted">
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
          className="-ml-3 md:-mr-3"
        >
          <ExternalLink aria-hidden="true" />
          Open in Google Maps
        </ButtonLink>
      </div>
    </div>
  );
}
