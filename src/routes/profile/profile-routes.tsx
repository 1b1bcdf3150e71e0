import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { sessionQueries } from '#src/features/auth/session-queries.ts';
import { savedPropertyQueries } from '#src/features/saved-properties/saved-property-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { requireSignedIn } from '#src/routes/authentication/guards.ts';

/** The pages of the signed-in user. */
export function profileRoutes(queryClient: QueryClient): RouteObject[] {
  const { home, savedProperties, security } = paths.profile;
  return [
    {
      middleware: [requireSignedIn],
      lazy: { Component: async () => (await import('./profile-layout.tsx')).ProfileLayout },
      children: [
        {
          path: home.path,
          loader: () => {
            queryClient.prefetchQuery(sessionQueries.me());
            queryClient.prefetchQuery(savedPropertyQueries.list());
          },
          lazy: { Component: async () => (await import('./profile-page.tsx')).ProfilePage },
        },
        {
          path: savedProperties.path,
          loader: () => void queryClient.prefetchQuery(savedPropertyQueries.list()),
          lazy: {
            Component: async () =>
              (await import('./saved-properties-page.tsx')).SavedPropertiesPage,
          },
        },
        {
          path: security.path,
          loader: () => void queryClient.prefetchQuery(sessionQueries.me()),
          lazy: { Component: async () => (await import('./security-page.tsx')).SecurityPage },
        },
      ],
    },
  ];
}
