import { ExternalLink, MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { tryAgain } from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';
import { mapPointOf } from './map-point.ts';
import * as texts from './texts.ts';

const PlaceDrawing = lazyPart(
  async () => (await import('#src/components/atlas/place-drawing.tsx')).PlaceDrawing,
);
const PropertyMapTiles = lazyPart(
  async () => (await import('./property-map-tiles.tsx')).PropertyMapTiles,
);

interface PropertyMapProps {
  property: Pick<Property, 'location' | 'coordinates'>;
  pinLabel?: string;
}

/** The state, and over it the map, which loads when it comes near the screen; with data saver on, after a tap. */
export function PropertyMap({ property, pinLabel = texts.pin }: PropertyMapProps) {
  const [presses, setPresses] = useState(0);
  // Each pressed button disappears; the focus stays where the map appears.
  const frameRef = useKeptFocus<HTMLDivElement>(`${presses}`);
  const isNear = useNearScreen(frameRef, 300);
  const waitsForTap = isDataSaverOn();
  const isShown = presses > 0 || (isNear && !waitsForTap);
  const { point, isExact } = mapPointOf(property);
  const countPress = () => setPresses(presses + 1);

  return (
    <div>
      <div
        ref={frameRef}
        tabIndex={-1}
        className="relative isolate h-64 overflow-hidden rounded-card border bg-sunken outline-none md:h-80"
      >
        <PlaceDrawing {...property} />
        {isShown && (
          <PropertyMapTiles
            // The centre of a Leaflet map is only read when it is created.
            key={`${point.latitude},${point.longitude}`}
            failed={(retry) => (
              <p
                role="status"
                className="absolute inset-x-4 bottom-4 flex items-center justify-center text-sm"
              >
                <span className="rounded-card bg-surface py-1 pr-1 pl-4">
                  {texts.failed}
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => {
                      countPress();
                      retry();
                    }}
                    className="ml-1"
                  >
                    {tryAgain}
                  </Button>
                </span>
              </p>
            )}
            point={point}
            pinLabel={isExact ? pinLabel : null}
          />
        )}
        {isNear && !isShown && (
          <Button variant="secondary" onClick={countPress} className="absolute! right-4 bottom-4">
            <MapPin />
            {texts.show}
          </Button>
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

/** Google Maps at the property's own point, or else a search for its address. */
export function googleMapsHref(property: PropertyMapProps['property']): string {
  const { point, isExact } = mapPointOf(property);
  const query = isExact ? `${point.latitude},${point.longitude}` : `${property.location}, Nigeria`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
