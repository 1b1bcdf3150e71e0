import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { watchSession } from '#src/app/session-events.ts';

// Screens load on demand; loading them here keeps their compilation out of a story's time.
import.meta.glob('../../../src/routes/**/*.tsx', { eager: true });

/** Renders the app at an address. Returns the user's mouse and keyboard. */
export function visit(address: string) {
  window.history.pushState(null, '', address);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  // A request that failed is repeated at once instead of after a second.
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  const router = createAppRouter(queryClient);
  const stopWatching = watchSession(router, queryClient);
  onTestFinished(() => {
    stopWatching();
    router.dispose();
    queryClient.clear();
  });
  render(<Providers queryClient={queryClient} router={router} />);
  return userEvent.setup();
}

/** The path and query in the address bar. */
export function addressBar(): string {
  return window.location.pathname + window.location.search;
}
