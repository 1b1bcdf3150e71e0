import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { LoadingView } from '#src/components/feedback/loading-view.tsx';
import { createScrollKeys } from './scroll-keys.ts';

const SLOW_NAVIGATION_MS = 500;

const scrollKeyOf = createScrollKeys();

/** Scroll restoration, focus and the loading view, for every layout. */
export function RootRoute() {
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
