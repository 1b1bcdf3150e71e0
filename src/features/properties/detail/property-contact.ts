import { askingPrice, isDevelopment, type Property } from '#contract/property/property.ts';
import {
  CONTACT_SUPPORT,
  priceLabel,
  propertyReference,
} from '#contract/property/property-labels.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { paths } from '#src/lib/paths.ts';

/** The URL of the property and the contact links, with the message filled in. */
export function contactHrefs(property: Property, hidesPrice = isDevelopment(property)) {
  const { _id, title } = property;
  const reference = propertyReference(property);
  const url = new URL(propertyHref(property), window.location.origin).href;
  const price = hidesPrice ? null : askingPrice(property);
  const home = `"${title}"${price === null ? '' : `, ${formatNaira(price)}`} (reference ${reference})`;
  const message = `Hello ${brand.name}, I am interested in ${home}. ${url}`;
  return {
    url,
    contactPage: paths.contact.href({ property: _id }),
    whatsapp: whatsappHref(message),
    whatsappQuestions: [
      {
        label: 'Is it still available?',
        href: whatsappHref(`Hello ${brand.name}, is ${home} still available? ${url}`),
      },
      {
        label: 'Ask for a video viewing',
        href: whatsappHref(`Hello ${brand.name}, I would like a video viewing of ${home}. ${url}`),
      },
    ],
    phone: brand.phone.href,
  };
}

/** Title and price as a message, for a link to the property. */
export function sharedText(property: Property, hidesPrice = isDevelopment(property)): string {
  return `${property.title}\n${hidesPrice ? CONTACT_SUPPORT : priceLabel(property)}`;
}

/** Properties as a message: title, price and canonical URL of each. */
export function sharedList(properties: readonly Property[]): string {
  return properties
    .map((property) => `${sharedText(property)}\n${contactHrefs(property).url}`)
    .join('\n\n');
}
