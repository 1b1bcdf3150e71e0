import { describe, expect, it } from 'vitest';
import {
  closerTo,
  enlarged,
  isWhole,
  reshaped,
  shifted,
  wholeView,
} from '#src/features/properties/map/map-view.ts';

describe('The view of a map', () => {
  const lagos = { left: 0, top: 500, width: 100, height: 81 };

  it('is moved and enlarged as the fingers are, and back', () => {
    expect(shifted(lagos, { x: 0.5, y: 0, scale: 1 })).toMatchObject({ left: -50, width: 100 });
    expect(shifted(lagos, { x: 0, y: 0, scale: 2 })).toMatchObject({
      left: 0,
      top: 500,
      width: 50,
    });
    const closer = enlarged(lagos, 2, { x: 1, y: 0 });
    expect(closer).toMatchObject({ left: 50, top: 500, width: 50 });
    expect(enlarged(closer, 0.5, { x: 1, y: 0 })).toEqual(lagos);
  });

  it('is at most the whole drawing and at least 10 km, with its centre in the drawing', () => {
    expect(enlarged(lagos, 0.05)).toEqual(wholeView);
    expect(enlarged(lagos, 1000).width).toBe(8);
    const { left, top, width, height } = shifted(lagos, { x: 9, y: -9, scale: 1 });
    expect([left + width / 2, top + height / 2]).toEqual([0, 810]);
  });

  it('keeps its centre and width in a frame of other proportions', () => {
    expect(reshaped(lagos, 0.5)).toEqual({ left: 0, top: 440.5, width: 100, height: 200 });
    expect(isWhole(reshaped(wholeView, 0.5))).toBe(true);
    expect(isWhole(reshaped(wholeView, 2))).toBe(false);
  });

  it('comes two to four times as close to places, and no closer than 10 km', () => {
    expect(
      closerTo(
        [
          { x: 40, y: 540 },
          { x: 60, y: 540 },
        ],
        lagos,
      ),
    ).toMatchObject({ width: 30 });
    expect(
      closerTo(
        [
          { x: 0, y: 540 },
          { x: 90, y: 540 },
        ],
        lagos,
      ),
    ).toMatchObject({
      left: 20,
      width: 50,
    });
    const near = closerTo([{ x: 50, y: 540 }], lagos);
    expect(near).toMatchObject({ left: 37.5, width: 25 });
    expect(closerTo([{ x: 50, y: 540 }], near).width).toBe(8);
  });
});
