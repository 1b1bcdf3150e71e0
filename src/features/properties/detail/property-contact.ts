import type { Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-labels.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { paths } from '#src/lib/paths.ts';

/** The URL of the property and the contact links, with the message filled in. */
export function contactHrefs(property: Property) {
  const { _id, title } = property;
  const reference = propertyReference(property);
  const url = new URL(propertyHref(property), window.location.origin).href;
  const message = `Hello ${brand.name}, I am interested in "${title}" (reference ${reference}). ${url}`;
  return {
    url,
    contactPage: paths.contact.href({ property: _id }),
    whatsapp: whatsappHref(message),
    phone: brand.phone.href,
    email: `mailto:${brand.email}?subject=${encodeURIComponent(`${title} (${reference})`)}&body=${encodeURIComponent(message)}`,
  };
}
