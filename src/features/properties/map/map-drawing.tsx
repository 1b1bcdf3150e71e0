/** A sheet ruled for a map, where one is going to be; it shows no place. */
export function MapDrawing() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full text-hairline">
      <pattern id="map-drawing" width="40" height="40" patternUnits="userSpaceOnUse">
        <path d="M40 0H0v40" fill="none" stroke="currentColor" strokeWidth="2" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#map-drawing)" />
    </svg>
  );
}
