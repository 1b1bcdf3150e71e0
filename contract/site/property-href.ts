import { isDevelopment, type Property } from '#contract/property/property.ts';

/** The path of a property's page. Developments have a page of their own. */
export function propertyHref(property: Pick<Property, '_id' | 'status' | 'type'>): string {
  const page = isDevelopment(property) ? '/new-development' : '/property-listing';
  return `${page}/${encodeURIComponent(property._id)}`;
}
