import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import {
  developmentSearch,
  propertyQueries,
} from '#src/features/properties/api/property-queries.ts';
import { loadFilterNames } from '#src/features/properties/search/filter-names.ts';
import { paths } from '#src/lib/paths.ts';
import { readUrlState } from '#src/lib/url-state.ts';
import { HomePage } from './home-page.tsx';

/**
 * The public pages. The home page is part of the first chunk; the module of any other page exports
 * its `Component` (`property-page.tsx` exports two). Loaders start the requests while a page's chunk
 * loads and do not wait for them: the page shows its own skeletons and errors. The loader of the
 * listings waits for the names of filters, which are code.
 */
export function publicRoutes(queryClient: QueryClient): RouteObject[] {
  function propertyLoader({ params: { id = '' } }: LoaderFunctionArgs) {
    queryClient.prefetchQuery(propertyQueries.detail(id));
  }

  return [
    {
      path: paths.home.path,
      loader: () => void queryClient.prefetchQuery(propertyQueries.recent()),
      Component: HomePage,
    },
    {
      path: paths.propertyListings.path,
      loader: ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        queryClient.prefetchInfiniteQuery(
          propertyQueries.pages(readUrlState(PropertySearchUrl, searchParams)),
        );
        return search ? loadFilterNames() : null;
      },
      lazy: () => import('./property-listings-page.tsx'),
    },
    {
      path: paths.propertyListing.path,
      loader: propertyLoader,
      lazy: () => import('./property-page.tsx'),
    },
    {
      path: `${paths.propertyListings.path}/:id`,
      loader: redirectToPropertyListing,
      element: null,
    },
    {
      path: paths.newDevelopments.path,
      loader: () =>
        void queryClient.prefetchInfiniteQuery(propertyQueries.pages(developmentSearch)),
      lazy: () => import('./new-developments-page.tsx'),
    },
    {
      path: paths.newDevelopment.path,
      loader: propertyLoader,
      lazy: { Component: async () => (await import('./property-page.tsx')).NewDevelopmentPage },
    },
    {
      path: paths.contact.path,
      loader: ({ request }) => {
        const id = new URL(request.url).searchParams.get('property');
        if (id) queryClient.prefetchQuery(propertyQueries.detail(id));
      },
      lazy: () => import('./contact-page.tsx'),
    },
    { path: paths.shortlist.path, lazy: () => import('./shortlist-page.tsx') },
    { path: paths.compare.path, lazy: () => import('./compare-page.tsx') },
    { path: paths.about.path, lazy: () => import('./about-page.tsx') },
    { path: paths.faq.path, lazy: () => import('./faq-page.tsx') },
    { path: paths.privacy.path, lazy: () => import('./privacy-page.tsx') },
    { path: '*', lazy: () => import('./not-found-page.tsx') },
  ];
}

/** Redirects the plural path of a property to the singular one. */
function redirectToPropertyListing({ params: { id = '' }, request }: LoaderFunctionArgs) {
  return replace(paths.propertyListing.href(id) + new URL(request.url).search);
}
