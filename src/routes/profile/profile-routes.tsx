import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router-dom';
import { sessionQueries } from '#src/features/auth/session-queries.ts';
import { savedPropertyQueries } from '#src/features/properties/saved/saved-property-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { requireSignedIn } from '#src/routes/authentication/guards.ts';
import { hasSecurityPage } from './has-security-page.ts';

export function profileRoutes(queryClient: QueryClient): RouteObject[] {
  const { home, savedProperties, security } = paths.profile;
  return [
    {
      middleware: [requireSignedIn],
      lazy: () => import('./profile-layout.tsx'),
      children: [
        {
          path: home.path,
          loader: () => void queryClient.prefetchQuery(sessionQueries.me()),
          lazy: () => import('./profile-page.tsx'),
        },
        {
          path: savedProperties.path,
          loader: () => void queryClient.prefetchQuery(savedPropertyQueries.list()),
          lazy: () => import('./saved-properties-page.tsx'),
        },
        {
          path: security.path,
          loader: () => {
            if (!hasSecurityPage()) throw redirect(home.href());
            queryClient.prefetchQuery(sessionQueries.me());
          },
          lazy: () => import('./security-page.tsx'),
        },
      ],
    },
  ];
}
