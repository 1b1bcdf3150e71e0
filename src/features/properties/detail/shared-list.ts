import { isDevelopment, type Property } from '#contract/property.ts';
import { priceLabel } from '#contract/property-labels.ts';
import { contactHrefs } from './property-contact.ts';

/** Properties as a message: title, price and canonical URL of each. */
export function sharedList(properties: readonly Property[]): string {
  return properties
    .map((property) => {
      const { title } = property;
      const price = isDevelopment(property) ? null : priceLabel(property);
      return [title, price, contactHrefs(property).url].filter(Boolean).join('\n');
    })
    .join('\n\n');
}
