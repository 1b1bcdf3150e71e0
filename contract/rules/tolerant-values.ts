type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An id may be a number. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return `${value}`;
  return typeof value === 'string' ? value || null : null;
}

export function textOf(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? `${value}`.trim() || null : null;
}

/** Reads a finite number of 0 or more; text may hold separators, as in '85,000,000'. */
export function numberOf(value: unknown): number | null {
  const given = typeof value === 'string' ? Number(value.replaceAll(/[,\s₦]/g, '') || NaN) : value;
  return typeof given === 'number' && Number.isFinite(given) && given >= 0 ? given : null;
}

/** Accepts text, and the 1 and 0 of databases without booleans. */
export function booleanOf(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1) return true;
  return value === false || value === 'false' || value === 0 ? false : null;
}

/** Accepts one text in place of a list; drops empty and other items. */
export function textListOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => (typeof item === 'string' && item.trim() ? [item.trim()] : []));
}

/** An ISO date or milliseconds since 1970, as an ISO date. */
export function dateOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return null;
  return typeof value === 'string' ? value : new Date(time).toISOString();
}
