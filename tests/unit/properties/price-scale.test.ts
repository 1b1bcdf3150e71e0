import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  priceScaleOf,
  pricesOfRange,
  rangeOfPrices,
  sliderEnd,
} from '#src/features/properties/search/price-scale.ts';

const facet = {
  highest: 1_800_000_000,
  histogram: [
    { from: 2_000_000, count: 3 },
    { from: 50_000_000, count: 40 },
    { from: 1_000_000_000, count: 2 },
  ],
};
const scale = priceScaleOf(facet);

describe('The price slider', () => {
  it('ends at 1,000,000 until listings are loaded', () => {
    expect(priceScaleOf(undefined).max).toBe(1_000_000);
    expect(sliderEnd(null)).toBe(1_000_000);
  });

  it('ends at the highest listing price times 1.1, rounded up', () => {
    expect(sliderEnd(48_000_000)).toBe(52_800_000);
    expect(sliderEnd(90_001)).toBe(99_002);
    expect(scale.max).toBe(1_980_000_000);
  });

  it('filters nothing while it is untouched', () => {
    const untouched = rangeOfPrices({}, scale);
    expect(pricesOfRange(untouched, scale)).toEqual({});
  });

  it('keeps the lower bound if only the upper thumb is at its end', () => {
    expect(pricesOfRange([50_000_000, scale.max], scale)).toEqual({ minPrice: 50_000_000 });
  });

  it('gives every power of ten the same width', () => {
    const tenfold = scale.toPosition(100_000_000) - scale.toPosition(10_000_000);
    expect(scale.toPosition(1_000_000_000) - scale.toPosition(100_000_000)).toBeCloseTo(tenfold);
  });

  it('spans at least a factor of a hundred, however alike the prices are', () => {
    const { min, max } = priceScaleOf({
      highest: 1_000_000_000,
      histogram: [{ from: 1_000_000_000, count: 1 }],
    });
    expect(max / min).toBeGreaterThanOrEqual(100);
  });

  it('stays within its range and is monotonic', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (position) => {
        const price = scale.toValue(position);
        expect(price).toBeGreaterThanOrEqual(scale.min);
        expect(price).toBeLessThanOrEqual(scale.max);
        expect(scale.toPosition(price)).toBeCloseTo(position, 1);
      }),
    );
  });

  it('moves with every arrow key until it reaches an end', () => {
    fc.assert(
      fc.property(fc.integer({ min: scale.min, max: scale.max }), (price) => {
        for (const size of ['small', 'large'] as const) {
          const up = scale.step(price, 1, size);
          const down = scale.step(price, -1, size);
          expect(up === scale.max || up > price).toBe(true);
          expect(down === scale.min || down < price).toBe(true);
        }
      }),
    );
  });
});
