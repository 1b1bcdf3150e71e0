import { useSyncExternalStore } from 'react';
import type { SessionUser } from '#contract/session-user.ts';
import { readSession, subscribeToSession } from './session.ts';

/** Who is signed in, kept true whichever tab it changes in; null for a guest. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}
