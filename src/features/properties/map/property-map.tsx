import { ExternalLink, MapPin } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';
import { googleMapsHref, mapPointOf } from './map-point.ts';
import * as texts from './texts.ts';

/** React.lazy never retries a failed import, so each attempt needs a new component. */
const lazyTiles = () =>
  lazy(async () => ({ default: (await import('./property-map-tiles.tsx')).PropertyMapTiles }));

interface PropertyMapProps {
  property: Pick<Property, 'location' | 'coordinates'>;
  pinLabel?: string;
}

/** Loads the map when it comes near the screen; with data saver on, after a tap. */
export function PropertyMap({ property, pinLabel = texts.pin }: PropertyMapProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frameRef, 300);
  const [attempts, setAttempts] = useState(0);
  const [PropertyMapTiles, setTiles] = useState(lazyTiles);
  const waitsForTap = isDataSaverOn();
  const isShown = attempts > 0 || (isNear && !waitsForTap);
  const { point, isExact } = mapPointOf(property);

  function load() {
    setTiles(lazyTiles);
    setAttempts(attempts + 1);
    // The pressed button disappears; the focus stays where the map appears.
    frameRef.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div
        ref={frameRef}
        tabIndex={-1}
        className={cn(
          'relative isolate overflow-hidden rounded-card border bg-sunken outline-none',
          isShown ? 'h-64 md:h-88' : 'h-20',
        )}
      >
        {isShown ? (
          <PartBoundary
            key={attempts}
            loading={<Spinner className="size-full justify-center" />}
            failed={
              <ErrorState
                {...texts.failed}
                onRetry={load}
                className="size-full justify-center border-none py-4!"
              />
            }
          >
            <PropertyMapTiles
              // The centre of a Leaflet map is only read when it is created.
              key={`${point.latitude},${point.longitude}`}
              point={point}
              pinLabel={isExact ? pinLabel : null}
            />
          </PartBoundary>
        ) : (
          isNear && (
            <>
              <Atlas
                isStrip
                locations={[property.location]}
                point={isExact ? point : undefined}
                className="size-full max-md:-translate-x-12"
              />
              <Button
                variant="secondary"
                onClick={load}
                className="absolute! top-1/2 right-4 -translate-y-1/2"
              >
                <MapPin />
                {texts.show}
              </Button>
            </>
          )
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="py-1.5 font-medium pointer-coarse:py-2.5">{property.location}</p>
          {!isExact && <p className="max-w-measure text-sm text-muted">{texts.notExact}</p>}
        </div>
        <ButtonLink
          to={googleMapsHref(property)}
          target="_blank"
          rel="noreferrer"
          variant="ghost"
          size="sm"
          className="-ml-3 md:-mr-3"
        >
          <ExternalLink />
          {texts.openInGoogleMaps}
        </ButtonLink>
      </div>
    </div>
  );
}

function isDataSaverOn(): boolean {
  // TypeScript has no types for the Network Information API, which only Chromium implements.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
