import type { PageHead } from './page-head.ts';

/** The heads that a first visit loads; see page-heads.ts. */
export const firstHeads = {
  home: page(
    '/',
    'Homes for sale across Nigeria',
    'Houses, apartments, land and new developments for sale in Abuja, Lagos and across Nigeria, with clear prices, photos and an agent to contact.',
  ),
  propertyListings: page(
    '/property-listings',
    'Property Listings',
    'Houses, apartments, land and new developments across Nigeria, with prices in naira, photos and an agent to contact.',
  ),
  newDevelopments: page(
    '/new-development',
    'New developments',
    'Homes sold by their developers, from foundation to handover. Ask us for the current price, the stage of construction and the payment plan.',
  ),
};

export const notFoundHead: PageHead = { title: 'Page not found', isPrivate: true };

/** For a property that is missing or cannot be loaded. */
export const propertyNotShownHead: PageHead = { title: 'Property not available', isPrivate: true };

export function page(canonicalPath: string, title: string, description: string) {
  return { title, description, canonicalPath } satisfies PageHead;
}
