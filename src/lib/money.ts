const shortNumber = new Intl.NumberFormat('en-NG', { maximumSignificantDigits: 3 });

const shortUnits = [
  { size: 1_000_000_000, name: 'bn' },
  { size: 1_000_000, name: 'm' },
  { size: 1_000, name: 'k' },
] as const;

/** Naira in three digits at most: ₦850k, ₦85m, ₦1.2bn. */
export function formatShortNaira(price: number): string {
  // Rounded first, so that ₦999,999 becomes ₦1m and not ₦1,000k.
  const unit = shortUnits.find(({ size }) => Number((price / size).toPrecision(3)) >= 1);
  const { size, name } = unit ?? { size: 1, name: '' };
  return `₦${shortNumber.format(price / size)}${name}`;
}
