import { expect, test } from '#tests/support/browser/app-test.ts';
import {
  emailedCode,
  newEmail,
  newPassword,
  signInAsNewUser,
} from '#tests/support/browser/browser-users.ts';
import { chooseFiles, tabTo } from '#tests/support/browser/keyboard-walk.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';

test.use({ expectedFaults: [/400.*auth\/password/] });

test('The keyboard alone registers, verifies the email with a pasted code, and continues', async ({
  page,
  context,
}) => {
  test.slow();
  const email = newEmail();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, '/');
  await tabTo(page.getByRole('link', { name: 'Register' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: 'Full name' }));
  // An empty form shows a summary with a link to each field.
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Please check 5 fields' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.keyboard.type("Ayọ̀ O'Brien-Eze");
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('+234 803 000 0001');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newPassword);
  await tabTo(page.getByLabel('Confirm password'));
  await page.keyboard.type(newPassword);
  await tabTo(page.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('main').getByRole('button', { name: 'Register' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: 'Code' }));
  const code = await emailedCode(email);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/authentication/login');
  await tabTo(page.getByRole('link', { name: "Continue as Ayọ̀ O'Brien-Eze" }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('The keyboard alone edits the profile and its photo', async ({ page }) => {
  await signInAsNewUser(page);
  await openApp(page, '/profile');
  await tabTo(page.getByRole('button', { name: 'Edit profile' }));
  await page.keyboard.press('Enter');
  await chooseFiles(page.getByRole('button', { name: 'Add a photo' }), 'public/icon-192.png');
  await tabTo(page.getByRole('textbox', { name: 'Full name' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('N');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Full name should be at least 2 characters')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.keyboard.type('gozi Obi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Ngozi Obi' })).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/api/images/"]')).toBeVisible();
});

test('The keyboard alone removes a saved property, and undoes that', async ({ page }) => {
  const { token } = await signInAsNewUser(page);
  const found = await page.request.get('/api/properties?sort=oldest&limit=1');
  const [{ _id, title }] = (await found.json()).data;
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`/api/properties/${_id}/save`, { headers });
  await openApp(page, '/profile/saved-properties');
  await tabTo(page.getByRole('button', { name: `Saved: ${title}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('removed from saved')).toBeVisible();
  await expect(page.getByText(/^You have not saved any properties yet/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved properties' })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await tabTo(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(cardsOn(page).getByRole('link', { name: title })).toBeVisible();
});

test('The keyboard alone changes the password, signs out elsewhere, and deletes the account', async ({
  page,
}) => {
  const { email } = await signInAsNewUser(page);
  const data = { email, password: newPassword };
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' };
  await page.request.post('/api/auth/login', { data, headers });
  await openApp(page, '/profile');
  await tabTo(page.getByRole('link', { name: 'Security' }));
  await page.keyboard.press('Enter');

  await tabTo(page.getByRole('button', { name: 'Log out Chrome on Android' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();

  await page.keyboard.press('Home');
  await tabTo(page.getByLabel('Current password'));
  await page.keyboard.type('not-this-one');
  await tabTo(page.getByLabel('New password'));
  await page.keyboard.type('copper-market-rain');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();

  const opener = page.getByRole('button', { name: 'Delete my account' });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('copper-market-rain');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('The keyboard alone replaces a forgotten password', async ({ page }) => {
  const { email } = await signInAsNewUser(page);
  const first = await emailedCode(email);
  await page.evaluate(() => localStorage.clear());
  await openApp(page, '/authentication/login');
  await tabTo(page.getByRole('link', { name: 'Forgot your password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Email', exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  // A phone may drop the page while the email is read.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect.poll(() => emailedCode(email)).not.toBe(first);
  await page.keyboard.type(await emailedCode(email));
  await page.keyboard.press('Tab');
  await page.keyboard.type('copper-market-rain');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/authentication/login');
  await tabTo(page.getByRole('textbox', { name: 'Email', exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('copper-market-rain');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
});
