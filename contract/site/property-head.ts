import { askingPrice, isDevelopment, type Property } from '#contract/property.ts';
import { propertyDescription } from '#contract/property-labels.ts';
import type { PageHead } from './page-head.ts';
import { propertyHref } from './property-href.ts';
import { propertyJsonLd } from './property-json-ld.ts';
import { sharedImages } from './property-shared-image.ts';

interface PropertyHeadSite {
  origin: string;
  /** Origin of the images. */
  apiOrigin: string;
}

/** The head of a property's page; `hidesPrice` leaves the price out. */
export function propertyHead(
  property: Property,
  { hidesPrice = false, ...site }: PropertyHeadSite & { hidesPrice?: boolean },
): PageHead {
  const shown = hidesPrice ? { ...property, price: null } : property;
  const price = isDevelopment(shown) ? null : askingPrice(shown);
  return {
    title: property.title,
    description: propertyDescription(shown),
    canonicalPath: propertyHref(property),
    image: sharedImages(property, site.apiOrigin)[0],
    price: price ?? undefined,
    jsonLd: propertyJsonLd(shown, site),
  };
}
