import type { Property } from '#contract/property.ts';
import { addressOf } from './property-place.ts';
import { areaLabel, bathroomsLabel, bedroomsLabel, priceLabel } from './property-rules.ts';

/** One line that tells a property apart: '₦85,000,000. 4 bedrooms, 5 bathrooms, 320 sqm in Lekki, Lagos.' */
export function propertyDescription(property: Property): string {
  const facts = [bedroomsLabel(property), bathroomsLabel(property), areaLabel(property)];
  const rooms = facts.filter(Boolean).join(', ') || property.type || 'Property';
  const address = addressOf(property);
  return `${priceLabel(property)}. ${rooms}${address ? ` in ${address}` : ''}.`;
}
