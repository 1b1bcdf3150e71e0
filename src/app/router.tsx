import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router-dom';
import { LoadingView } from '#src/components/feedback/loading-view.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { adminRoutes } from '#src/routes/admin/admin-routes.tsx';
import { authenticationRoutes } from '#src/routes/authentication/authentication-routes.tsx';
import { profileRoutes } from '#src/routes/profile/profile-routes.tsx';
import { PublicLayout } from '#src/routes/public/public-layout.tsx';
import { publicRoutes } from '#src/routes/public/public-routes.tsx';
import { RootRoute } from './root-route.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
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
        ...adminRoutes(queryClient),
      ],
    },
  ]);
}
