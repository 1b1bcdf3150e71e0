import { developmentSearch } from '#src/features/properties/api/development-search.ts';
import { propertyAddresses } from '#src/features/properties/api/property-addresses.ts';
import { firstPageOf, recentPage } from '#src/features/properties/api/property-page-request.ts';
import { paths } from '#src/lib/paths.ts';
import { addressOf } from '#src/lib/read-request.ts';

/** What the page at an address needs at once: the build names it in index.html. */
export interface FirstView {
  /** As the router matches it. */
  path: string;
  /** The file of the page's component. */
  page: string;
  /** That of its route's loader, where it has one of its own. */
  loader?: string;
  /** What it asks the API for where its address has no query; `:id` stands for that of the address. */
  request?: string;
  /** Its largest picture; without it the page's pictures are known only with its data. */
  picture?: 'hero';
}

const property = addressOf(propertyAddresses.property(':id')).replace('%3Aid', ':id');

export const firstViews: readonly FirstView[] = [
  {
    path: paths.home.path,
    page: 'src/routes/public/home-page.tsx',
    request: addressOf(propertyAddresses.page(recentPage)),
    picture: 'hero',
  },
  {
    path: paths.propertyListings.path,
    page: 'src/routes/public/property-listings-page.tsx',
    loader: 'src/routes/public/property-listings-loader.ts',
    request: addressOf(propertyAddresses.page(firstPageOf({}))),
  },
  {
    path: paths.propertyListing.path,
    page: 'src/routes/public/property-page.tsx',
    request: property,
  },
  {
    path: paths.newDevelopments.path,
    page: 'src/routes/public/new-developments-page.tsx',
    request: addressOf(propertyAddresses.page(firstPageOf(developmentSearch))),
  },
  {
    path: paths.newDevelopment.path,
    page: 'src/routes/public/new-development-page.tsx',
    request: property,
  },
  { path: paths.contact.path, page: 'src/routes/public/contact-page.tsx' },
  { path: paths.about.path, page: 'src/routes/public/about-page.tsx' },
  { path: paths.faq.path, page: 'src/routes/public/faq-page.tsx' },
];
