import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { startProxy } from '../support/proxy.ts';
import { reportTargets } from '../support/targets.ts';
import { median, repeat } from '../support/visits.ts';
import { withWorkbench } from '../support/workbench.ts';
import { photoWithPosition } from './phone-photo.ts';
import { type Steps, slownessOf, visitAsAdmin } from './slowness.ts';

const ROUNDS = 3;

/** The figures of listing a property with one photo from a phone. */
await withWorkbench(async ({ folder, serve, openBrowser }) => {
  await ensureBuild();
  const url = await serve({ dataDir: join(folder, 'data') });
  const browser = await openBrowser();
  const photo = await photoWithPosition();
  // As a file, because Playwright sends buffers through the page.
  const path = join(folder, 'IMG_2041.jpg');
  await writeFile(path, photo);
  console.log(`A photograph of ${(photo.length / 1e6).toFixed(1)} MB, ${ROUNDS} times:`);

  const uploads = await repeat(ROUNDS, () => upload(browser, url, path));
  const kB = Math.max(...uploads.map(({ bytes }) => bytes / 1000));
  const taskMs = median(uploads.map(({ longestTaskMs }) => longestTaskMs));
  const withCameraData = uploads.filter(({ hasCameraData }) => hasCameraData).length;
  const sideways = uploads.filter(({ isUpright }) => !isUpright).length;
  reportTargets([
    { name: 'sent', value: kB, atMost: 400, unit: 'kB' },
    { name: 'longest task', value: taskMs, atMost: 50, unit: 'ms' },
    { name: 'with camera data', value: withCameraData, atMost: 0 },
    { name: 'not upright', value: sideways, atMost: 0 },
  ]);
});

/** Lists a property with the photograph. */
async function upload(browser: Browser, server: string, photoPath: string) {
  // The browser does not reveal what it sends, so a proxy reads it.
  const chunks: Buffer[] = [];
  const proxy = await startProxy(server, (incoming) => {
    if (`${incoming.method} ${incoming.url}` === 'POST /api/properties') {
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    return false;
  });
  try {
    return await visitAsAdmin(browser, proxy.url, '/admin/list-property', async (page) => {
      await page.getByLabel('Title').fill('House of the measured photograph');
      await page.getByLabel('Type').selectOption('House');
      await page.getByLabel('Location').fill('Lekki, Lagos');
      const { send } = await slownessOf(page, stepsWith(photoPath));
      const form = Buffer.concat(chunks);
      const { height, width } = await sharp(imageIn(form)).metadata();
      return {
        bytes: form.length,
        longestTaskMs: send?.longestTaskMs ?? Number.NaN,
        hasCameraData: form.includes('Exif') || form.includes('Test camera'),
        isUpright: height > width,
      };
    });
  } finally {
    await proxy.stop();
  }
}

function stepsWith(photoPath: string): Steps {
  return {
    async send(page: Page) {
      await page.getByLabel('Images').setInputFiles(photoPath);
      await page.getByText(/MB → /).waitFor();
      const response = page.waitForResponse((each) => each.request().method() === 'POST');
      await page.getByRole('button', { name: 'List property' }).click();
      const status = (await response).status();
      if (status !== 201) throw new Error(`The form was rejected with ${status}.`);
    },
  };
}

/** The file in a form that has one. */
function imageIn(form: Buffer): Buffer {
  const head = form.indexOf('Content-Type: image/');
  const start = form.indexOf('\r\n\r\n', head) + 4;
  return form.subarray(start, form.lastIndexOf('\r\n--'));
}
