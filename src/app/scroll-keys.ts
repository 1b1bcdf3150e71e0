import type { Location } from 'react-router-dom';

/**
 * Returns a `getKey` for ScrollRestoration. Consecutive history entries on one pathname share a key,
 * so that a change of the query string alone does not scroll; a new `#fragment` gets a key of its
 * own, so that the page scrolls to it. The tab keeps the keys, for Back after a reload.
 */
export function createScrollKeys(): (location: Location) => string {
  let previous = { pathname: '', hash: '', key: '' };
  return ({ pathname, search, hash, key }) => {
    // The location's key alone is not unique: entries that the router did not create have `default`.
    const entry = `${key} ${pathname}${search}${hash}`;
    const isSamePage = previous.pathname === pathname && (!hash || hash === previous.hash);
    const scrollKey = keptKey(entry, isSamePage ? previous.key : entry);
    previous = { pathname, hash, key: scrollKey };
    return scrollKey;
  };
}

function keptKey(entry: string, added: string): string {
  try {
    const name = `gida.scroll.${entry}`;
    const kept = window.sessionStorage.getItem(name) ?? added;
    window.sessionStorage.setItem(name, kept);
    return kept;
  } catch {
    // Blocked or full storage: after a change of the query, Back starts at the top.
    return added;
  }
}
