import type { Location } from 'react-router-dom';

/**
 * Names the scroll position of each history entry for ScrollRestoration. Entries that follow one
 * another on one pathname share a name, so that a change of the query string alone does not scroll;
 * a new `#place` has a name of its own, so that the page scrolls there.
 */
export function createScrollKeys(): (location: Location) => string {
  const keys = new Map<string, string>();
  let previous = { pathname: '', hash: '', key: '' };
  return ({ pathname, hash, key }) => {
    // Not the key alone, since entries that the browser made by itself all have the same one.
    const entry = `${key} ${pathname}${hash}`;
    const isSamePlace = previous.pathname === pathname && (!hash || hash === previous.hash);
    const shared = isSamePlace ? previous.key : entry;
    const scrollKey = keys.get(entry) ?? shared;
    keys.set(entry, scrollKey);
    previous = { pathname, hash, key: scrollKey };
    return scrollKey;
  };
}
