import type { QueryClient } from '@tanstack/react-query';
import { hasDraftsOfOthers } from '#src/features/properties/editor/draft-owner.ts';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import { loginHref, returnPathTo } from '#src/lib/paths.ts';
import {
  readSession,
  SESSION_EXPIRED_EVENT,
  subscribeToSession,
  watchStoredSession,
} from '#src/lib/session.ts';
import type { AppRouter } from './router.tsx';
import * as texts from './texts.ts';

/**
 * Clears what was loaded when a session ends, in every tab, and redirects to login when it
 * expires. Returns a function that stops watching.
 */
export function watchSession(router: AppRouter, queryClient: QueryClient): () => void {
  let previousToken = readSession()?.token;

  async function handleSessionChange() {
    const token = readSession()?.token;
    if (token === previousToken) return;
    const wasSignedIn = previousToken !== undefined;
    previousToken = token;
    removeDraftsOfOtherUsers();
    // Guards run first, with the new user's role: a page that they leave must not refetch the cleared
    // queries.
    // The key of sessionQueries, whose schemas a first visit does not load.
    await queryClient.invalidateQueries({ queryKey: ['session'], refetchType: 'none' });
    await router.revalidate();
    if (!wasSignedIn) return;
    // The listings, too: staff get more of them than visitors.
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.resetQueries();
  }

  async function removeDraftsOfOtherUsers() {
    const email = readSession()?.email;
    if (!email || !hasDraftsOfOthers(email)) return;
    try {
      const drafts = await import('#src/features/properties/editor/property-drafts.ts');
      await drafts.removeDraftsOfOthers(email);
    } catch (error) {
      logger.warn('Drafts of other users could not be removed', error);
    }
  }

  function leaveForLogin() {
    notify.error(texts.sessionExpired, { id: 'log-in', description: texts.loggedOut });
    // Return to the page being navigated to, not the one being left.
    const { location, navigation } = router.state;
    router.navigate(loginHref(returnPathTo(navigation.location ?? location)));
  }

  const unsubscribes = [subscribeToSession(handleSessionChange), watchStoredSession()];
  window.addEventListener(SESSION_EXPIRED_EVENT, leaveForLogin);
  return () => {
    window.removeEventListener(SESSION_EXPIRED_EVENT, leaveForLogin);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
