import type { Location } from 'react-router-dom';

/**
 * Returns a `getKey` for ScrollRestoration. Consecutive history entries on one pathname share a key,
 * so that a change of the query string alone does not scroll; a new `#fragment` gets a key of its
 * own, so that the page scrolls to it.
 */
export function createScrollKeys(): (location: Location) => string {
  const keys = new Map<string, string>();
  let previous = { pathname: '', hash: '', key: '' };
  return ({ pathname, search, hash, key }) => {
    // The location's key alone is not unique: entries that the router did not create have `default`.
    const entry = `${key} ${pathname}${search}${hash}`;
    const isSamePage = previous.pathname === pathname && (!hash || hash === previous.hash);
    const shared = isSamePage ? previous.key : entry;
    const scrollKey = keys.get(entry) ?? shared;
    keys.set(entry, scrollKey);
    previous = { pathname, hash, key: scrollKey };
    return scrollKey;
  };
}
