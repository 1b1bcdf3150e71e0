import type { Page } from '@playwright/test';
import { admin, listProperty, openAsAdmin, photo } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';
import { setTextSize } from '#tests/support/browser/text-size.ts';

const form = '/admin/list-property';
/** Browser and server each compress several megapixels, which takes a while on a busy machine. */
const PHOTO_TIMEOUT_MS = 30_000;
const imageFile = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(1200, 900, seed),
});

async function fillRequired(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Type').selectOption('House');
  await page.getByLabel('Location').fill('Lekki, Lagos');
}

/** Drops files on the page, or pastes them. */
async function addFiles(page: Page, event: 'drop' | 'paste', names: string[]) {
  const files = await Promise.all(
    names.map(async (name, index) => ({
      name,
      text: (await photo(300, 200, index + 50)).toString('base64'),
    })),
  );
  await page.evaluate(
    ({ event, files }) => {
      const data = new DataTransfer();
      for (const { name, text } of files) {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      const dispatched =
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(dispatched);
    },
    { event, files },
  );
}

test('With text of twice the size, fields are wide enough for their labels', async ({ page }) => {
  await openAsAdmin(page, form);
  await setTextSize(page, 32);
  const widthOf = async (name: string) => (await page.getByLabel(name).boundingBox())?.width;
  await expect.poll(() => widthOf('Title')).toBeGreaterThan(800);
  await expect.poll(() => widthOf('Bedrooms')).toBeGreaterThan(200);
});

test('A drawing and half a photo are named before they are sent', async ({ page }) => {
  await openAsAdmin(page, form);
  const { buffer, ...half } = await imageFile('half.jpg', 9);
  const drawing = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page
    .getByLabel('Images')
    .setInputFiles([
      await imageFile('whole.jpg', 8),
      drawing,
      { ...half, buffer: buffer.subarray(0, buffer.length / 2) },
    ]);
  const rejected = page.getByRole('listitem').filter({ hasText: 'This file is not a photo.' });
  await expect(rejected).toHaveText([/plan\.svg/, /half\.jpg/], { timeout: PHOTO_TIMEOUT_MS });
});

test('A photo is compressed in a worker, upright and without camera data', async ({ page }) => {
  await openAsAdmin(page, form);
  const title = `House upright ${Date.now()}`;
  await fillRequired(page, title);
  const buffer = await photo(2400, 1600, 7, 6);
  const worker = page.waitForEvent('worker');
  await page
    .getByLabel('Images')
    .setInputFiles({ name: 'side.jpg', mimeType: 'image/jpeg', buffer });
  await worker;
  await expect(page.getByText(/→ \d+ KB/)).toBeVisible({ timeout: PHOTO_TIMEOUT_MS });
  await page.getByRole('button', { name: 'List property' }).click();
  await expect(page.getByText('Property Created')).toBeVisible({ timeout: PHOTO_TIMEOUT_MS });
  await expect(page).toHaveURL('/admin/properties');
  const answer = await page.request.get(`/api/properties?q=${encodeURIComponent(title)}&limit=1`);
  const [property] = (await answer.json()).data;
  expect(property.imageDetails[0].height).toBeGreaterThan(property.imageDetails[0].width);
  const stored = await (await page.request.get(property.images[0])).body();
  expect(stored.includes('Exif')).toBe(false);
});

test('Photos are added from the clipboard and by a drop anywhere on the page', async ({ page }) => {
  await openAsAdmin(page, form);
  await expect(page.getByLabel('Images')).toBeAttached();
  await addFiles(page, 'drop', ['dropped.jpg', 'dropped-too.jpg']);
  await expect(page.getByAltText('dropped.jpg')).toBeVisible();
  await addFiles(page, 'paste', ['pasted.jpg']);
  await expect(page.getByAltText('pasted.jpg')).toBeVisible();
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible();
});

test('A draft with its photos survives a reload, and is removed when it is discarded', async ({
  page,
}) => {
  await openAsAdmin(page, form);
  await page.getByLabel('Title').fill('House of the draft');
  await page.getByLabel('Price').fill('50m');
  await page
    .getByLabel('Images')
    .setInputFiles([await imageFile('front.jpg', 1), await imageFile('back.jpg', 2)]);
  await expect(page.locator('ol img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move back.jpg earlier' }).click();
  // Drafts are written with a delay.
  await page.waitForTimeout(1000);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();

  await expect(page.getByText(/^Changes from .+ restored$/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('House of the draft');
  await expect(page.getByLabel('Price')).toHaveValue('₦50,000,000');
  const names = page.locator('ol img[alt$=".jpg"]');
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveAttribute('alt', 'back.jpg');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(names).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText(/^Changes from/)).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedFaults: [/401/] });

  test('A draft of an edit survives a session that expires while saving', async ({ page }) => {
    const id = await listProperty(page, `House expiring ${Date.now()}`, 1);
    await openAsAdmin(page, `/admin/properties/${id}/edit`);
    await page.getByLabel('Title').fill('Renamed before the end');
    await page.getByLabel('Images').setInputFiles(await imageFile('new.jpg', 3));
    await expect(page.getByAltText('new.jpg')).toBeVisible();
    const { token } = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('gida.session') ?? ''),
    );
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Session expired')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).not.toHaveURL(/authentication/);
    await openApp(page, `/admin/properties/${id}/edit`);
    await expect(page.getByText(/^Changes from .+ restored$/)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Renamed before the end');
    await expect(page.getByAltText('new.jpg')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Property Updated')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('A photo is dragged before another, and the order is stored', async ({ page }) => {
  const id = await listProperty(page, `House to drag ${Date.now()}`, 3);
  await openAsAdmin(page, `/admin/properties/${id}/edit`);
  const sources = () =>
    page.locator('ol img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  await expect(page.locator('ol img')).toHaveCount(3);
  const before = await sources();
  const box = async (name: string) => {
    const found = await page.getByRole('button', { name }).boundingBox();
    if (!found) throw new Error(`${name} is not there`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  await page.getByRole('button', { name: 'Drag photo 3' }).scrollIntoViewIfNeeded();
  const [from, to] = [await box('Drag photo 3'), await box('Drag photo 1')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y, { steps: 8 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(sources).toEqual([before[2], before[0], before[1]]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Property Updated')).toBeVisible();
  await openApp(page, `/admin/properties/${id}/edit`);
  await expect.poll(sources).toEqual([before[2], before[0], before[1]]);
});

test('The link of the section that is read or edited is the current one', async ({ page }) => {
  await openAsAdmin(page, form);
  // A smooth scroll could still run at the next step.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  await expect(current).toHaveText(/^The property/);
  await page.getByRole('link', { name: 'What we know' }).click();
  await expect(current).toHaveText(/^What we know/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveText(/^The property/);
  await page.getByLabel('Bedrooms').focus();
  await expect(current).toHaveText(/^Price, rooms and size/);
});

test('A field that gets the focus is not behind the bar of buttons', async ({ page }) => {
  await openAsAdmin(page, form);
  const field = page.getByLabel('Negotiable');
  const { y } = await field.evaluate((element) => element.getBoundingClientRect());
  await page.setViewportSize({ width: 1440, height: Math.round(y) + 40 });
  await page.getByLabel('Description').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  const { bottom } = await field.evaluate((element) => element.getBoundingClientRect());
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  expect(bottom).toBeLessThan(bar?.y ?? 0);
});

test('Leaving with unsaved changes needs confirming', async ({ page }) => {
  await openAsAdmin(page, form);
  await page.getByLabel('Title').fill('Unsaved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title')).toHaveValue('Unsaved');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Scans at the width of a phone, too. */
  async function expectNoFaults(page: Page, name: string): Promise<void> {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOn(page), `${name}, at ${width} px`).toEqual([]);
    }
  }

  test('The property form passes axe at 390 and 1440 px', async ({ page }) => {
    const id = await listProperty(page, `House for axe ${Date.now()}`, 2);
    await openAsAdmin(page, form);
    await page.getByRole('button', { name: 'List property' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await page
      .getByLabel('Images')
      .setInputFiles([
        await imageFile('front.jpg', 4),
        { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      ]);
    await expect(page.getByAltText('front.jpg')).toBeVisible();
    await expectNoFaults(page, 'create, with errors and a photo');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await openApp(page, `/admin/properties/${id}/edit`);
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await page.getByLabel('Title').fill('');
    await expectNoFaults(page, 'edit, with a warning and a removed photo');
  });
});

test('The property form fits a screen of 360 and of 320 px', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsAdmin(page, form);
  await page.getByLabel('Images').setInputFiles(await imageFile('a-long-name-'.repeat(8), 5));
  await expect(page.locator('ol img')).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => pixelsTooWide(page)).toBe(0);
});
