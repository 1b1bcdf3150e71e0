import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { tabTo } from '#tests/support/browser/keyboard-walk.ts';

test('The keyboard alone finds a new enquiry, works on it and deletes it', async ({ page }) => {
  const fullName = 'Halima Garba';
  const data = {
    kind: 'message',
    fullName,
    phoneNumber: '+234 800 000 4477',
    email: '',
    message: 'Is the well deep enough in March?',
    consent: 'We keep this message to reply to you.',
    website: '',
    openedMs: 20_000,
  };
  expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await openAsAdmin(page, '/admin');
  await tabTo(page.getByRole('link', { name: /^Enquiries \d+ new$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  await tabTo(page.getByRole('radio', { name: 'All', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/state=new/);
  await tabTo(page.getByRole('searchbox', { name: 'Find an enquiry' }));
  await page.keyboard.type(fullName);
  const rows = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await tabTo(page.getByRole('link', { name: fullName }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);

  const reply = page.getByRole('region', { name: 'Reply' });
  await tabTo(reply.getByRole('link', { name: 'WhatsApp' }));
  await page.keyboard.press('Tab');
  await expect(reply.getByRole('link', { name: 'Call' })).toBeFocused();

  // Two presses without a wait: the second choice waits for the first to be saved.
  await tabTo(page.getByRole('radio', { name: 'New', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const done = page.getByRole('radio', { name: 'Done', exact: true });
  await expect(done).toBeChecked();
  await expect(done).toBeFocused();
  const assignee = page.getByLabel('Assigned to');
  await tabTo(assignee);
  await page.keyboard.type('Amaka');
  await expect(assignee).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: 'Notes' }));
  await page.keyboard.type('Rang her, 40 metres deep.');
  await tabTo(button('Save notes'));
  await page.keyboard.press('Enter');
  await expect(button('Save notes')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Save notes')).not.toHaveAttribute('aria-busy');
  await expect(button('Save notes')).toBeFocused();

  await page.reload();
  await expect(done).toBeChecked();
  await expect(assignee.getByRole('option', { name: 'Amaka Okafor' })).toHaveJSProperty(
    'selected',
    true,
  );
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Rang her, 40 metres deep.',
  );

  await tabTo(button('Delete enquiry'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this enquiry?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Delete enquiry')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(question.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
});
