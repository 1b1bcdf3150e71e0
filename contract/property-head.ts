import type { PageHead } from './page-head.ts';
import { askingPrice, isDevelopment, type Property } from './property.ts';
import { propertyHref } from './property-href.ts';
import { propertyJsonLd } from './property-json-ld.ts';
import { sharedImages } from './property-shared-image.ts';
import { propertyDescription } from './property-words.ts';

/** The head of a property's page; `apiOrigin` is where its pictures live. */
export function propertyHead(
  property: Property,
  site: { origin: string; apiOrigin: string },
): PageHead {
  const price = isDevelopment(property) ? null : askingPrice(property);
  return {
    title: property.title,
    description: propertyDescription(property),
    canonicalPath: propertyHref(property),
    image: sharedImages(property, site.apiOrigin)[0],
    price: price ?? undefined,
    jsonLd: propertyJsonLd(property, site),
  };
}
