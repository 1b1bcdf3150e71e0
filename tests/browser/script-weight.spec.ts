import { expect, test } from '#tests/support/browser/app-test.ts';
import { SCRIPT_CEILINGS_KB, scriptsOf, weightOf } from '#tests/support/script-weight.ts';

test.use({ hasSplash: true });

test('A first visit loads no more scripts than its ceiling, and nothing of the map or of what is kept', async ({
  browser,
  baseURL,
  request,
}) => {
  const response = await request.get('/api/properties?limit=1');
  const { data } = await response.json();
  const expectLight = async (path: string, ceiling: number) => {
    const scripts = await scriptsOf(browser, `${baseURL}${path}`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(weightOf(scripts) / 1000, path).toBeLessThanOrEqual(ceiling);
    expect(scripts.map(({ name }) => name).join()).not.toMatch(/map-tiles|leaflet|device-storage/);
  };
  // At the same time, because each is watched for seconds.
  await Promise.all([
    expectLight('/', SCRIPT_CEILINGS_KB.home),
    expectLight('/property-listings', SCRIPT_CEILINGS_KB.listings),
    expectLight(`/property-listing/${data[0]._id}`, SCRIPT_CEILINGS_KB.property),
  ]);
});

test('The page of the listings preloads their script', async ({ request }) => {
  const html = await (await request.get('/property-listings')).text();
  expect(html).toMatch(/rel="modulepreload"[^>]* href="\/assets\/property-listings-page-/);
});
