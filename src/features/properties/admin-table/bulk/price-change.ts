export type PriceChange =
  | { kind: 'set'; price: number }
  /** Applies to stated prices only; a step of 1 is whole naira. */
  | { kind: 'raise' | 'lower'; percentage: number; step: number };

/** The steps to which changed prices are rounded, in naira. */
export const priceSteps = [1, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000] as const;

/**
 * The price after a change, in whole naira: rounded half up to the step, but never to 0, which would
 * be on request. Null stays on request.
 */
export function changedPrice(price: number | null, change: PriceChange): number | null {
  if (change.kind === 'set') return change.price;
  if (price === null) return null;
  const { kind, percentage, step } = change;
  const factor = 100 + (kind === 'raise' ? percentage : -percentage);
  return Math.max(1, Math.round((price * factor) / 100 / step)) * step;
}
