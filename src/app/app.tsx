import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { logger } from '#src/lib/logger.ts';
import { isToasterWanted, subscribeToToaster } from '#src/lib/notify.ts';
import type { AppRouter } from './router.tsx';

const Toaster = lazy(async () => ({ default: await loadToaster() }));

/** A page whose toasts cannot be loaded goes on without them. */
async function loadToaster() {
  try {
    return (await import('./toaster.tsx')).Toaster;
  } catch (error) {
    logger.warn('Toasts could not be loaded', error);
    return () => null;
  }
}

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
  /** Called once the page is in the document. */
  onShown?: () => void;
}

export function App({ queryClient, router, onShown }: AppProps) {
  useFirstState(router);
  useLayoutEffect(() => onShown?.(), [onShown]);
  const hasToaster = useSyncExternalStore(subscribeToToaster, isToasterWanted);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>{hasToaster && <Toaster />}</Suspense>
    </QueryClientProvider>
  );
}

/** Has the router tell again what it told between the first drawing of its state and the screen. */
function useFirstState(router: AppRouter) {
  const [drawn] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn) router.revalidate();
  }, [router, drawn]);
}
