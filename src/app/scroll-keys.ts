import type { Location } from 'react-router-dom';

/**
 * Names the scroll position of each history entry for ScrollRestoration. Entries that follow one
 * another on one pathname share a name, so that a change of the query string alone does not scroll.
 */
export function createScrollKeys(): (location: Location) => string {
  const keys = new Map<string, string>();
  let previous = { pathname: '', key: '' };
  return ({ pathname, key }) => {
    // The pathname too, since entries that the browser made by itself all have the same key.
    const entry = `${key} ${pathname}`;
    const shared = previous.pathname === pathname ? previous.key : entry;
    const scrollKey = keys.get(entry) ?? shared;
    keys.set(entry, scrollKey);
    previous = { pathname, key: scrollKey };
    return scrollKey;
  };
}
