import type { PageHead } from '#contract/site/page-head.ts';
import {
  notFoundHead,
  pageHeads,
  privatePaths,
  propertyNotShownHead,
} from '#contract/site/page-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import type { Database } from '#server/core/database/database.ts';
import { findProperty } from '#server/modules/properties/properties-store.ts';

/** What stands at an address of the SPA. */
export type Page = { status: 200 | 404; head: PageHead } | { status: 301; path: string };

const publicPages: Map<string, PageHead> = new Map(
  Object.values(pageHeads).map((head) => [head.canonicalPath, head]),
);
const privatePages = privatePaths.map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`));

/** The page at a decoded path below the site's `origin`. */
export async function findPage(db: Database, address: string, origin: string): Promise<Page> {
  const path = address.replace(/(?<=.)\/+$/, '');
  const head = publicPages.get(path);
  if (head) return { status: 200, head };
  const [, page, id = ''] = path.match(/^\/(property-listing|new-development)\/([^/]+)$/) ?? [];
  if (page) return propertyPage(db, id, { origin, hidesEveryPrice: page === 'new-development' });
  const plural = path.match(/^\/property-listings\/([^/]+)$/);
  if (plural)
    return { status: 301, path: `/property-listing/${encodeURIComponent(plural[1] ?? '')}` };
  if (privatePages.some((pattern) => pattern.test(path))) {
    return { status: 200, head: generalHead };
  }
  return { status: 404, head: notFoundHead };
}

/** Until the app says more; search engines are kept away. */
export const generalHead: PageHead = {
  ...pageHeads.home,
  canonicalPath: undefined,
  isPrivate: true,
};

async function propertyPage(
  db: Database,
  id: string,
  { origin, hidesEveryPrice }: { origin: string; hidesEveryPrice: boolean },
): Promise<Page> {
  const property = await findProperty(db, id);
  if (!property) return { status: 404, head: propertyNotShownHead };
  const head = propertyHead(property, { origin, apiOrigin: origin, hidesPrice: hidesEveryPrice });
  return { status: 200, head };
}
