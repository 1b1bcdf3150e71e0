import type { Location } from 'react-router-dom';
import { parseUrl } from '#contract/rules/parse-url.ts';
import { paths } from './paths.ts';

const PARAMETER = 'returnTo';

/** The query of an authentication page that returns to `returnTo`. */
export function returnQuery(returnTo: string | null): Record<string, string | undefined> {
  return { [PARAMETER]: returnTo ?? undefined };
}

/** The path to return to after login. An authentication page keeps the one it has. */
export function returnPathFrom({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  return isAuthenticationPath(pathname)
    ? readReturnPath(new URLSearchParams(search))
    : pathname + search + hash;
}

/** The login page, which leads back to `returnTo` (a path with its query). */
export function loginHref(returnTo: string | null): string {
  return paths.authentication.login.href(returnQuery(returnTo));
}

/** Whether the login page was opened because another page requires it. */
export function isSignInRequired(query: URLSearchParams): boolean {
  return query.has(PARAMETER);
}

/** Reads the path to return to. Null for another site's address and for authentication pages. */
export function readReturnPath(query: URLSearchParams): string | null {
  const given = query.get(PARAMETER) ?? '';
  const url = given.startsWith('/') ? parseUrl(given, window.location.origin) : null;
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return null;
  const { pathname, search, hash } = url;
  return isAuthenticationPath(pathname) ? null : pathname + search + hash;
}

function isAuthenticationPath(pathname: string): boolean {
  const { terms: _, ...authenticationPaths } = paths.authentication;
  return Object.values(authenticationPaths).some(({ path }) => path === pathname);
}

/** The navigation state of signing out, which no unsaved form may block. */
export const signingOut = { isSigningOut: true } as const;

export function isSigningOut({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'isSigningOut' in state;
}
