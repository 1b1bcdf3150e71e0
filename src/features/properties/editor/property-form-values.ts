import { formatNaira } from '#contract/naira.ts';
import { askingPrice, FACILITY_SLOTS, FOR_SALE, type Property } from '#contract/property.ts';
import { parseNaira } from '#src/lib/money.ts';

type FacilityNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type FacilityName = `facility${FacilityNumber}`;

/** What one types into the form; the pictures stand beside it. */
export interface PropertyFormValues extends Record<FacilityName, string> {
  title: string;
  type: string;
  status: string;
  location: string;
  /** As people write it: 50m, 1.2bn, ₦85,000,000. */
  price: string;
  negotiable: boolean;
  bedrooms: string;
  bathrooms: string;
  squareFootage: string;
  description: string;
}
export type PropertyFieldName = keyof PropertyFormValues;

// One name for each slot, as the type lists them.
export const facilityNames = Array.from(
  { length: FACILITY_SLOTS },
  (_, index) => `facility${index + 1}`,
) as FacilityName[];

/** The fields' names on the screen, in the order of the form. */
export const propertyFieldLabels: Record<PropertyFieldName, string> = {
  title: 'Title',
  type: 'Type',
  status: 'Status',
  location: 'Location',
  price: 'Price',
  negotiable: 'Negotiable',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFootage: 'Square footage (sqm)',
  description: 'Description',
  ...facilityValues((_name, index) => `Facility ${index + 1}`),
};

/** What the form begins with: an empty one, or what is stored of a property. */
export function propertyFormValues(property?: Property): PropertyFormValues {
  const { features, amenities } = property ?? {};
  const price = property && askingPrice(property);
  return {
    title: property?.title ?? '',
    type: property?.type ?? '',
    status: property ? (property.status ?? '') : FOR_SALE,
    location: property?.location ?? '',
    price: price ? formatNaira(price) : '',
    negotiable: property?.negotiable ?? false,
    bedrooms: numberText(features?.bedrooms),
    bathrooms: numberText(features?.bathrooms),
    squareFootage: numberText(features?.squareFootage),
    description: property?.description ?? '',
    ...facilityValues((_name, index) => amenities?.[index] ?? ''),
  };
}

/** Amenities that have no slot: they are kept as they are. */
export function amenitiesBeyondSlots(property?: Pick<Property, 'amenities'>): string[] {
  return property?.amenities?.slice(FACILITY_SLOTS) ?? [];
}

/** The facilities that are filled in, each once, and after them what has no slot. */
export function amenitiesOf(values: PropertyFormValues, beyondSlots: readonly string[]): string[] {
  const filled = facilityNames.map((name) => values[name].trim()).filter(Boolean);
  return [...new Set([...filled, ...beyondSlots])];
}

/** Whole naira as the API takes them; what cannot be read stays as it was typed. */
export function sentPrice(typed: string): string {
  const price = parseNaira(typed);
  return price === null ? typed.trim() : `${price}`;
}

function facilityValues(textOf: (name: FacilityName, index: number) => string) {
  const entries = facilityNames.map((name, index) => [name, textOf(name, index)]);
  // Every slot has its entry.
  return Object.fromEntries(entries) as Record<FacilityName, string>;
}

function numberText(number: number | null | undefined): string {
  return number == null ? '' : `${number}`;
}
