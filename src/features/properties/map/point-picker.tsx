import 'leaflet/dist/leaflet.css';
import './property-map.css';
import { useEffect, useState } from 'react';
import { MapContainer, TileLayer, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '#contract/property/property.ts';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { Button } from '#src/components/ui/button.tsx';
import { env } from '#src/lib/env.ts';
import { mapPointOf } from './map-point.ts';

/** Zoom levels of Leaflet for a house, an area and the country. */
const ZOOM = { point: 17, area: 14, none: 6 };

interface PointPickerProps {
  /** The accessible name of the map. */
  label: string;
  useLabel: string;
  location: string;
  point: Coordinates | null;
  onChoose: (point: Coordinates) => void;
}

/** A map that is moved under a fixed pin, which works with a finger and with the arrow keys alike. */
export function PointPicker({ label, useLabel, location, point, onChoose }: PointPickerProps) {
  const area = placeOf({ location })?.point;
  const [start] = useState(point ?? area ?? mapPointOf({ location }).point);
  const [center, setCenter] = useState<Coordinates>(start);
  const zoom = point ? ZOOM.point : area ? ZOOM.area : ZOOM.none;
  return (
    <div className="grid gap-2">
      <div className="relative isolate h-80 overflow-hidden rounded-card border bg-sunken">
        <MapContainer
          center={[start.latitude, start.longitude]}
          zoom={zoom}
          scrollWheelZoom={false}
          className="property-map size-full"
        >
          <NamedMap label={label} onMove={setCenter} />
          <TileLayer url={env.mapTileUrl} attribution={env.mapAttribution} />
        </MapContainer>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1/2 z-1000 size-10 -translate-x-1/2 -translate-y-[38px] text-brand"
        >
          <path
            fill="currentColor"
            stroke="white"
            strokeWidth="1.5"
            d="M12 22.5s-7.5-6.6-7.5-12.6a7.5 7.5 0 0 1 15 0c0 6-7.5 12.6-7.5 12.6z"
          />
          <circle cx="12" cy="9.9" r="2.7" fill="white" />
        </svg>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={() => onChoose(center)}>
          {useLabel}
        </Button>
        <p role="status" className="text-sm text-muted tabular-nums">
          {center.latitude.toFixed(5)}, {center.longitude.toFixed(5)}
        </p>
      </div>
    </div>
  );
}

interface NamedMapProps {
  label: string;
  onMove: (center: Coordinates) => void;
}

function NamedMap({ label, onMove }: NamedMapProps) {
  const map = useMapEvents({
    moveend: () => {
      const { lat, lng } = map.getCenter();
      // To about 10 cm, as the field has it.
      onMove({ latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) });
    },
  });
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}
