import { ADMIN_ROLE, type User } from '#contract/user.ts';
import { paths } from '#src/lib/paths.ts';
import { returnQuery } from '#src/lib/return-path.ts';

/** Where a person goes once signed in; `returnTo` is where they were turned away, if anywhere. */
export function pathAfterSignIn(
  { isVerified, role }: Pick<User, 'isVerified' | 'role'>,
  returnTo: string | null,
): string {
  if (!isVerified) return paths.authentication.verifyEmail.href(returnQuery(returnTo));
  if (role === ADMIN_ROLE) return paths.admin.home.href();
  return returnTo ?? paths.home.href();
}
