import type { PageHead } from '#contract/site/page-head.ts';
import {
  notFoundHead,
  pageHeads,
  privatePaths,
  propertyNotShownHead,
} from '#contract/site/page-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import type { PublicReads } from '#server/core/database/public-reads.ts';
import { findProperty } from '#server/modules/properties/properties-service.ts';

export type Page = { status: 200 | 404; head: PageHead } | { status: 301; path: string };

const publicPages: Map<string, PageHead> = new Map(
  Object.values(pageHeads).map((head) => [head.canonicalPath, head]),
);
const privatePages = privatePaths.map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`));

/** The head of private pages, which search engines must not index. */
export const genericHead: PageHead = {
  ...pageHeads.home,
  canonicalPath: undefined,
  isPrivate: true,
};

/** Finds the page at a decoded path; a trailing slash is ignored. */
export async function findPage(
  reads: PublicReads,
  decodedPath: string,
  origin: string,
): Promise<Page> {
  const path = decodedPath.replace(/(?<=.)\/+$/, '');
  const head = publicPages.get(path);
  if (head) return { status: 200, head };
  const [, page, id = ''] = path.match(/^\/(property-listing|new-development)\/([^/]+)$/) ?? [];
  if (page) return propertyPage(reads, id, { origin, hidesPrice: page === 'new-development' });
  const pluralId = path.match(/^\/property-listings\/([^/]+)$/)?.[1];
  if (pluralId) return { status: 301, path: `/property-listing/${encodeURIComponent(pluralId)}` };
  if (privatePages.some((pattern) => pattern.test(path))) {
    return { status: 200, head: genericHead };
  }
  return { status: 404, head: notFoundHead };
}

async function propertyPage(
  reads: PublicReads,
  id: string,
  { origin, hidesPrice }: { origin: string; hidesPrice: boolean },
): Promise<Page> {
  const property = await reads.read((db) => findProperty(db, id));
  if (!property) return { status: 404, head: propertyNotShownHead };
  const head = propertyHead(property, { origin, apiOrigin: origin, hidesPrice });
  return { status: 200, head };
}
