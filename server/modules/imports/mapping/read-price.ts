import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import { formatNaira, typedUnits } from '#contract/rules/naira.ts';

/** A value as it is imported; `notes` are reasons to check it. */
export type Reading<Value> = { value: Value; notes: string[] } | { error: string };

interface Price {
  /** Whole naira; null on request. */
  naira: number | null;
  isNegotiable: boolean;
}

const onRequest =
  /^(?:price\s+)?(?:up)?on\s+(?:request|application|call|enquiry|inquiry|demand)\b|^p\.?\s?o\.?\s?[ra]\.?$|^(?:please\s+|kindly\s+)?(?:call|ask|contact|enquire|inquire)\b|^(?:tba|tbd|nil|none|n\/?a|null|nan|negotiable|on\s+request|open)$|^[-–—_?.\s]*$/i;
const foreign = /[$£€]|\b(?:usd|gbp|eur|dollars?|pounds?|euros?)\b/i;
const negotiable = /[(,;/\s]*\b(?:slightly\s+)?(?:neg(?:otiable)?|o\.?n\.?o)\b\.?\)?/gi;
const remarks =
  /\b(?:asking|only|net|gross|outright|last\s+price|from|starting(?:\s+(?:at|from))?|each|total|is|price)\b[:\s]*/gi;
const share =
  /\s*\(?(?:\/|\bper\b)\s*(plot|sq\.?\s?m|sqm|square met(?:er|re)|unit|hectare|acre|annum|year|month|night)s?\.?\)?$/i;
const currency = /^(?:=\s?n\s?=|₦|#|ngn|naira|n|\?)\s*(?=[\d.])|\s*(?:₦|ngn|naira)$/gi;

const unitSizes: Record<string, number> = {
  ...typedUnits,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  millions: 1e6,
  bil: 1e9,
  billions: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
};
const sizes: Record<ImportMapping['priceUnit'], number> = {
  naira: 1,
  thousands: 1e3,
  millions: 1e6,
};

/** Cheaper than any home. */
const MIN_PLAUSIBLE_PRICE = 100_000;

/** Reads a price as spreadsheets have them: '₦85M', '85,000,000.00', 'N1.2bn', 'Price on request'. */
export function readPrice(cell: string, unit: ImportMapping['priceUnit']): Reading<Price> {
  const typed = cell.trim().replaceAll('\u00a0', ' ');
  const isNegotiable = negotiable.test(typed) && !/\bnon\b|\bnot\b/i.test(typed);
  negotiable.lastIndex = 0;
  if (onRequest.test(typed)) {
    const notes = typed === '' ? ['no price: shown as Price on request'] : [];
    return { value: { naira: null, isNegotiable }, notes };
  }
  if (foreign.test(typed)) return { error: `is in another currency: "${cell}"` };
  const per = share.exec(typed)?.[1]?.toLowerCase();
  if (per && /annum|year|month|night/.test(per)) return { error: `is a rent: "${cell}"` };
  const amount = typed
    .replace(negotiable, '')
    .replace(/\((?:non|not)[^)]*\)|\bnon\b.*$/i, '')
    .replace(share, '')
    .replace(remarks, '')
    .replace(/\(\s*\)/g, '')
    .trim();
  const notes = per ? [`the price is per ${per}`] : [];
  const naira = amountIn(amount, sizes[unit]);
  if (typeof naira === 'number') return priced(naira, isNegotiable, notes);
  const [, low = '', high = ''] = amount.match(/^(.*\d.*?)\s*(?:-|–|—|\bto\b)\s*(.*\d.*)$/i) ?? [];
  const highUnit = /[a-z]+\.?$/i.exec(high.replace(currency, ''))?.[0] ?? '';
  const lowest = /[a-z]$/i.test(low)
    ? amountIn(low, sizes[unit])
    : amountIn(low + highUnit, sizes[unit]);
  if (typeof lowest === 'number' && typeof amountIn(high, sizes[unit]) === 'number') {
    return priced(lowest, isNegotiable, [...notes, 'a range: the lower price is taken']);
  }
  const reason = naira === 'needs unit' ? 'needs m or bn after it' : 'should be a price in naira';
  return { error: `${reason}: "${cell}"` };
}

function priced(naira: number, isNegotiable: boolean, notes: string[]): Reading<Price> {
  if (!Number.isSafeInteger(naira) || naira < 0) return { error: 'is not a price' };
  if (naira === 0) {
    return {
      value: { naira: null, isNegotiable },
      notes: [...notes, 'no price: shown as Price on request'],
    };
  }
  const isLow = naira < MIN_PLAUSIBLE_PRICE;
  const low = isLow ? [`${formatNaira(naira)} is very little`] : [];
  return { value: { naira, isNegotiable }, notes: [...notes, ...low] };
}

/** `size` is that of a number without a unit. */
function amountIn(text: string, size: number): number | 'needs unit' | null {
  const plain = text.replace(currency, '').replace(/^\+/, '').trim();
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(plain)) return Math.round(Number(plain));
  const [, digits, unit = ''] = plain.match(/^([\d.,'\s]*\d)\s*([a-z]*)\.?$/i) ?? [];
  const number = digits === undefined ? null : plainNumber(digits);
  if (number === null) return null;
  if (unit) {
    const unitSize = unitSizes[unit.toLowerCase()];
    return unitSize === undefined ? null : Math.round(number * unitSize);
  }
  // 85 in a column of millions; 85000000 there was written in full.
  if (size > 1 && number < MIN_PLAUSIBLE_PRICE) return Math.round(number * size);
  return Number.isInteger(number) || number >= MIN_PLAUSIBLE_PRICE
    ? Math.round(number)
    : 'needs unit';
}

/** Reads '85,000,000.00', '85.000.000,00', '85 000 000' and '1,2'; null if it is ambiguous. */
export function plainNumber(text: string): number | null {
  const digits = text.replace(/['\s]/g, '');
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const point = digits[decimal];
  if (point === undefined) return toNumber(digits);
  const [whole, fraction] = [digits.slice(0, decimal), digits.slice(decimal + 1)];
  const other = point === '.' ? ',' : '.';
  const isGroup = whole.includes(point) || (point === ',' && fraction.length === 3);
  if (isGroup && !whole.includes(other)) {
    const groups = digits.split(point);
    const isValid =
      groups.slice(1).every((group) => group.length === 3) && `${groups[0]}`.length <= 3;
    return isValid ? toNumber(groups.join('')) : null;
  }
  const groups = whole.split(other);
  const isValid = groups.slice(1).every((group) => group.length === 3);
  return isValid && !whole.includes(point) ? toNumber(`${groups.join('')}.${fraction}`) : null;
}

function toNumber(text: string): number | null {
  return /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null;
}
