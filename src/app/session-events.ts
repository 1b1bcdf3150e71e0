import type { Query, QueryClient } from '@tanstack/react-query';
import { hasDraftsOfOthers } from '#src/lib/draft-owner.ts';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import { loginHref, wayBackTo } from '#src/lib/return-path.ts';
import {
  readSession,
  SESSION_EXPIRED_EVENT,
  subscribeToSession,
  watchStoredSession,
} from '#src/lib/session.ts';
import type { AppRouter } from './router.tsx';

/** Keeps what is on screen true to who is signed in, in every tab. Returns how to stop. */
export function watchSession(router: AppRouter, queryClient: QueryClient): () => void {
  let owner = readSession()?.token;

  async function forgetPreviousOwner() {
    const token = readSession()?.token;
    if (token === owner) return;
    const hadOwner = owner !== undefined;
    owner = token;
    forgetDraftsOfOthers();
    // Guards first: what they close must not ask again for what is cleared after them.
    await router.revalidate();
    // Nothing private was asked for before anyone signed in.
    if (!hadOwner) return;
    const predicate = ({ meta }: Query) => !meta?.isPublic;
    queryClient.removeQueries({ type: 'inactive', predicate });
    await queryClient.resetQueries({ type: 'active', predicate });
  }

  /** What one left unsaved is nobody else's, who signs in after them in the same browser. */
  async function forgetDraftsOfOthers() {
    const email = readSession()?.email;
    if (!email || !hasDraftsOfOthers(email)) return;
    try {
      const drafts = await import('#src/features/properties/editor/property-drafts.ts');
      await drafts.removeDraftsOfOthers(email);
    } catch (error) {
      logger.warn('Drafts of others could not be removed', error);
    }
  }

  function leaveExpiredSession() {
    notify.error('Session expired', {
      description: 'You have been logged out due to inactivity.',
    });
    // Somebody who was on the way to a page wants to get there.
    const { location, navigation } = router.state;
    router.navigate(loginHref(wayBackTo(navigation.location ?? location)));
  }

  const stops = [subscribeToSession(forgetPreviousOwner), watchStoredSession()];
  window.addEventListener(SESSION_EXPIRED_EVENT, leaveExpiredSession);
  return () => {
    window.removeEventListener(SESSION_EXPIRED_EVENT, leaveExpiredSession);
    for (const stop of stops) stop();
  };
}
