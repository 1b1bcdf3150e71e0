import type { ChangePasswordRequest } from '#contract/password.ts';
import type { Caller } from '#server/core/caller.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import { setPassword } from '#server/modules/users/users-store.ts';
import type { AccountServices } from './account-services.ts';
import { checkPassword, wrongPassword } from './password-check.ts';
import { hashPassword } from './password-hashing.ts';
import { deleteSessionsOf } from './sessions-store.ts';
import type { SignedIn } from './signed-in.ts';

/** Changes a person's password; whoever else is signed in as them no longer is. */
export async function changePassword(
  services: AccountServices,
  { user, session }: SignedIn,
  request: ChangePasswordRequest,
  caller: Caller,
): Promise<void> {
  const field = 'currentPassword';
  await checkPassword(services, user, { password: request.currentPassword, field }, caller);
  const passwordHash = await hashPassword(request.password);
  const at = services.clock();
  await services.db.transaction(async (transaction) => {
    if (!(await setPassword(transaction, user, passwordHash))) throw wrongPassword(field);
    await deleteSessionsOf(transaction, user.id, session.id);
    const event = { at, action: 'password-changed', userId: user.id, actorId: user.id } as const;
    await recordEvent(transaction, { ...caller, ...event });
    const { device } = caller;
    await enqueueEmail(transaction, { userId: user.id, type: 'password-changed', at, device });
  });
  services.mailer.wake();
}
