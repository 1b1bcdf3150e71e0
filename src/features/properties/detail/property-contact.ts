import type { Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-words.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { paths } from '#src/lib/paths.ts';

/** The ways to ask about a property, the question already written. */
export function contactHrefs(property: Property) {
  const { _id, title } = property;
  const reference = propertyReference(property);
  const address = new URL(propertyHref(property), window.location.origin).href;
  const question = `Hello ${brand.name}, I am interested in "${title}" (reference ${reference}). ${address}`;
  return {
    address,
    contactPage: paths.contact.href({ property: _id }),
    whatsapp: whatsappHref(question),
    phone: brand.phone.href,
    email: `mailto:${brand.email}?subject=${encodeURIComponent(`${title} (${reference})`)}&body=${encodeURIComponent(question)}`,
  };
}

/** The ways to send a property's page to somebody, for devices that have none of their own. */
export function shareHrefs({ title }: Pick<Property, 'title'>, address: string) {
  const words = `${title} ${address}`;
  return {
    whatsapp: `https://wa.me/?${new URLSearchParams({ text: words })}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
    x: `https://x.com/intent/post?${new URLSearchParams({ text: title, url: address })}`,
  };
}
