import { describe, expect, it } from 'vitest';
import { isTargetMet } from '#scripts/targets.ts';

describe('A measured figure', () => {
  it.each([
    [{ value: 120, atMost: 120 }, true],
    [{ value: 120.1, atMost: 120 }, false],
    [{ value: 97, atLeast: 97 }, true],
    [{ value: 96, atLeast: 97 }, false],
  ])('is held to its bound: %o', (target, isMet) => {
    expect(isTargetMet({ name: 'figure', ...target })).toBe(isMet);
  });

  it('that could not be measured meets nothing', () => {
    expect(isTargetMet({ name: 'figure', value: Number.NaN, atMost: 120 })).toBe(false);
  });
});
