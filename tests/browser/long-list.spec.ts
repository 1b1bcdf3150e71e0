import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';

const PROPERTIES = 3000;
/** From here on only the button loads more. */
const LOADED_BY_SCROLLING = 96;

const properties = Array.from({ length: PROPERTIES }, (_, index) => ({
  _id: `home-${index}`,
  title:
    index % 3 === 0 ? `Home number ${index} with a title that takes two lines` : `Home ${index}`,
  type: index % 2 === 0 ? 'House' : 'Villa',
  status: 'For Sale',
  location: index % 4 === 0 ? 'Lekki, Lagos' : 'Gwarinpa, Abuja',
  price: 50_000_000 + index * 1000,
  features: { bedrooms: 3, bathrooms: 2 },
  // Long enough for the whole list to be read in the worker.
  description: 'A home among thousands, each of which is described in a few words. '.repeat(3),
  createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
}));

/** Responds like an API without capabilities: with the whole list, whatever is requested. */
async function answerWholeLists(page: Page) {
  await page.route(/\/(property-listings|property-listing\/[^/]*)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta name="api-capabilities"[^>]*>/, '');
    await route.fulfill({ response, body: html });
  });
  await page.route(/\/api\/properties(\?|$)/, (route) => route.fulfill({ json: properties }));
  await page.route(/\/api\/properties\/home-\d+$/, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: properties.find(({ _id }) => _id === id) });
  });
}

async function openLongList(page: Page) {
  await answerWholeLists(page);
  await openApp(page, '/property-listings');
  await expect(page.getByText('3,000 properties')).toBeVisible();
}

const elementsOfCards = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[aria-label="Properties"] *').length);

/** The place among all of the card in the middle of the screen. */
const placeInSight = async (page: Page) => {
  const place = () =>
    page.evaluate(() => {
      const middle = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      const cards = middle.map((element) => element.closest('[aria-posinset]'));
      return cards.find((card) => card !== null)?.getAttribute('aria-posinset');
    });
  // Cards are drawn a moment after the page is scrolled to them.
  await expect.poll(place).toBeTruthy();
  return place();
};

test('Of a whole list of thousands, only the cards about the screen are drawn, each saying its place among all', async ({
  page,
}) => {
  await openLongList(page);
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  await expect(first).toHaveAttribute('aria-posinset', '1');
  await expect(first).toHaveAttribute('aria-setsize', `${PROPERTIES}`);
  for (let scroll = 0; scroll < 8; scroll += 1) {
    expect(await elementsOfCards(page)).toBeLessThanOrEqual(500);
    await page.evaluate(() => window.scrollBy(0, 1200));
    await page.waitForTimeout(100);
  }
  await expect(cardsOn(page).first()).toBeVisible();
});

test('Whoever scrolls a long list reaches the footer, and loads more at a press, going on with the first of what came', async ({
  page,
}) => {
  await openLongList(page);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(`${LOADED_BY_SCROLLING} of 3,000 shown`)).toBeAttached({
      timeout: 500,
    });
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1000 });
  }).toPass();

  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('108 of 3,000 shown')).toBeAttached();
  const next = page.locator(`[aria-posinset="${LOADED_BY_SCROLLING + 1}"]`).getByRole('link');
  await expect(next).toBeFocused();
});

test('Going back from a property returns to the same place in a long list', async ({ page }) => {
  await openLongList(page);
  // Cards come as one nears the end of those there are.
  for (const place of [1200, 2400, 3200]) {
    await page.evaluate((y) => window.scrollTo(0, y), place);
    await expect(cardsOn(page).first()).toBeVisible();
  }
  const card = page.locator(`[aria-posinset="${await placeInSight(page)}"]`);
  const scrolledTo = await page.evaluate(() => window.scrollY);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolledTo))
    .toBeLessThan(4);
});

test('A long list is searched in all its length', async ({ page }) => {
  await openLongList(page);
  await page.getByRole('searchbox', { name: 'Search properties' }).fill('Home 2999');
  await expect(page.getByText('1 property')).toBeVisible();
  await expect(cardsOn(page)).toHaveText(/Home 2999/);
});

test('Tab goes from card to card of a long list, beyond what the screen shows', async ({
  page,
}) => {
  await openLongList(page);
  await page.locator('[aria-posinset="1"]').getByRole('link').focus();
  for (let place = 2; place <= 14; place += 1) {
    // A list grows as its end comes near, and nobody tabs as fast as a test.
    const card = page.locator(`[aria-posinset="${place}"]`);
    await expect(card).toBeAttached();
    // The heart of the next card, then its link.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(card.locator(':focus')).toBeAttached();
  }
});

test('After a failure of the worker that searches a long list, a search gets the list anew', async ({
  page,
}) => {
  await openLongList(page);
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('The worker has failed');
    });
  });
  await expect.poll(() => page.workers()).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search properties' }).fill('Home 2999');
  await expect(page.getByText('1 property')).toBeVisible();
  await expect(cardsOn(page)).toHaveText(/Home 2999/);
});
