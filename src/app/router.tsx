import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadingView } from '#src/components/feedback/loading-view.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { publicRoutes } from '#src/routes/public/public-routes.tsx';
import { RootRoute } from './root-route.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter(routeTree(queryClient));
}

function routeTree(queryClient: QueryClient): RouteObject[] {
  return [
    {
      Component: RootRoute,
      ErrorBoundary: RouteErrorView,
      HydrateFallback: LoadingView,
      children: publicRoutes(queryClient),
    },
  ];
}
