import '#src/app/styles.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { onFirstAction } from '#src/app/first-action.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { type AppRouter, createAppRouter, firstRouteOf } from '#src/app/router.tsx';
import { watchSession } from '#src/app/session-watch.ts';
import { liftSplash } from '#src/app/splash.ts';
import { loadHttpClient } from '#src/lib/api.ts';
import { env } from '#src/lib/env.ts';
import { beginFirstView, endFirstView, showFirstView } from '#src/lib/first-view.ts';
import { wantToaster } from '#src/lib/notify.ts';

// In a task of its own: to load the code was long enough for one.
setTimeout(start);

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  beginFirstView();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);

  liftSplash(showFirstPage(root, queryClient, router), env.splashMs);
  onFirstAction(() => {
    endFirstView();
    wantToaster();
    // What fails to load now is asked for again by whoever needs it.
    loadHttpClient().catch(() => {});
  });
}

/** Draws once the first page has its files and data; its end is when that page is in the document. */
async function showFirstPage(
  container: HTMLElement,
  queryClient: QueryClient,
  router: AppRouter,
): Promise<void> {
  await firstRouteOf(router);
  return new Promise((resolve) => {
    function handleShown() {
      showFirstView();
      resolve();
    }
    // In a transition React works in short steps, between which the browser can paint and answer.
    startTransition(() => {
      createRoot(container).render(
        <StrictMode>
          <App queryClient={queryClient} router={router} onShown={handleShown} />
        </StrictMode>,
      );
    });
  });
}
