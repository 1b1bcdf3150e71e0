import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Tailwind's scales with the names that tailwind.config.ts adds. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['checkbox', 'field', 'card'],
      shadow: ['card', 'float'],
      container: ['page', 'measure'],
    },
  },
});

/** Joins class names; of two Tailwind classes for the same property, the later one stays. */
export function cn(...names: ClassValue[]): string {
  return merge(clsx(names));
}
