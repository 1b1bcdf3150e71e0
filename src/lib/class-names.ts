/**
 * Joins class names. Of two Tailwind classes for one property, the order in the stylesheet decides:
 * components have variants, and a single exception is marked with `!`.
 */
export function cn(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
