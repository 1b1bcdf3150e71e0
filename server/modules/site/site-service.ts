import { setTimeout as delay } from 'node:timers/promises';
import type { Property } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { notFoundHead, propertyNotShownHead } from '#contract/site/first-heads.ts';
import type { PageHead } from '#contract/site/page-head.ts';
import { pageHeads, privatePaths } from '#contract/site/page-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import {
  cardImageSizes,
  openingImageSizes,
  wideCardImageSizes,
} from '#contract/site/property-image-sizes.ts';
import type { Database } from '#server/core/database/database.ts';
import { findFirstProperty, findProperty } from '#server/modules/properties/properties-service.ts';

export type Page =
  | { status: 200 | 404; head: PageHead; firstImage?: FirstImage }
  | { status: 301; path: string };

export interface RequestedPage {
  /** Decoded. */
  path: string;
  /** Empty, or with its question mark. */
  query: string;
  origin: string;
}

/** The stored image of a property that a page shows first. */
export interface FirstImage {
  url: string;
  /** As in the `sizes` attribute of the page's image. */
  sizes: string;
}

const publicPages: Map<string, PageHead> = new Map(
  Object.values(pageHeads).map((head) => [head.canonicalPath, head]),
);

/** The lists that pages show if their URL has no query. */
const listPages: Map<string, { search: PropertySearch; sizes: string }> = new Map([
  [pageHeads.propertyListings.canonicalPath, { search: {}, sizes: cardImageSizes }],
  [
    pageHeads.newDevelopments.canonicalPath,
    { search: { development: true }, sizes: wideCardImageSizes },
  ],
]);

const privatePages = privatePaths.map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`));

/** The head of private pages, which search engines must not index. */
export const genericHead: PageHead = {
  ...pageHeads.home,
  canonicalPath: undefined,
  isPrivate: true,
};

/** Finds the page at a path; a trailing slash is ignored. */
export async function findPageAtPath(
  db: Database,
  { path: requestedPath, query, origin }: RequestedPage,
): Promise<Page> {
  const path = requestedPath.replace(/^\/index\.html$/, '/').replace(/(?<=.)\/+$/, '');
  const head = publicPages.get(path);
  if (head) {
    return { status: 200, head, firstImage: query ? undefined : await firstListImage(db, path) };
  }
  const [, page, id = ''] = path.match(/^\/(property-listing|new-development)\/([^/]+)$/) ?? [];
  if (page) return propertyPage(db, id, { origin, hidesPrice: page === 'new-development' });
  const pluralId = path.match(/^\/property-listings\/([^/]+)$/)?.[1];
  if (pluralId) return { status: 301, path: `/property-listing/${encodeURIComponent(pluralId)}` };
  if (privatePages.some((pattern) => pattern.test(path))) {
    return { status: 200, head: genericHead };
  }
  return { status: 404, head: notFoundHead };
}

async function propertyPage(
  db: Database,
  id: string,
  { origin, hidesPrice }: { origin: string; hidesPrice: boolean },
): Promise<Page> {
  const property = await findProperty(db, id);
  if (!property) return { status: 404, head: propertyNotShownHead };
  const head = propertyHead(property, { origin, apiOrigin: origin, hidesPrice });
  const urls = galleryUrls(property);
  return { status: 200, head, firstImage: firstImageOf(urls, openingImageSizes(urls.length)) };
}

/** The photos, each once, and at the end the floor plan, which may be stored as a photo, too. */
function galleryUrls({ images, floorPlan }: Property): string[] {
  const plan = floorPlan ? [floorPlan.url] : [];
  const photos = new Set(images?.filter((url) => url && !plan.includes(url)));
  return [...photos, ...plan];
}

/** A page does not wait longer for the image that it preloads. */
const FIRST_IMAGE_TIMEOUT_MS = 1000;

async function firstListImage(db: Database, path: string): Promise<FirstImage | undefined> {
  const list = listPages.get(path);
  if (!list) return undefined;
  try {
    const property = await Promise.race([
      findFirstProperty(db, list.search),
      delay(FIRST_IMAGE_TIMEOUT_MS, null, { ref: false }),
    ]);
    return property ? firstImageOf(property.images, list.sizes) : undefined;
  } catch {
    // The page itself needs no database, and shows the failure of its own request.
    return undefined;
  }
}

function firstImageOf(urls: Property['images'], sizes: string): FirstImage | undefined {
  const url = urls?.[0];
  return url === undefined ? undefined : { url, sizes };
}
