import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { buyer, logIn, signInAsNewUser } from '#tests/support/browser/browser-users.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

const turnedAway = 'User authentication is required, please sign in to continue.';

/** Signs out through the account menu, or the mobile one. */
async function logOut(page: Page) {
  const mobile = page.getByRole('button', { name: 'Menu', exact: true });
  const account = page.getByRole('button', { name: buyer.name });
  await expect(mobile.or(account)).toBeVisible();
  if (await mobile.isVisible()) {
    await mobile.click();
    await page.getByRole('button', { name: 'Logout' }).click();
  } else {
    await account.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }
}

test('At 360 px a card shows Save, Updating... until the API responds, and Saved', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsNewUser(page);
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/api\/properties\/[^/]+\/save$/, async (route) => {
    await held;
    await route.continue();
  });
  await openApp(page, '/property-listings?sort=oldest');
  const card = cardsOn(page).first();
  const save = card.getByRole('button', { name: /^Save Property: / });
  await expect(save).toHaveText('Save');
  await save.click();
  const button = card.getByRole('button', { name: /^Updating\.\.\.: / });
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Updating...');
  respond();
  await expect(page.getByText('Property saved', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Saved: / })).toBeFocused();
  await expect(card.getByText('Saved', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('Signing out in one tab signs out the other, which then shows nothing private', {
  tag: '@both',
}, async ({ page, context }) => {
  await openApp(page, '/profile');
  await expect(page.getByText(turnedAway)).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();

  const other = await context.newPage();
  await openApp(other, '/about');
  await logOut(other);

  await expect(page.getByText(turnedAway)).toBeVisible();
  await expect(page.getByText(buyer.email)).toHaveCount(0);
  await expect(page).toHaveURL('/authentication/login?returnTo=%2Fprofile');
  await page.goBack();
  await expect(page.getByText(buyer.email)).toHaveCount(0);
});

test('Signing in in one tab greets the user in the other, with a link to continue', async ({
  page,
  context,
}) => {
  await openApp(page, '/profile/saved-properties');
  await expect(page.getByText(turnedAway)).toBeVisible();
  const other = await context.newPage();
  await openApp(other, '/authentication/login');
  await logIn(other);
  await expect(other).toHaveURL('/');

  await page.getByRole('link', { name: `Continue as ${buyer.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Saved properties' })).toBeVisible();
});

test('A photo has a preview, then upload progress, and is then in the profile', async ({
  page,
  context,
}) => {
  // Only verified users may upload a photo.
  await openApp(page, '/authentication/login');
  await logIn(page);
  await expect(page).toHaveURL('/');
  await openApp(page, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Photo', { exact: true }).setInputFiles('public/icon-192.png');
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();

  // As slow as a phone network, so that the progress can be seen.
  const network = await context.newCDPSession(page);
  const unchanged = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { ...unchanged, uploadThroughput: 4000 });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...unchanged, uploadThroughput: -1 });

  const photo = page.getByRole('main').locator('img[src*="/api/images/"]');
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
  await expect(photo).toHaveCount(0);
});

test('Users can download all their data as one file', async ({ page }) => {
  const { email } = await signInAsNewUser(page);
  await openApp(page, '/profile/security');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('gida-account.json');
  const account = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(account).toMatchObject({ profile: { email }, savedProperties: [] });
  expect(account.events.map(({ action }: { action: string }) => action)).toContain('registered');
});

test('A code can be filled in by the phone, or pasted with the text around it', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('gida.session') ?? '{}');
    localStorage.setItem('gida.session', JSON.stringify({ ...session, isVerified: false }));
  });
  await openApp(page, '/authentication/verify-email');
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('482915');
  await expect(code).toHaveValue('482915');
  await code.fill('');
  await code.focus();
  await page.keyboard.insertText('Your code: 482 915.');
  await expect(code).toHaveValue('482915');
});

test.describe('On a page with many queries', () => {
  test.use({ expectedFaults: [/401/] });

  test('parallel 401s show one toast and redirect once, and login returns to the page', async ({
    page,
    context,
  }) => {
    const { token } = await signInAsNewUser(page);
    await openApp(page, '/property-listings?sort=oldest');
    // The last request of the page: all requests are pending when the session ends.
    const isSavedKnown = page.waitForResponse(/\/saved$/);
    await cardsOn(page).first().getByRole('link').click();
    await isSavedKnown;
    await expect(page.getByRole('button', { name: 'Save Property', exact: true })).toBeVisible();
    const address = new URL(page.url()).pathname;
    await page.request.delete('/api/auth/sessions', {
      headers: { authorization: `Bearer ${token}` },
    });

    const rejected: string[] = [];
    let reject = () => {};
    const together = new Promise<void>((resolve) => {
      reject = resolve;
    });
    await context.route(/\/api\/auth\/(me|saved-properties)|\/saved$/, async (route) => {
      rejected.push(route.request().url());
      await together;
      await route.continue();
    });
    await page.addInitScript(rememberToasts);
    await page.reload();
    await page.getByRole('button', { name: 'Ngozi Eze', exact: true }).click();
    await expect.poll(() => rejected.length).toBeGreaterThan(1);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    reject();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Session expired' });
    await expect(toast).toHaveCount(1);
    await expect(page).toHaveURL(`/authentication/login?returnTo=${encodeURIComponent(address)}`);
    await expect(toast.getByText('You have been logged out due to inactivity.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await toastsSeen(page)).toEqual([expect.stringContaining('Session expired')]);
    expect(visited.filter((path) => path === '/authentication/login')).toHaveLength(1);

    await context.unrouteAll();
    await logIn(page);
    await expect(page).toHaveURL(address);
  });
});

test('Login, Register and Forgot your password? fit a screen of 320 px', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['login', 'register', 'forgot-password']) {
    await openApp(page, `/authentication/${path}`);
    await page.getByRole('main').getByRole('button').last().click();
    expect(await pixelsTooWide(page), path).toBe(0);
  }
});

/** Records the text of every toast, since each disappears. */
function rememberToasts() {
  const seen: string[] = [];
  Object.assign(window, { toastsSeen: seen });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const toasts = [node, ...node.querySelectorAll('*')].filter((element) =>
        element.matches('[data-sonner-toast]'),
      );
      seen.push(...toasts.map(({ textContent }) => textContent ?? ''));
    }
  }).observe(document, { childList: true, subtree: true });
}

function toastsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'toastsSeen'));
}
