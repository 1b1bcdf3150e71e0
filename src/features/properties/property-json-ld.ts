import { askingPrice, isDevelopment, type Property } from '#contract/property.ts';
import { listedAt } from '#contract/property-search.ts';
import { coordinatesOf } from '#src/lib/geo.ts';
import { originalImage } from '#src/lib/image-url.ts';
import { paths } from '#src/lib/paths.ts';
import { propertyHref } from './property-href.ts';
import { picturesOf } from './property-pictures.ts';
import { placeLabel } from './property-place.ts';
import { propertyReference } from './property-rules.ts';

/** What a property's page tells search engines: the listing, and where it stands on the site. */
export function propertyJsonLd(property: Property): object[] {
  return [listingOf(property), breadcrumbsOf(property)];
}

/** Absolute address of the picture that a shared link shows; none where there is no picture. */
export function sharedPicture(property: Property): string | undefined {
  const cover = picturesOf(property)[0];
  return cover && absolute(originalImage(cover.url));
}

/** Undefined values do not survive JSON, so that what is not known is not said. */
function listingOf(property: Property): object {
  const listed = listedAt(property);
  const price = isDevelopment(property) ? null : askingPrice(property);
  const url = absolute(propertyHref(property));
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title,
    identifier: propertyReference(property),
    description: property.description?.trim() || undefined,
    datePosted: listed === null ? undefined : new Date(listed).toISOString(),
    image: picturesOf(property).map((picture) => absolute(originalImage(picture.url))),
    offers: price === null ? undefined : { '@type': 'Offer', price, priceCurrency: 'NGN', url },
    mainEntity: placeOf(property),
  };
}

function placeOf(property: Property): object {
  const { features } = property;
  const point = property.coordinates ?? coordinatesOf(property.location);
  return {
    '@type': property.type === 'Land' || property.type === 'Commercial' ? 'Place' : 'Residence',
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: coordinatesOf(property.location) ? undefined : placeLabel(property),
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

function breadcrumbsOf(property: Property): object {
  const list = isDevelopment(property)
    ? { name: 'New Development', href: paths.newDevelopments.href() }
    : { name: 'Property Listings', href: paths.propertyListings.href() };
  const trail = [
    { name: 'Home', href: paths.home.href() },
    list,
    { name: property.title, href: propertyHref(property) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}

function absolute(href: string): string {
  return new URL(href, window.location.origin).href;
}
