// @vitest-environment jsdom
import { parsePath } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScrollKeys } from '#src/app/scroll-keys.ts';

const at = (path: string, key: string) => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  key,
  state: null,
});

beforeEach(() => window.sessionStorage.clear());

describe('The scroll position', () => {
  it('is shared by consecutive queries of one page', () => {
    const keyOf = createScrollKeys();
    const first = keyOf(at('/property-listings', 'a'));
    expect(keyOf(at('/property-listings?location=Lagos', 'b'))).toBe(first);
    expect(keyOf(at('/property-listings?location=Abuja', 'c'))).toBe(first);
  });

  it('is new for each address that is typed', () => {
    const typed = createScrollKeys()(at('/property-listings?q=villa', 'default'));
    expect(createScrollKeys()(at('/property-listings', 'default'))).not.toBe(typed);
  });

  it('is new on another page, and on a later visit to the same page', () => {
    const keyOf = createScrollKeys();
    const keys = [at('/property-listings', 'a'), at('/about', 'b'), at('/property-listings', 'c')];
    expect(new Set(keys.map(keyOf)).size).toBe(3);
  });

  it('is restored by Back', () => {
    const keyOf = createScrollKeys();
    keyOf(at('/property-listings', 'a'));
    const left = keyOf(at('/property-listings?location=Lagos', 'b'));
    keyOf(at('/property-listing/1', 'c'));
    expect(keyOf(at('/property-listings?location=Lagos', 'b'))).toBe(left);
  });

  it('is restored by Back after a reload, too', () => {
    const keyOf = createScrollKeys();
    keyOf(at('/property-listings', 'a'));
    const left = keyOf(at('/property-listings?location=Lagos', 'b'));
    const reloaded = createScrollKeys();
    reloaded(at('/property-listing/1', 'c'));
    expect(reloaded(at('/property-listings?location=Lagos', 'b'))).toBe(left);
  });

  it('is new for each hash of a page', () => {
    const keyOf = createScrollKeys();
    const home = keyOf(at('/', 'default'));
    const terms = keyOf(at('/terms', 'a'));
    const fees = keyOf(at('/terms#fees', 'default'));
    const account = keyOf(at('/terms#account', 'default'));
    expect(new Set([home, terms, fees, account]).size).toBe(4);
    expect(keyOf(at('/terms#fees', 'default'))).toBe(fees);
    expect(keyOf(at('/', 'default'))).toBe(home);
  });

  it('stays when a filter changes after a jump to a hash', () => {
    const keyOf = createScrollKeys();
    const main = keyOf(at('/property-listings#main', 'default'));
    expect(keyOf(at('/property-listings?status=Sold', 'b'))).toBe(main);
  });
});
