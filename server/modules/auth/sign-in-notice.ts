import { type Caller, networkOf } from '#server/core/caller.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { listSignInAddresses } from './sign-in-locations-store.ts';

/** Who has not been somewhere for so long hears of it again. */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Tells a person by letter that somebody signed in as them, unless it was such a device in a network
 * where they signed in before. To be called before this sign-in is in the audit trail.
 */
export async function tellOfSignIn(
  transaction: Transaction,
  { userId, caller, at }: { userId: string; caller: Caller; at: Date },
): Promise<void> {
  const { device, address } = caller;
  const after = new Date(+at - REMEMBERED_MS);
  const known = await listSignInAddresses(transaction, { userId, device, after });
  if (known.some((other) => networkOf(other) === networkOf(address))) return;
  await enqueueEmail(transaction, { userId, type: 'signed-in', at, device });
}
