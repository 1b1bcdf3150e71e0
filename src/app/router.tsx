import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { LoadingView } from '#src/components/feedback/loading-view.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { publicRoutes } from '#src/routes/public/public-routes.tsx';
import { ROOT_ROUTE, RootRoute } from './root-route.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

const accountPath = /^\/(authentication|profile|admin)(\/|$)/;

export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter(routeTree(queryClient), {
    patchRoutesOnNavigation: addAccountRoutes(queryClient),
  });
}

/** Waits until the first route has its files and data, or has failed. */
export function firstRouteOf(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function routeTree(queryClient: QueryClient): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      Component: RootRoute,
      ErrorBoundary: RouteErrorView,
      HydrateFallback: LoadingView,
      children: publicRoutes(queryClient),
    },
  ];
}

/** Most visitors never go there, and are spared the routes and their guards. */
function addAccountRoutes(queryClient: QueryClient): PatchRoutesOnNavigationFunction {
  let areAdded = false;
  return async ({ path, patch, signal }) => {
    if (areAdded || !accountPath.test(path)) return;
    const { patchAccountRoutes } = await import('./account-routes.ts');
    // Two navigations may have waited for it; one that was overtaken can add nothing.
    if (areAdded || signal.aborted) return;
    patchAccountRoutes(patch, queryClient);
    areAdded = true;
  };
}
