import type { Page } from '@playwright/test';
import { codeSentTo } from '#tests/support/outbox-codes.ts';
import { expect } from './app-test.ts';

/** The demo buyer. */
export const buyer = {
  name: 'Tunde Bakare',
  email: 'buyer@gida.example',
  password: 'gida-demo-buyer',
};

export const newPassword = 'market-bridge-copper';

/** An email address that is not registered. */
export function newEmail(): string {
  return `ngozi-${crypto.randomUUID()}@example.com`;
}

export async function logIn(page: Page, { email, password } = buyer): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Registers a new user, verifies the email unless told otherwise, and signs the browser in. */
export async function signInAsNewUser(
  page: Page,
  { isVerified = true } = {},
): Promise<{ email: string; token: string }> {
  const email = newEmail();
  const fullName = 'Ngozi Eze';
  const data = { fullName, email, phoneNumber: '+234 803 000 0001', password: newPassword };
  const response = await page.request.post('/api/auth/register', { data });
  expect(response.status()).toBe(201);
  const { token } = (await response.json()).data;
  if (isVerified) {
    const headers = { authorization: `Bearer ${token}` };
    const otp = await emailedCode(email);
    const verified = await page.request.post('/api/auth/verify-otp', { headers, data: { otp } });
    expect(verified.status()).toBe(200);
  }
  // Any page of the origin gives access to its local storage.
  await page.goto('/api/health');
  await page.evaluate((session) => localStorage.setItem('gida.session', JSON.stringify(session)), {
    fullName,
    email,
    token,
    isVerified: true,
  });
  return { email, token };
}

/** The latest code that was emailed to the address. */
export function emailedCode(email: string): Promise<string> {
  return codeSentTo(process.env.BROWSER_TESTS_DATA_DIR ?? '', email);
}
