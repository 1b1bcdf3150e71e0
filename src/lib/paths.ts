/** Every URL of the app: `path` for the router, `href` for links. */

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

function searchablePage<Path extends string>(path: Path) {
  return { path, href: (query?: Query): string => withQuery(path, query) };
}

function recordPage<Path extends `${string}:id${string}`>(path: Path) {
  return { path, href: (id: string): string => path.replace(':id', encodeURIComponent(id)) };
}

export const paths = {
  home: page('/'),
  about: page('/about'),
  contact: searchablePage('/contact'),
  newDevelopments: searchablePage('/new-development'),
  newDevelopment: recordPage('/new-development/:id'),
  propertyListings: searchablePage('/property-listings'),
  propertyListing: recordPage('/property-listing/:id'),
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
