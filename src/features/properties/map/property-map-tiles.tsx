import 'leaflet/dist/leaflet.css';
import './property-map.css';
import {
  divIcon,
  type LatLngTuple,
  type Marker as LeafletMarker,
  type TileLayer as LeafletTiles,
} from 'leaflet';
import { Hand, Lock } from 'lucide-react';
import { useState } from 'react';
import { MapContainer, Marker, TileLayer, useMap } from 'react-leaflet';
import type { Coordinates } from '#contract/property/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { env } from '#src/lib/env.ts';
import { TOUCH, useMediaQuery } from '#src/lib/media-query.ts';
import * as texts from './texts.ts';

const ZOOM = 15;

/** An SVG, since Leaflet looks for the image of its own marker beside its stylesheet. */
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
  /** The accessible name of the pin; null if the point is not exact, and so has no pin. */
  pinLabel: string | null;
}

/**
 * Hidden until a tile is there. If none can be loaded, the drawing below it stays, and a line says so.
 * Loaded on demand, because it imports Leaflet.
 */
export function PropertyMapTiles({ point, pinLabel }: PropertyMapTilesProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isTouch = useMediaQuery(TOUCH);
  const center: LatLngTuple = [point.latitude, point.longitude];
  if (hasFailed) return <Notice text={texts.noTiles} />;
  return (
    <div className={cn('absolute inset-0', !isLoaded && 'invisible')}>
      <MapContainer
        center={center}
        zoom={ZOOM}
        // Scrolling the page past the map must not zoom it.
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
            tileload: () => {
              setIsLoaded(true);
              setIsIncomplete(false);
            },
            load: ({ target }) => setHasFailed(!hasTiles(target)),
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
      <Notice text={isLoaded && isIncomplete && texts.incomplete} />
    </div>
  );
}

/** At the foot of the map. */
function Notice({ text }: { text: string | false }) {
  return (
    <p role="status" className="absolute inset-x-4 bottom-8 z-1000 text-center text-sm">
      {text && (
        <span className="inline-block rounded-card bg-surface px-4 py-2 shadow-card">{text}</span>
      )}
    </p>
  );
}

/** Whether any tile of a layer, all of which have responded, is there. */
function hasTiles(layer: LeafletTiles): boolean {
  return layer.getContainer()?.querySelector('.leaflet-tile-loaded') != null;
}

/** Leaflet sets an alternative text on <img> markers only. */
function nameMarker(marker: LeafletMarker, name: string) {
  const element = marker.getElement();
  element?.setAttribute('role', 'img');
  element?.setAttribute('aria-label', name);
}

/** On a touch screen one finger scrolls the page past the map, unless the visitor unlocks it. */
function MapDragSwitch() {
  const map = useMap();
  const [isDraggable, setIsDraggable] = useState(false);

  function toggle() {
    if (isDraggable) map.dragging.disable();
    else map.dragging.enable();
    setIsDraggable(!isDraggable);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={toggle}
      className="absolute top-2.5 right-2.5 z-1000 shadow-card"
    >
      {isDraggable ? <Lock /> : <Hand />}
      {isDraggable ? texts.lock : texts.move}
    </Button>
  );
}
