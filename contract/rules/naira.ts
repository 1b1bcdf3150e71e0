import { formatNumber } from './format-number.ts';

/** Naira in full, without kobo: ₦85,000,000. */
export function formatNaira(price: number): string {
  const rounded = Math.round(price);
  return `${rounded < 0 ? '-' : ''}₦${formatNumber(Math.abs(rounded))}`;
}

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

export const typedUnits: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/**
 * Parses a typed price (`50m`, `1.2bn`, `₦85,000,000`) to naira; null if it is invalid. A decimal
 * point needs a unit, since `9.5` means 9.5 million more often than 10 naira. A comma groups
 * thousands: `1,5m` is invalid, not 15 million.
 */
export function parseNaira(typed: string): number | null {
  const text = typed
    .toLowerCase()
    .replace(/^\s*(₦|ngn|n)/, '')
    .replace(/[\s_]/g, '');
  const [, whole, fraction = '', unit] =
    text.match(/^(\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.))(\.\d+)?([a-z]*)$/) ?? [];
  const factor = unit ? typedUnits[unit] : 1;
  if (whole === undefined || factor === undefined) return null;
  const digits = whole.replaceAll(',', '') + fraction;
  return !unit && digits.includes('.') ? null : Math.round(Number(digits) * factor);
}
