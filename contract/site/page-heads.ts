import { brand } from './brand.ts';
import type { PageHead } from './page-head.ts';

export const pageHeads = {
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
  about: page(
    '/about',
    'About us',
    `${brand.name} is the Hausa word for home. We are a property company that lists homes and land for sale across Nigeria.`,
  ),
  contact: page(
    '/contact',
    'Contact us',
    'Ask about a property, arrange a viewing, or tell us what you are looking for.',
  ),
  faq: page(
    '/faq',
    'Questions buyers ask',
    'Title documents, viewings, fees and how to check a seller: what buyers in Nigeria ask before they pay.',
  ),
  privacy: page(
    '/privacy',
    'Privacy',
    'What data we keep about you, why, for how long, and your rights.',
  ),
  terms: page(
    '/authentication/terms',
    'Terms',
    `The agreement between you and ${brand.name}, in plain English.`,
  ),
};

export const notFoundHead: PageHead = { title: 'Page not found', isPrivate: true };

/** For a property that is missing or cannot be loaded. */
export const propertyNotShownHead: PageHead = { title: 'Property not available', isPrivate: true };

/** Pages that search engines must not list. */
export const privatePaths = [
  '/shortlist',
  '/compare',
  '/profile',
  '/profile/saved-properties',
  '/profile/security',
  '/admin',
  '/admin/list-property',
  '/admin/properties',
  '/admin/properties/deleted',
  '/admin/properties/:id',
  '/admin/properties/:id/edit',
  '/admin/user-list',
  '/admin/user-list/:id',
  '/admin/imports',
  '/admin/imports/:id',
  '/admin/enquiries',
  '/admin/enquiries/:id',
  '/admin/audit-trail',
  '/authentication/login',
  '/authentication/register',
  '/authentication/verify-email',
  '/authentication/forgot-password',
  '/authentication/undo-email-change',
  '/authentication/stop-alert',
] as const;

function page(canonicalPath: string, title: string, description: string) {
  return { title, description, canonicalPath } satisfies PageHead;
}
