import { z } from 'zod';
import { responseSchema } from '#contract/endpoint.ts';
import { listProperties } from '#contract/endpoints/properties.ts';
import type { PageMeta } from '#contract/envelope.ts';
import type { Property } from '#contract/property/property.ts';
import { type FacetName, facetNames } from '#contract/search/property-facets.ts';
import {
  type PropertySearch,
  type PropertySort,
  propertySorts,
} from '#contract/search/property-search.ts';
import { MAX_PAGE_SIZE, type PropertySearchQuery } from '#contract/search/property-search-query.ts';
import type { Executor } from '#server/core/database/database.ts';
import { RANK_AFTER_EVERY_PRICE } from '#server/core/database/property-ranks.ts';
import { isId } from '#server/core/database/row-id.ts';
import { decodeCursor, pageOf } from '#server/core/http/cursor.ts';
import { validationError } from '#server/core/http/http-error.ts';
import { propertyBatches, withImages } from './properties-service.ts';
import { listPropertyRows } from './properties-store.ts';
import { countResults } from './property-facets-store.ts';
import { type OrderPosition, rankOf } from './property-order-sql.ts';
import type { Viewer } from './property-rows.ts';

const Cursor = z.tuple([
  z.enum(propertySorts),
  // Not z.int(), which rejects the rank of properties without a price.
  z.number().multipleOf(1).min(-RANK_AFTER_EVERY_PRICE).max(RANK_AFTER_EVERY_PRICE),
  z.string().refine(isId),
]);

interface PageRequest {
  limit: number;
  offset: number;
  after: OrderPosition | null;
  facets?: readonly FacetName[];
}

const pageParameters = ['cursor', 'offset', 'facets'] as const;

/** The requested page, or null for the whole list. @throws HttpError 400 */
export function pageRequestOf(query: PropertySearchQuery): PageRequest | null {
  const { limit, cursor, offset = '0', sort } = query;
  if (limit === undefined) {
    const unexpected = pageParameters.filter((name) => query[name] !== undefined);
    if (unexpected.length === 0) return null;
    throw validationError(Object.fromEntries(unexpected.map((name) => [name, 'requires a limit'])));
  }
  if (Number(limit) < 1 || Number(limit) > MAX_PAGE_SIZE) {
    throw validationError({ limit: `must be between 1 and ${MAX_PAGE_SIZE}` });
  }
  if (cursor !== undefined && query.offset !== undefined) {
    throw validationError({ offset: 'cannot be combined with a cursor' });
  }
  const after = positionIn(cursor, sort);
  const facets = facetsIn(query.facets);
  return { limit: Number(limit), offset: Number(offset), after, facets };
}

function positionIn(cursor?: string, sort: PropertySort = 'newest'): OrderPosition | null {
  const position = decodeCursor(Cursor, cursor);
  if (!position) return null;
  const [cursorSort, rank, id] = position;
  if (cursorSort !== sort) {
    throw validationError({ cursor: 'must be the nextCursor of a page in the same order' });
  }
  return { rank, id };
}

function facetsIn(list = ''): FacetName[] {
  const given = list.split(',').map((name) => name.trim());
  const unknown = given.find((name) => name && !facetNames.some((known) => known === name));
  if (unknown) throw validationError({ facets: `must be some of ${facetNames.join(', ')}` });
  return facetNames.filter((name) => given.includes(name));
}

export async function pageProperties(
  db: Executor,
  search: PropertySearch,
  { facets = [], ...page }: PageRequest,
  viewer: Viewer = 'public',
): Promise<{ properties: Property[]; meta: PageMeta }> {
  const { sort = 'newest' } = search;
  const rows = await listPropertyRows(db, search, { ...page, limit: page.limit + 1 });
  const { page: shown, nextCursor } = pageOf(rows, page.limit, (row) => [
    sort,
    rankOf(sort, row),
    row.id,
  ]);
  const counts = await countResults(db, search, facets);
  return {
    properties: await withImages(db, shown, viewer),
    meta: {
      total: counts.total,
      nextCursor,
      ...(facets.length > 0 && { facets: counts.facets }),
    },
  };
}

/** The JSON of a page. */
export async function* onePage(
  db: Executor,
  search: PropertySearch,
  page: PageRequest,
  viewer: Viewer,
): AsyncGenerator<string> {
  const { properties: data, meta } = await pageProperties(db, search, page, viewer);
  const message = 'A page of the matching properties.';
  yield JSON.stringify(z.encode(responseSchema(listProperties), { message, data, meta }));
}

/** The JSON of the whole list, in batches: all at once would block the server for seconds. */
export async function* wholeList(
  db: Executor,
  search: PropertySearch,
  viewer: Viewer,
): AsyncGenerator<string> {
  yield '{"message":"All matching properties.","data":[';
  let separator = '';
  for await (const batch of propertyBatches(db, search, viewer)) {
    if (batch.length === 0) continue;
    const items = batch.map((item) => JSON.stringify(z.encode(listProperties.items, item)));
    yield separator + items.join(',');
    separator = ',';
  }
  yield ']}';
}
