import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession } from './session.ts';
import type { SessionUser } from './session-user.ts';

/** Who is signed in, kept true whichever tab it changes in; null for a guest. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}
