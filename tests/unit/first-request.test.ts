// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstViews } from '#src/app/first-views.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { beginFirstView, endFirstView } from '#src/lib/first-view.ts';
import { updateSession } from '#src/lib/session.ts';

const ada = { fullName: 'Ada', email: 'ada@example.com', token: 'abc', isVerified: true };
const network = setupServer();
let seen: Request[];

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  delete window.earlyAnswers;
  beginFirstView();
  seen = [];
  answerWith({ status: 200 });
});
afterEach(() => {
  endFirstView();
  network.resetHandlers();
});
afterAll(() => network.close());

function answerWith({ status }: { status: number }) {
  network.use(
    http.all('*', ({ request }) => {
      seen.push(request);
      const isOne = new URL(request.url).pathname !== '/api/properties';
      const data = isOne ? { _id: 'abc', title: 'House', location: 'Lagos' } : [];
      return HttpResponse.json({ data, meta: { total: 0, nextCursor: null } }, { status });
    }),
  );
}

/** Opens an address as a first visit does, and waits for its data. */
async function open(address: string) {
  window.history.pushState(null, '', address);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  await expect.poll(() => router.state.initialized, { timeout: 15_000 }).toBe(true);
  await expect.poll(() => queryClient.isFetching(), { timeout: 15_000 }).toBe(0);
  router.dispose();
  return queryClient.getQueryCache().getAll();
}

describe("The first page's data", { timeout: 40_000 }, () => {
  it.each([
    ['/', '/api/properties?status=For+Sale&sort=newest&limit=6&facets=location'],
    ['/property-listings?location=Lagos&maxPrice=50000000', 'priceCeiling=50000000'],
    ['/property-listing/a%2Fb', '/api/properties/a%2Fb'],
    ['/new-development', 'development=true'],
    ['/new-development/abc', '/api/properties/abc'],
  ])(
    'is asked for once, without waiting for the client of the API: %s',
    async (address, request) => {
      const queries = await open(address);
      expect(seen.map(({ url }) => url)).toEqual([expect.stringContaining(request)]);
      expect(queries.map(({ state }) => state.status)).toEqual(['success']);
    },
  );

  it('is asked for again by the app where the first answer was a failure', async () => {
    answerWith({ status: 404 });
    const [query] = await open('/property-listing/abc');
    expect(seen).toHaveLength(2);
    expect(query?.state.error).toMatchObject({ status: 404 });
  });

  it('waits for the client where somebody is signed in, whose token goes with it', async () => {
    updateSession(ada);
    await open('/property-listing/abc');
    const forProperty = seen.filter(({ url }) => url.endsWith('/api/properties/abc'));
    expect(forProperty.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer abc']);
  });

  it.each(firstViews.flatMap(({ path, request }) => (request ? [{ path, request }] : [])))(
    'is what the script in index.html has asked for already: $path',
    async ({ path, request }) => {
      const answer = Response.json({
        data: path.includes(':id') ? { _id: 'abc', title: 'House', location: 'Lagos' } : [],
        meta: { total: 0, nextCursor: null },
      });
      window.earlyAnswers = { [request.replace(':id', 'abc')]: Promise.resolve(answer) };
      const queries = await open(path.replace(':id', 'abc'));
      expect(seen).toEqual([]);
      expect(queries.map(({ state }) => state.status)).toEqual(['success']);
    },
  );
});
