import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadHttpClient } from '#src/lib/api.ts';
import { env } from '#src/lib/env.ts';
import { wantToaster } from '#src/lib/notify.ts';
import { App } from './app.tsx';
import { onFirstAction } from './first-action.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';
import { liftSplash } from './splash.ts';

export function startApp(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);

  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
  liftSplash(router, env.splashMs);
  onFirstAction(() => {
    wantToaster();
    // What fails to load now is asked for again by whoever needs it.
    loadHttpClient().catch(() => {});
  });
}
