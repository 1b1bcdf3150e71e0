import type { Locator, Page } from '@playwright/test';
import { expect } from './app-test.ts';

/** The splash takes 3 seconds, and the start of the app longer than other waits. */
export const START_TIMEOUT_MS = 15_000;

export async function expectSplashGone(page: Page): Promise<void> {
  await expect(page.locator('#splash')).toHaveCount(0, { timeout: START_TIMEOUT_MS });
}

/** Holds back the files whose URL matches. Returns a function that lets them arrive. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(url, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}

/** Opens a URL as a new visitor does and waits for its page, after splash and loading view. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSplashGone(page);
  await expect(page.locator('main h1').first()).toBeAttached({ timeout: START_TIMEOUT_MS });
}

/** Opens a URL with a splash of a minute. */
export async function openWithLongSplash(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-ms="\d+"/, 'data-ms="60000"');
    await route.fulfill({ response, body });
  });
  await page.goto(path, { waitUntil: 'commit' });
}

/** Opens the page of a property for sale with enough photos for two steps of its gallery. */
export async function openProperty(page: Page): Promise<void> {
  const response = await page.request.get('/api/properties?status=For+Sale&limit=50');
  interface Listed {
    _id: string;
    title: string;
    type?: string;
    images: string[];
  }
  const { data }: { data: Listed[] } = await response.json();
  const property = data.find(({ type, images }) => type === 'House' && images.length > 4);
  await openApp(page, `/property-listing/${property?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: property?.title })).toBeVisible();
}

/** The cards of a list of properties. */
export function cardsOn(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Scrolls to the map of a property, which then loads. */
export async function scrollToMap(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Location' }).scrollIntoViewIfNeeded();
}
