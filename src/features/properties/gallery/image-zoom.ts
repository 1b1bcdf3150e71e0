/** How a picture is drawn in its frame: enlarged, and moved from the middle by so many pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

export const MAX_SCALE = 5;

/**
 * Enlarged by `factor` so that what lies at `point` stays there; points are pixels from the middle
 * of the frame. Never smaller than the whole picture, which stands in the middle.
 */
export function zoomedBy(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), MAX_SCALE);
  if (scale === 1) return WHOLE;
  const grown = scale / zoom.scale;
  return {
    scale,
    x: point.x - (point.x - zoom.x) * grown,
    y: point.y - (point.y - zoom.y) * grown,
  };
}

/** The same without empty space that moving could avoid, for a picture of so many pixels. */
export function keptInFrame({ scale, x, y }: Zoom, frame: Size, picture: Size): Zoom {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  const roomX = Math.max(0, (picture.width * fit * scale - frame.width) / 2);
  const roomY = Math.max(0, (picture.height * fit * scale - frame.height) / 2);
  return { scale, x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) };
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
