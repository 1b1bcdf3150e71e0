import type { UserRow } from '#server/modules/users/user-rows.ts';
import type { SessionRow } from './sessions-store.ts';

/** Somebody who is signed in, and by which session. */
export interface SignedIn {
  session: SessionRow;
  user: UserRow;
}
