import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Of two Tailwind classes for one property, the order in the stylesheet decides:
 * components have variants, and a single exception is marked with `!`.
 */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
