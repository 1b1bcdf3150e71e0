import { isDevelopment, type Property } from '#contract/property.ts';
import { paths } from '#src/lib/paths.ts';

/** The one address of a property: developments have a page of their own. */
export function propertyHref(property: Pick<Property, '_id' | 'status' | 'type'>): string {
  const page = isDevelopment(property) ? paths.newDevelopment : paths.propertyListing;
  return page.href(property._id);
}
