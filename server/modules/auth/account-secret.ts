import type { Database } from '#server/core/database/database.ts';
import { secretOf } from './secrets-store.ts';

/** The key of the hashes of codes and of who is counted; the same for every process. */
export function accountSecretOf(db: Database): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    // It never changes, so it is asked for once; a failure to ask is no answer to keep.
    secret ??= secretOf(db, 'accounts').catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}
