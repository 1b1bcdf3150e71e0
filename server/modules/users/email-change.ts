import { messages } from '#contract/validation-messages.ts';
import { type Caller, networkOf } from '#server/core/caller.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { invalidRequest } from '#server/core/http-error.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { checkPassword } from '#server/modules/auth/password-check.ts';
import { deleteSessionsOf } from '#server/modules/auth/sessions-store.ts';
import type { SignedIn } from '#server/modules/auth/signed-in.ts';

/** Whoever has the address can reset the password, so the password is asked for. @throws Problem */
export async function allowEmailChange(
  services: AccountServices,
  { user }: SignedIn,
  currentPassword: string | undefined,
  caller: Caller,
): Promise<void> {
  const field = 'currentPassword';
  if (!currentPassword) throw invalidRequest({ [field]: messages.required('Current password') });
  // As when registering, the answer tells whether an address has an account.
  await claimAttempts(services, [['registerFrom', networkOf(caller.address)]]);
  await checkPassword(services, user, { password: currentPassword, field }, caller);
}

/** What goes with a new address: others are signed out, the old one is told, the new one verified. */
export async function followEmailChange(
  transaction: Transaction,
  { user, session }: SignedIn,
  { device, address }: Caller,
  at: Date,
): Promise<void> {
  const userId = user.id;
  await deleteSessionsOf(transaction, userId, session.id);
  const event = { at, action: 'email-changed', userId, actorId: userId } as const;
  await recordEvent(transaction, { ...event, device, address });
  const letter = { userId, at, device };
  await enqueueEmail(transaction, { ...letter, type: 'email-changed', address: user.email });
  await enqueueEmail(transaction, { ...letter, type: 'verification-code' });
}
