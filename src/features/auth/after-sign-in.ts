import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { paths } from '#src/lib/paths.ts';
import { returnQuery } from '#src/lib/return-path.ts';

/** The path after login; `returnTo` is the page that redirected to it. */
export function pathAfterSignIn(
  { isVerified, role }: Pick<User, 'isVerified' | 'role'>,
  returnTo: string | null,
): string {
  if (!isVerified) return paths.authentication.verifyEmail.href(returnQuery(returnTo));
  if (role === ADMIN_ROLE && !isAdminPath(returnTo)) return paths.admin.home.href();
  return returnTo ?? paths.home.href();
}

function isAdminPath(path: string | null): boolean {
  return /^\/admin([/?#]|$)/.test(path ?? '');
}
