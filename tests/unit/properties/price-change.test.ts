import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPrice,
  priceSteps,
} from '#src/features/properties/admin-table/bulk/price-change.ts';

const raise = (percentage: number, step = 1) => ({ kind: 'raise', percentage, step }) as const;
const lower = (percentage: number, step = 1) => ({ kind: 'lower', percentage, step }) as const;

describe('A changed price', () => {
  it.each([
    [85_000_000, raise(10), 93_500_000],
    [85_000_000, lower(7.5), 78_625_000],
    [85_000_000, lower(7.5, 100_000), 78_600_000],
    [85_000_000, lower(7.5, 50_000), 78_650_000],
    [82_500_000, raise(10, 500_000), 91_000_000],
    [333, raise(0.1), 333],
  ])('of %i with %o is %i', (price, change, expected) => {
    expect(changedPrice(price, change)).toBe(expected);
  });

  it('is the given one where a price is set, also for a price on request', () => {
    expect(changedPrice(null, { kind: 'set', price: 40_000_000 })).toBe(40_000_000);
  });

  it('stays on request where a percentage has nothing to change', () => {
    expect(changedPrice(null, raise(10))).toBeNull();
  });

  it('is never rounded to 0, which would be on request', () => {
    expect(changedPrice(400_000, lower(50, 1_000_000))).toBe(1_000_000);
  });

  it('is a whole multiple of its step, at most half a step from the exact price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000_000 }),
        fc.integer({ min: -99, max: 1000 }).filter((percentage) => percentage !== 0),
        fc.constantFrom(...priceSteps),
        (price, percentage, step) => {
          const change = percentage > 0 ? raise(percentage, step) : lower(-percentage, step);
          const changed = changedPrice(price, change) ?? 0;
          expect(changed % step).toBe(0);
          const exact = (price * (100 + percentage)) / 100;
          expect(Math.abs(changed - exact) <= step / 2 || changed === step).toBe(true);
        },
      ),
    );
  });
});
