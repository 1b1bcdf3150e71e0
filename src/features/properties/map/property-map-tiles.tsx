import 'leaflet/dist/leaflet.css';
import './property-map.css';
import { divIcon, type LatLngTuple, type Marker as LeafletMarker } from 'leaflet';
import { useState } from 'react';
import { MapContainer, Marker, TileLayer } from 'react-leaflet';
import type { Coordinates } from '#contract/property.ts';
import { env } from '#src/lib/env.ts';
import { MAP_ZOOM } from '#src/lib/geo.ts';
import { TOUCH, useMediaQuery } from '#src/lib/media-query.ts';
import { MapDragSwitch } from './map-drag-switch.tsx';

/** Drawn here because Leaflet's own marker is a picture that it looks for beside its stylesheet. */
const pin = divIcon({
  className: 'text-brand',
  iconSize: [40, 40],
  iconAnchor: [20, 38],
  html: `<svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
    <path fill="currentColor" stroke="white" stroke-width="1.5" d="M12 22.5s-7.5-6.6-7.5-12.6a7.5 7.5 0 0 1 15 0c0 6-7.5 12.6-7.5 12.6z"/>
    <circle cx="12" cy="9.9" r="2.7" fill="white"/>
  </svg>`,
});

interface PropertyMapTilesProps {
  point: Coordinates;
  /** What stands at the point; null where it is no exact one, and so gets no pin. */
  pinLabel: string | null;
}

/** The real map. Loaded on demand, and the only file that knows Leaflet. */
export function PropertyMapTiles({ point, pinLabel }: PropertyMapTilesProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isTouch = useMediaQuery(TOUCH);
  const center: LatLngTuple = [point.latitude, point.longitude];
  return (
    <>
      <MapContainer
        center={center}
        zoom={MAP_ZOOM}
        // Else a page that is scrolled past the map gets stuck in it.
        scrollWheelZoom={false}
        dragging={!isTouch}
        className="property-map size-full"
      >
        {isTouch && <MapDragSwitch />}
        <TileLayer
          url={env.mapTileUrl}
          attribution={env.mapAttribution}
          eventHandlers={{
            tileerror: () => setIsIncomplete(true),
            tileload: () => setIsIncomplete(false),
          }}
        />
        {pinLabel !== null && (
          <Marker
            position={center}
            icon={pin}
            keyboard={false}
            eventHandlers={{ add: ({ target }) => nameMarker(target, pinLabel) }}
          />
        )}
      </MapContainer>
      <p role="status" className="absolute inset-x-0 bottom-8 z-1000 text-center text-sm">
        {isIncomplete && (
          <span className="rounded-full bg-surface px-4 py-2 shadow-card">
            Parts of the map did not load.
          </span>
        )}
      </p>
    </>
  );
}

/** Leaflet puts an alternative text on pictures only, and this pin is drawn. */
function nameMarker(marker: LeafletMarker, name: string) {
  const element = marker.getElement();
  element?.setAttribute('role', 'img');
  element?.setAttribute('aria-label', name);
}
