import type { Query, QueryClient } from '@tanstack/react-query';
import { notify } from '#src/lib/notify.ts';
import { paths } from '#src/lib/paths.ts';
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
    // Guards first: what they close must not ask again for what is cleared after them.
    await router.revalidate();
    // Nothing private was asked for before anyone signed in.
    if (!hadOwner) return;
    const predicate = ({ meta }: Query) => !meta?.isPublic;
    queryClient.removeQueries({ type: 'inactive', predicate });
    await queryClient.resetQueries({ type: 'active', predicate });
  }

  function leaveExpiredSession() {
    notify.error('Session expired', {
      description: 'You have been logged out due to inactivity.',
    });
    router.navigate(paths.authentication.login.href());
  }

  const stops = [subscribeToSession(forgetPreviousOwner), watchStoredSession()];
  window.addEventListener(SESSION_EXPIRED_EVENT, leaveExpiredSession);
  return () => {
    window.removeEventListener(SESSION_EXPIRED_EVENT, leaveExpiredSession);
    for (const stop of stops) stop();
  };
}
