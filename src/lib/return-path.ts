import { paths } from './paths.ts';

const PARAMETER = 'returnTo';

/** Said to a guest who is turned away. */
export const SIGN_IN_REQUIRED = 'User authentication is required, please sign in to continue.';

/** What the address bar of an authentication page needs to keep the way back. */
export function returnQuery(returnTo: string | null): Record<string, string | undefined> {
  return { [PARAMETER]: returnTo ?? undefined };
}

/** The login page, from where a guest comes back to `returnTo` (a path with its query). */
export function loginHref(returnTo: string | null): string {
  return paths.authentication.login.href(returnQuery(returnTo));
}

/**
 * Where the visitor was turned away: a path of this site, or null. An address of another site, and
 * whatever a browser would read as one, is none; nor are the pages that lead here.
 */
export function returnPathOf(query: URLSearchParams): string | null {
  const given = query.get(PARAMETER) ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(given, window.location.origin);
  if (origin !== window.location.origin || pathname.startsWith('//')) return null;
  const { terms: _, ...wayIn } = paths.authentication;
  const leadsHere = Object.values(wayIn).some(({ path }) => path === pathname);
  return leadsHere ? null : pathname + search + hash;
}
