import { paths } from './paths.ts';

const PARAMETER = 'returnTo';

type Location = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** Said to a guest who is turned away. */
export const SIGN_IN_REQUIRED = 'User authentication is required, please sign in to continue.';

/** What the address bar of an authentication page needs to keep the way back. */
export function returnQuery(returnTo: string | null): Record<string, string | undefined> {
  return { [PARAMETER]: returnTo ?? undefined };
}

/** The way back to a page that has to be left; one that leads to login keeps the way it has. */
export function wayBackTo({ pathname, search, hash }: Location): string | null {
  return isWayIn(pathname) ? returnPathOf(new URLSearchParams(search)) : pathname + search + hash;
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
  return isWayIn(pathname) ? null : pathname + search + hash;
}

function isWayIn(pathname: string): boolean {
  const { terms: _, ...wayIn } = paths.authentication;
  return Object.values(wayIn).some(({ path }) => path === pathname);
}
