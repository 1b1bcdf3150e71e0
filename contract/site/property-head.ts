import {
  coordinatesOf,
  isDevelopment,
  type Property,
  shownPrice,
} from '#contract/property/property.ts';
import {
  addressOf,
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  priceLabel,
  propertyReference,
} from '#contract/property/property-labels.ts';
import { listedAt } from '#contract/search/property-search.ts';
import type { PageHead } from './page-head.ts';
import { propertyHref } from './property-href.ts';
import { sharedImages } from './property-shared-image.ts';

interface PropertyHeadSite {
  origin: string;
  apiOrigin: string;
}

/** The head of a property's page; `hidesPrice` leaves the price out. */
export function propertyHead(
  property: Property,
  { hidesPrice = false, ...site }: PropertyHeadSite & { hidesPrice?: boolean },
): PageHead {
  const shown = hidesPrice ? { ...property, price: null } : property;
  const price = shownPrice(shown);
  return {
    title: property.title,
    description: propertyDescription(shown),
    canonicalPath: propertyHref(property),
    image: sharedImages(property, site.apiOrigin)[0],
    price: price ?? undefined,
    jsonLd: [listingOf(shown, price, site), breadcrumbsOf(shown, site.origin)],
  };
}

/** Describes a property in one line: '₦85,000,000. 4 bedrooms, 5 bathrooms, 320 sqm in Lekki, Lagos.' */
export function propertyDescription(property: Property): string {
  const facts = [bedroomsLabel(property), bathroomsLabel(property), areaLabel(property)];
  const rooms = facts.filter(Boolean).join(', ') || property.type || 'Property';
  const address = addressOf(property);
  return `${priceLabel(property)}. ${rooms}${address ? ` in ${address}` : ''}.`;
}

/** JSON drops undefined values, so unknown facts are left out. */
function listingOf(
  property: Property,
  price: number | null,
  { origin, apiOrigin }: PropertyHeadSite,
): object {
  const listed = listedAt(property);
  const url = new URL(propertyHref(property), origin).href;
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title,
    identifier: propertyReference(property),
    description: property.description?.trim() || undefined,
    datePosted: listed === null ? undefined : new Date(listed).toISOString(),
    image: sharedImages(property, apiOrigin).map(({ href }) => href),
    offers: price === null ? undefined : { '@type': 'Offer', price, priceCurrency: 'NGN', url },
    mainEntity: mainEntityOf(property),
  };
}

function mainEntityOf(property: Property): object {
  const { features } = property;
  const point = property.coordinates ?? coordinatesOf(property.location);
  return {
    '@type': property.type === 'Land' || property.type === 'Commercial' ? 'Place' : 'Residence',
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressOf(property) ?? undefined,
      addressCountry: 'NG',
    },
    geo: point ? { '@type': 'GeoCoordinates', ...point } : undefined,
    accommodationFloorPlan: features
      ? {
          '@type': 'FloorPlan',
          numberOfBedrooms: features.bedrooms || undefined,
          numberOfBathroomsTotal: features.bathrooms || undefined,
          floorSize: features.squareFootage
            ? { '@type': 'QuantitativeValue', value: features.squareFootage, unitCode: 'MTK' }
            : undefined,
        }
      : undefined,
  };
}

function breadcrumbsOf(property: Property, origin: string): object {
  const list = isDevelopment(property)
    ? { name: 'New Development', href: '/new-development' }
    : { name: 'Property Listings', href: '/property-listings' };
  const trail = [
    { name: 'Home', href: '/' },
    list,
    { name: property.title, href: propertyHref(property) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, origin).href,
    })),
  };
}
