import { useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { createScrollKeys } from './scroll-keys.ts';

/** The route that every layout is a child of. */
export const ROOT_ROUTE = 'root';

const scrollKeyOf = createScrollKeys();

/** What every screen shares, whatever its layout: where it scrolls to and where the focus goes. */
export function RootRoute() {
  useFocusOnNewPage();
  return (
    <>
      <ScrollRestoration getKey={scrollKeyOf} />
      <Outlet />
    </>
  );
}

/** A new page starts at its main element for the keyboard and the screen reader as well. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // With the page and not after it, so that a key pressed at first sight goes to the new one.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
