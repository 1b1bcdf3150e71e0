import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createBrowserRouter,
  matchPath,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { paths } from '#src/lib/paths.ts';
import { authenticationRoutes } from '#src/routes/authentication/authentication-routes.tsx';
import { profileRoutes } from '#src/routes/profile/profile-routes.tsx';
import { PublicLayout } from '#src/routes/public/public-layout.tsx';
import { publicRoutes } from '#src/routes/public/public-routes.tsx';
import { LoggedOutNotice } from './logged-out-notice.tsx';
import { createScrollKeys } from './scroll-keys.ts';

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

const SLOW_NAVIGATION_MS = 500;

const scrollKeyOf = createScrollKeys();

/** Scroll restoration, focus and the loading view, for every layout. */
function RootRoute() {
  useFocusOnNewPage();
  const isSlow = useSlowNavigation();
  return (
    <>
      <ScrollRestoration getKey={scrollKeyOf} />
      {isSlow && (
        <div className="fixed inset-0 z-50 bg-paper">
          <LoadingView />
        </div>
      )}
      <LoggedOutNotice />
      <Outlet />
    </>
  );
}

/** Whether the code of the next page has been loading for half a second. */
function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_NAVIGATION_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLeaving]);
  return isSlow;
}

/** Moves the focus to the main element of a new page, for the keyboard and screen readers. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // A layout effect, so that the first key press already reaches the new page.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

function LoadingView() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner />
    </div>
  );
}
