import type { PropertySearch } from './property-search.ts';

interface Budget {
  label: string;
  search: PropertySearch;
}

/** Common searches of buyers: by budget, and for land. */
export const budgets: readonly Budget[] = [
  { label: 'Under ₦50m', search: { maxPrice: 50_000_000 } },
  { label: '₦50m to ₦150m', search: { minPrice: 50_000_000, maxPrice: 150_000_000 } },
  { label: '₦150m to ₦500m', search: { minPrice: 150_000_000, maxPrice: 500_000_000 } },
  { label: 'Above ₦500m', search: { minPrice: 500_000_000 } },
  { label: 'Land', search: { type: 'Land' } },
];
