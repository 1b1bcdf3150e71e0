import { describe, expect, it } from 'vitest';
import {
  keptInFrame,
  MAX_SCALE,
  WHOLE,
  zoomedBy,
} from '#src/features/properties/gallery/image-zoom.ts';

describe('A picture that is enlarged', () => {
  it('keeps the point under the fingers where it is', () => {
    const point = { x: 100, y: -40 };
    const zoom = zoomedBy(zoomedBy(WHOLE, 2, point), 1.5, point);
    expect(zoom.scale).toBe(3);
    // What was drawn 100 right of the middle is still drawn there: the middle has moved away.
    expect({ x: zoom.x + point.x * zoom.scale, y: zoom.y + point.y * zoom.scale }).toEqual(point);
  });

  it('is never smaller than the whole picture, which stands in the middle', () => {
    expect(zoomedBy({ scale: 2, x: 80, y: 30 }, 0.1, { x: 0, y: 0 })).toEqual(WHOLE);
  });

  it('is enlarged fivefold at most', () => {
    expect(zoomedBy(WHOLE, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
  });

  it('moves as far as its own edge, and not at all where it is smaller than the frame', () => {
    const frame = { width: 400, height: 800 };
    const picture = { width: 1200, height: 900 };
    // Drawn 400 by 300, enlarged 800 by 600: 200 to spare on each side, and none above.
    expect(keptInFrame({ scale: 2, x: 999, y: 50 }, frame, picture)).toEqual({
      scale: 2,
      x: 200,
      y: 0,
    });
    expect(keptInFrame({ scale: 2, x: -999, y: -50 }, frame, picture)).toMatchObject({ x: -200 });
  });
});
