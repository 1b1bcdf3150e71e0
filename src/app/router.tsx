import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createBrowserRouter,
  matchPath,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { AUTHENTICATION_AREA, paths } from '#src/lib/paths.ts';
import { PublicLayout } from '#src/routes/public/public-layout.tsx';
import { publicRoutes } from '#src/routes/public/public-routes.tsx';
import { LoggedOutNotice } from './logged-out-notice.tsx';
import { createScrollKeys } from './scroll-keys.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

const ROOT_ID = 'root';
const PUBLIC_ID = 'public';

/** The routes that load with the first visit to one of their pages. */
const areas = [
  {
    start: paths.admin.home.path,
    parentId: ROOT_ID,
    load: async () => (await import('#src/routes/admin/admin-routes.tsx')).adminRoutes,
  },
  {
    start: AUTHENTICATION_AREA,
    parentId: PUBLIC_ID,
    load: async () =>
      (await import('#src/routes/authentication/authentication-routes.tsx')).authenticationRoutes,
  },
  {
    start: paths.profile.home.path,
    parentId: PUBLIC_ID,
    load: async () => (await import('#src/routes/profile/profile-routes.tsx')).profileRoutes,
  },
];

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
                id: PUBLIC_ID,
                ErrorBoundary: RouteErrorView,
                children: publicRoutes(queryClient),
              },
            ],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        const area = areas.find(({ start }) => matchPath({ path: start, end: false }, path));
        if (area) patch(area.parentId, (await area.load())(queryClient));
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

/**
 * Moves the focus to the main element of a new page, for the keyboard and screen readers; after Back
 * or Forward, to a link to the page that was left.
 */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // A layout effect, so that the first key press already reaches the new page.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    const main = document.getElementById('main');
    const link = isBack && main?.querySelector<HTMLElement>(`a[href="${shown.current}"]`);
    (link || main)?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, isBack]);
}

function LoadingView() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner />
    </div>
  );
}
