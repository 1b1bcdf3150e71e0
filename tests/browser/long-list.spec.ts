import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';

const PROPERTIES = 3000;
/** Beyond this number, only the button loads more. */
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
  // Long enough for the worker to parse the list.
  description: 'A home among thousands, each of which is described in a few words. '.repeat(3),
  createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
}));

/** Responds like an API without capabilities: with the whole list, whatever is requested. */
async function serveWholeLists(page: Page) {
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
  await serveWholeLists(page);
  await openApp(page, '/property-listings');
  await expect(page.getByText('3,000 properties')).toBeVisible();
}

/** The position in the list of a card near the middle of the screen. */
const positionInView = async (page: Page) => {
  const position = () =>
    page.evaluate(() => {
      // The middle may be between two rows.
      const middle = [0.5, 0.6].flatMap((part) =>
        document.elementsFromPoint(window.innerWidth / 2, window.innerHeight * part),
      );
      const cards = middle.map((element) => element.closest('[data-card]'));
      return cards.find((card) => card !== null)?.getAttribute('data-card');
    });
  await expect.poll(position).toBeTruthy();
  return position();
};

test('A long list shows 48 cards, 48 more at its end and then the footer, and Show more moves the focus to the first new card', {
  tag: '@both',
}, async ({ page }) => {
  await openLongList(page);
  await expect(cardsOn(page)).toHaveCount(48);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cardsOn(page)).toHaveCount(LOADED_BY_SCROLLING);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(`${LOADED_BY_SCROLLING} of 3,000 shown`)).toBeAttached({
      timeout: 500,
    });
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('144 of 3,000 shown')).toBeAttached();
  const next = page.locator(`[data-card="${LOADED_BY_SCROLLING}"]`).getByRole('link');
  await expect(next).toBeFocused();
});

test('Going back from a property restores the scroll position in a long list', {
  tag: '@both',
}, async ({ page }) => {
  await openLongList(page);
  // More cards are loaded near the end of the list.
  for (const top of [1200, 2400, 3200]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(cardsOn(page).first()).toBeVisible();
  }
  const card = page.locator(`[data-card="${await positionInView(page)}"]`);
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

test('A search covers the whole of a long list, also after its worker has failed', async ({
  page,
}) => {
  await openLongList(page);
  await page.getByRole('combobox', { name: 'Search properties' }).fill('Home 2998');
  await expect(page.getByText('1 property')).toBeVisible();
  await expect(cardsOn(page)).toHaveText(/Home 2998/);
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('The worker has failed');
    });
  });
  await expect.poll(() => page.workers()).toEqual([]);
  await page.getByRole('combobox', { name: 'Search properties' }).fill('Home 2999');
  await expect(page.getByText('1 property')).toBeVisible();
  await expect(cardsOn(page)).toHaveText(/Home 2999/);
});
