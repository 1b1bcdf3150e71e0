import type { Location } from 'react-router-dom';

/**
 * Returns a `getKey` for ScrollRestoration. Consecutive history entries on one pathname share a key,
 * so that a change of the query string alone does not scroll; a new `#fragment` gets a key of its
 * own, so that the page scrolls to it. The tab keeps shared keys, for Back after a reload.
 */
export function createScrollKeys(): (location: Location) => string {
  const keys = new Map<string, string>();
  let previous = { pathname: '', hash: '', key: '' };
  return ({ pathname, search, hash, key }) => {
    // The location's key alone is not unique: entries that the router did not create have `default`.
    const entry = `${key} ${pathname}${search}${hash}`;
    const isSamePage = previous.pathname === pathname && (!hash || hash === previous.hash);
    const shared = isSamePage ? previous.key : entry;
    const scrollKey = keys.get(entry) ?? keptKey(entry, shared);
    keys.set(entry, scrollKey);
    previous = { pathname, hash, key: scrollKey };
    return scrollKey;
  };
}

function keptKey(entry: string, shared: string): string {
  const name = `gida.scroll.${entry}`;
  try {
    if (shared === entry) return window.sessionStorage.getItem(name) ?? entry;
    window.sessionStorage.setItem(name, shared);
  } catch {
    // Blocked or full storage: Back after a reload starts at the top.
  }
  return shared;
}
