import { formatNumber } from './format-number.ts';

const shortUnits = [
  { size: 1_000_000_000, name: 'bn' },
  { size: 1_000_000, name: 'm' },
  { size: 1_000, name: 'k' },
] as const;

/** Naira with at most three digits, rounded half up: ₦850k, ₦85m, ₦1.2bn. */
export function formatShortNaira(price: number): string {
  // Rounded first, so that ₦999,999 becomes ₦1m and not ₦1,000k.
  const digits = `${Math.floor(Math.abs(price))}`.length;
  const step = 10 ** (digits - 3);
  const rounded = Math.round(price / step) * step;
  const { size, name } = shortUnits.find(({ size }) => rounded >= size) ?? { size: 1, name: '' };
  return `₦${formatNumber(Number((rounded / size).toPrecision(3)))}${name}`;
}
