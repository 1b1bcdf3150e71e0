import * as z from 'zod/mini';
import { partsOf } from '#contract/search/property-search-query.ts';
import { paths } from '#src/lib/paths.ts';
import { urlValue } from '#src/lib/url-state.ts';

/** The homes that a link names at most. */
export const MAX_SENT_HOMES = 20;

/** The homes that are compared at most. */
export const MAX_COMPARED = 4;

const MAX_ID_LENGTH = 50;

/** The ids of a link that was sent, without duplicates; undefined for the visitor's own shortlist. */
export const ShortlistUrl = z.object({
  ids: urlValue(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((value: string | string[]) => idsIn([value].flat().join(','))),
    ),
  ),
});

function idsIn(list: string): string[] {
  const ids = partsOf(list).filter((id) => id.length <= MAX_ID_LENGTH);
  return [...new Set(ids)].slice(0, MAX_SENT_HOMES);
}

/** The URL of a list of homes, which opens on any device. */
export function shortlistLink(ids: readonly string[]): string {
  return `${window.location.origin}${paths.shortlist.path}?ids=${listOf(ids.slice(0, MAX_SENT_HOMES))}`;
}

export function canCompare(ids: readonly string[]): boolean {
  return ids.length >= 2 && ids.length <= MAX_COMPARED;
}

/** The page that compares the homes. */
export function compareHref(ids: readonly string[]): string {
  return `${paths.compare.path}?ids=${listOf(ids)}`;
}

function listOf(ids: readonly string[]): string {
  return ids.map(encodeURIComponent).join(',');
}
