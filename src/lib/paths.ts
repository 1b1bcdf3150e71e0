import type { Location } from 'react-router-dom';
import { parseUrl } from '#contract/rules/parse-url.ts';

type Query = Record<string, string | undefined> | URLSearchParams;

function withQuery(pathname: string, query: Query = {}): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const filled = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(filled).toString();
  return text ? `${pathname}?${text}` : pathname;
}

function page<Path extends string>(path: Path) {
  return { path, href: (): string => path };
}

export function searchablePage<Path extends string>(path: Path) {
  return { path, href: (query?: Query): string => withQuery(path, query) };
}

export function recordPage<Path extends `${string}:id${string}`>(path: Path) {
  return { path, href: (id: string): string => path.replace(':id', encodeURIComponent(id)) };
}

/** The paths of login, registration and the terms start with it. */
export const AUTHENTICATION_AREA = '/authentication';

/** The URLs of the app: `path` for the router, `href` for links. Those of enquiries are in their feature. */
export const paths = {
  home: page('/'),
  about: page('/about'),
  contact: searchablePage('/contact'),
  newDevelopments: searchablePage('/new-development'),
  newDevelopment: recordPage('/new-development/:id'),
  propertyListings: searchablePage('/property-listings'),
  propertyListing: recordPage('/property-listing/:id'),
  shortlist: searchablePage('/shortlist'),
  compare: searchablePage('/compare'),
  privacy: page('/privacy'),
  faq: page('/faq'),
  profile: {
    home: page('/profile'),
    savedProperties: page('/profile/saved-properties'),
    security: page('/profile/security'),
  },
  admin: {
    home: page('/admin'),
    listProperty: page('/admin/list-property'),
    properties: searchablePage('/admin/properties'),
    property: recordPage('/admin/properties/:id'),
    editProperty: recordPage('/admin/properties/:id/edit'),
    userList: searchablePage('/admin/user-list'),
    user: recordPage('/admin/user-list/:id'),
    deletedProperties: page('/admin/properties/deleted'),
    imports: page('/admin/imports'),
    import: recordPage('/admin/imports/:id'),
    auditLog: searchablePage('/admin/audit-trail'),
  },
  authentication: {
    login: searchablePage('/authentication/login'),
    register: searchablePage('/authentication/register'),
    terms: page('/authentication/terms'),
    verifyEmail: searchablePage('/authentication/verify-email'),
    forgotPassword: searchablePage('/authentication/forgot-password'),
    undoEmailChange: page('/authentication/undo-email-change'),
  },
};

const RETURN_PARAMETER = 'returnTo';

/** The query of an authentication page that returns to `returnTo`. */
export function returnQuery(returnTo: string | null): Record<string, string | undefined> {
  return { [RETURN_PARAMETER]: returnTo ?? undefined };
}

/** The path to return to after login. An authentication page keeps the one it has. */
export function returnPathTo({
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
  return query.has(RETURN_PARAMETER);
}

/** Reads the path to return to. Null for another site's address and for authentication pages. */
export function readReturnPath(query: URLSearchParams): string | null {
  const given = query.get(RETURN_PARAMETER) ?? '';
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
