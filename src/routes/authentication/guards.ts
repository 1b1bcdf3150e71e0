import type { QueryClient } from '@tanstack/react-query';
import { data, type MiddlewareFunction, redirect } from 'react-router-dom';
import { ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { sessionQueries } from '#src/features/auth/session-queries.ts';
import { loginHref, paths, returnQuery } from '#src/lib/paths.ts';
import { readSession } from '#src/lib/session.ts';

/** Redirects guests to login, which returns to this page. A courtesy only: the API decides. */
export const requireSignedIn: MiddlewareFunction = ({ request }) => {
  if (readSession()) return;
  throw redirect(loginHref(pathOf(request)));
};

/**
 * Requires the role `admin` in the API's response; other users get the route's error view with
 * status 403. Our API rejects unverified admins, so they are redirected to the verification.
 */
export function requireAdmin(queryClient: QueryClient): MiddlewareFunction {
  return async (args, next) => {
    await requireSignedIn(args, next);
    const me = sessionQueries.me();
    // The user may have been made an admin since.
    const known = queryClient.getQueryData(me.queryKey);
    if (known?.role !== ADMIN_ROLE) queryClient.invalidateQueries({ queryKey: me.queryKey });
    const { role, isVerified } = await queryClient.fetchQuery(me);
    if (role !== ADMIN_ROLE) throw data(null, { status: 403 });
    if (isVerified === false) {
      throw redirect(paths.authentication.verifyEmail.href(returnQuery(pathOf(args.request))));
    }
  };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
