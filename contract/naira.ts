const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** Naira in full, without kobo: ₦85,000,000. */
export function formatNaira(price: number): string {
  return naira.format(price);
}
