import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { requireAdmin } from '#src/routes/authentication/guards.ts';
import { NotAllowedView } from '#src/routes/authentication/not-allowed-view.tsx';

/** For admins only, every address of it: those that lead nowhere as well. */
export function adminRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: paths.admin.home.path,
      middleware: [requireAdmin(queryClient)],
      ErrorBoundary: NotAllowedView,
      children: [
        {
          path: '*',
          loader: () => null,
          lazy: {
            Component: async () =>
              (await import('#src/routes/public/not-found-page.tsx')).NotFoundPage,
          },
        },
      ],
    },
  ];
}
