import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties, propertyImages } from '#server/core/database/schema.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { houseColumns, lekkiRow } from '#tests/support/house-rows.ts';
import { sendImport } from '#tests/support/import-fixture.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';
import { zipOf } from '#tests/support/zip.ts';
import '#src/routes/admin/import-page.tsx';

sendRealFiles();
const api = referenceApi([]);
let admin: TestUser;
let photo: Buffer;
let otherPhoto: Buffer;

beforeAll(async () => {
  admin = await registerAdmin(api.server(), 'Amaka Okafor');
  api.server().startImports();
  api.server().startPhotos();
  const create = { width: 40, height: 30, channels: 3, background: '#a00' } as const;
  photo = await sharp({ create }).jpeg().toBuffer();
  otherPhoto = await sharp(photo).negate().jpeg().toBuffer();
});
beforeEach(() => {
  api.behaveAs('reference');
  signedInAs(admin);
});
afterEach(async () => {
  for (const table of [importJobs, properties]) await api.server().db.delete(table);
});

/** Uploads one house with these photos through the API, and visits its import. */
async function visitImport(photos: string) {
  const sheet = `${houseColumns},photos\n${lekkiRow},"${photos}"\n`;
  const response = await sendImport(api.server().app, sheet, { token: admin.token });
  return visit(`/admin/imports/${response.json().data.id}`);
}

const zipFile = (content: Uint8Array<ArrayBuffer>) =>
  new File([content], 'photos.zip', { type: 'application/zip' });
/** The import, its photos and the page's polling follow each other, each with its own pause. */
const untilAdded = { timeout: 12_000 };
const zipField = () => screen.findByLabelText('Photos in a ZIP (optional)');

describe('An admin whose spreadsheet names photos', () => {
  it('uploads them in a ZIP and sees them added', async () => {
    const user = await visitImport('front.jpg');
    expect(await screen.findByText(/^This file names 1 photo\./)).toBeVisible();
    await user.upload(await zipField(), zipFile(zipOf([{ name: 'a/front.jpg', content: photo }])));
    expect(await screen.findByText(/^photos\.zip \(1 KB\) is uploaded\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1 property' }));
    expect(await screen.findByText('1 of 1 photo added.', {}, untilAdded)).toBeVisible();
    expect(screen.queryByLabelText('Photos in a ZIP (optional)')).toBeNull();
    expect(await api.server().db.$count(propertyImages)).toBe(1);
  });

  it('sees which photos could not be added, by row and reason, and sends a better ZIP', async () => {
    const user = await visitImport('http://192.168.1.1/a.jpg, front.jpg, side.jpg');
    const files = [
      { name: 'front.jpg', content: photo },
      { name: 'side.jpg', content: Buffer.from('no photo') },
    ];
    await user.upload(await zipField(), zipFile(zipOf(files)));
    await screen.findByText(/is uploaded/);
    await user.click(screen.getByRole('button', { name: 'Import 1 property' }));
    const table = await screen.findByRole(
      'table',
      { name: 'Photos that could not be added' },
      untilAdded,
    );
    await within(table).findByText('not an image', {}, untilAdded);
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'RowReasonPhoto',
      'Row 2address not allowedhttp://192.168.1.1/a.jpg',
      'Row 2not an imageside.jpg',
    ]);
    expect(screen.getByText('1 of 3 photos added.')).toBeVisible();
    expect(screen.getByText('1 property was imported.')).toBeVisible();
    await user.upload(
      await zipField(),
      zipFile(zipOf([{ name: 'side.jpg', content: otherPhoto }])),
    );
    expect(await screen.findByText('2 of 3 photos added.', {}, untilAdded)).toBeVisible();
  });

  it('sees why a ZIP is rejected, and can choose another or remove it', async () => {
    const user = await visitImport('front.jpg');
    await user.upload(await zipField(), zipFile(Buffer.from('no ZIP')));
    expect(await screen.findByText('photos.zip: This file cannot be read as a ZIP.')).toBeVisible();
    await user.upload(await zipField(), zipFile(zipOf([{ name: 'front.jpg', content: photo }])));
    expect(await screen.findByText(/is uploaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the ZIP' }));
    await waitFor(() => expect(screen.queryByText(/is uploaded/)).toBeNull());
  });

  it('can import while the ZIP is on its way, and its photos follow', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    api.override(http.post('*/api/admin/imports/:id/photos', () => held, { once: true }));
    const user = await visitImport('front.jpg');
    await user.upload(await zipField(), zipFile(zipOf([{ name: 'front.jpg', content: photo }])));
    await user.click(screen.getByRole('button', { name: 'Import 1 property' }));
    expect(
      await screen.findByText('no ZIP with photos was uploaded', {}, untilAdded),
    ).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading photos.zip' })).toBeVisible();
    goOn();
    expect(await screen.findByText('1 of 1 photo added.', {}, untilAdded)).toBeVisible();
  });

  it('sends a ZIP again after a network error, without choosing it again', async () => {
    api.override(
      http.post('*/api/admin/imports/:id/photos', () => HttpResponse.error(), { once: true }),
    );
    const user = await visitImport('front.jpg');
    await user.upload(await zipField(), zipFile(zipOf([{ name: 'front.jpg', content: photo }])));
    expect(await screen.findByText(/Network Error/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to upload photos.zip' }));
    expect(await screen.findByText(/is uploaded/)).toBeVisible();
  });
});
