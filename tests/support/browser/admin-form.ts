import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openApp } from './open-app.ts';

export const admin = { email: 'admin@gida.example', password: 'gida-demo-admin' };

/** Signs the demo admin in and opens a page of the admin area. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await signIn(page);
  await openApp(page, path);
}

/** On a phone, selects two properties and opens the dialog before their deletion. */
export async function openDeletion(page: Page): Promise<Locator> {
  await openAsAdmin(page, '/admin');
  await page.getByRole('link', { name: /^\d+ properties$/ }).tap();
  const list = page.getByRole('list', { name: 'Properties' });
  await list.getByRole('checkbox').nth(0).tap();
  await list.getByRole('checkbox').nth(1).tap();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 properties?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

interface AdminSession {
  fullName: string;
  email: string;
  token: string;
}

/** One for many tests, because the logins of an hour are limited. */
let lastSession: AdminSession | null = null;

/** The session of an earlier test, or a new one if that has ended. */
async function adminSession({ request }: Page): Promise<AdminSession> {
  if (lastSession) {
    const headers = { authorization: `Bearer ${lastSession.token}` };
    if ((await request.get('/api/auth/me', { headers })).ok()) return lastSession;
  }
  const response = await request.post('/api/auth/login', { data: admin });
  const { user, token } = (await response.json()).data;
  lastSession = { fullName: user.fullName, email: user.email, token };
  return lastSession;
}

/** Stores a session as the login page does. */
async function signIn(page: Page): Promise<void> {
  const session = JSON.stringify({ ...(await adminSession(page)), isVerified: true });
  // Not in an init script, which would restore a session that has ended.
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('gida.session', text), session);
}

/** Creates a property with this number of images and with other fields. Returns its id. */
export async function listProperty(
  page: Page,
  title: string,
  images = 0,
  fields: Record<string, string> = {},
): Promise<string> {
  const { token } = await adminSession(page);
  const form = new FormData();
  form.set('title', title);
  form.set('type', 'House');
  form.set('status', 'For Sale');
  form.set('location', 'Lekki, Lagos');
  form.set('price', '85000000');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (let index = 0; index < images; index += 1) {
    const bytes = await photo(640, 480, index);
    form.append(
      'images',
      new File([new Uint8Array(bytes)], `${index}.jpg`, { type: 'image/jpeg' }),
    );
  }
  const headers = { authorization: `Bearer ${token}` };
  const created = await page.request.post('/api/properties', { multipart: form, headers });
  expect(created.status()).toBe(201);
  return (await created.json()).data._id;
}

/** A JPEG of noise, in a colour of its own for each `seed`, with an EXIF orientation. */
export function photo(width: number, height: number, seed = 0, orientation = 1): Promise<Buffer> {
  const background = { r: (seed * 67) % 256, g: 90, b: 140 };
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .withExif({
      IFD0: { Make: 'Gida' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
