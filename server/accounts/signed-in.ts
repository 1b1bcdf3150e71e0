import type { SessionRow } from '#server/db/sessions-store.ts';
import type { UserRow } from '#server/db/user-rows.ts';

/** Somebody who is signed in, and by which session. */
export interface SignedIn {
  session: SessionRow;
  user: UserRow;
}
