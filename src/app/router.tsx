import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, matchPath } from 'react-router-dom';
import { LoadingView } from '#src/components/feedback/loading-view.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { paths } from '#src/lib/paths.ts';
import { authenticationRoutes } from '#src/routes/authentication/authentication-routes.tsx';
import { profileRoutes } from '#src/routes/profile/profile-routes.tsx';
import { PublicLayout } from '#src/routes/public/public-layout.tsx';
import { publicRoutes } from '#src/routes/public/public-routes.tsx';
import { RootRoute } from './root-route.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

const ROOT_ID = 'root';

export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter(
    [
      {
        id: ROOT_ID,
        Component: RootRoute,
        ErrorBoundary: RouteErrorView,
        HydrateFallback: LoadingView,
        children: [
          {
            Component: PublicLayout,
            children: [
              {
                ErrorBoundary: RouteErrorView,
                children: [
                  ...publicRoutes(queryClient),
                  ...authenticationRoutes(queryClient),
                  ...profileRoutes(queryClient),
                ],
              },
            ],
          },
        ],
      },
    ],
    {
      // The routes of the admin area load with the first visit to it.
      async patchRoutesOnNavigation({ path, patch }) {
        if (!matchPath({ path: paths.admin.home.path, end: false }, path)) return;
        const { adminRoutes } = await import('#src/routes/admin/admin-routes.tsx');
        patch(ROOT_ID, adminRoutes(queryClient));
      },
    },
  );
}
