import { expect, test } from '#tests/support/browser/app-test.ts';
import { HOME_CEILING_KB, scriptsOf, weightOf } from '#tests/support/script-weight.ts';

test.use({ hasSplash: true });

test('A first visit to the home page loads at most 195 kB of scripts, and nothing of the map', async ({
  browser,
  baseURL,
}) => {
  const scripts = await scriptsOf(browser, `${baseURL}/`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(weightOf(scripts) / 1000).toBeLessThanOrEqual(HOME_CEILING_KB);
  expect(scripts.map(({ name }) => name).join()).not.toMatch(/map(?!-point)/);
});

test('A property page loads nothing of the map before one is wanted', async ({
  browser,
  baseURL,
  request,
}) => {
  const answer = await request.get('/api/properties?limit=1');
  const { data } = await answer.json();
  const scripts = await scriptsOf(browser, `${baseURL}/property-listing/${data[0]._id}`);
  expect(scripts.map(({ name }) => name).join()).not.toContain('map-tiles');
});
