// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedView, startFirstView } from '#scripts/build/first-view-script.ts';

const views: StartedView[] = [
  {
    path: '^/$',
    links: [{ rel: 'modulepreload', href: '/assets/home.js' }],
    request: '/list?limit=6',
  },
  { path: '^/home/([^/]+)$', links: [], request: '/homes/:id' },
  { path: '^/about$', links: [] },
];
const fetched = vi.fn(async () => new Response('the answer'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  localStorage.clear();
  document.head.innerHTML = '';
  delete window.earlyAnswers;
});
afterEach(() => vi.unstubAllGlobals());

function open(address: string) {
  window.history.pushState(null, '', address);
  startFirstView(views, '/api', 'session');
  return Object.keys(window.earlyAnswers ?? {});
}

describe('The script in index.html', () => {
  it("fetches the page's files and data, each by the address that the app will ask for", () => {
    expect(open('/')).toEqual(['/list?limit=6']);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/list?limit=6', expect.anything());
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/home.js');
  });

  it('puts the id of the address into the call', () => {
    expect(open('/home/a%2Fb/')).toEqual(['/homes/a%2Fb']);
  });

  it.each([
    ['a page that has a query of its own', '/?location=Lagos'],
    ['a page that asks for nothing', '/about'],
    ['an address that it does not know', '/nowhere'],
  ])('asks for nothing for %s', (_what, address) => {
    expect(open(address)).toEqual([]);
  });

  it('asks for nothing where somebody is signed in', () => {
    localStorage.setItem('session', '{}');
    expect(open('/')).toEqual([]);
  });
});
