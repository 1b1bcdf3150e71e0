import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { newId } from '#server/core/database/row-id.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { sendForm } from '#tests/support/multipart-property.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { propertyById } from '#tests/support/stories/editor-page.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const api = referenceApi([]);
let houses = 0;
let house: PropertyData;
let admin: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  houses += 1;
  house = newProperty(`house-${houses}`, {
    ...{ title: `House ${houses}`, status: 'For Sale', price: 85_000_000, negotiable: true },
    ...{ description: 'Dry and fenced.', amenities: ['Gym', 'Cinema'] },
  });
  await insertProperties(api.server().db, [house]);
  await api.server().db.delete(auditEvents);
  admin ??= await registerAdmin(api.server(), 'Amaka Okafor');
  await api.server().db.delete(auditEvents);
  signedInAs(admin);
});

async function change(fields: Record<string, string>) {
  const endpoint = `PUT /properties/${house.id}` as const;
  const { app } = api.server();
  const response = await sendForm(app, endpoint, Object.entries(fields), admin.token);
  expect(response.statusCode).toBe(200);
}

const stored = () => propertyById(api.server(), house.id);

/** Presses the button of the property's first change. */
async function pressRevert() {
  const user = visit('/admin/audit-trail');
  const name = `Revert the change of ${house.title}`;
  // The latest is listed first.
  const button = (await screen.findAllByRole('button', { name })).at(-1);
  if (button) await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Revert this change?' });
  return { user, dialog: within(dialog) };
}

describe('An admin who reverts a change', () => {
  it('restores one of its fields, which the audit log then lists as a change', async () => {
    await change({ price: '8500000', status: 'Sold', 'checks[power]': 'Band A' });
    const { user, dialog } = await pressRevert();
    await user.click(dialog.getByRole('checkbox', { name: 'Status Back to: For Sale' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Power Back to: empty' }));
    expect(dialog.getByRole('checkbox', { name: 'Price Back to: ₦85,000,000' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Revert' }));
    expect(await screen.findByText('Change reverted')).toBeVisible();
    expect(await screen.findByText(/\(Price: ₦8,500,000 → ₦85,000,000\)/)).toBeVisible();
    expect(await stored()).toMatchObject({
      ...{ price: 85_000_000, status: 'Sold' },
      checks: { power: 'Band A' },
    });
  });

  it('restores every field of it, and keeps what was changed since in other fields', async () => {
    const before = await stored();
    await change({
      ...{ type: '', status: '', location: 'Epe', price: '', negotiable: 'false' },
      ...{ 'features[bedrooms]': '9', 'features[squareFootage]': '70.5', description: '' },
      ...{ 'amenities[0]': '', 'checks[papersKind]': 'Survey only' },
      ...{ 'developmentDetails[homes]': '12', published: 'false' },
    });
    await change({ title: 'A better title' });
    const { user, dialog } = await pressRevert();
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(12);
    await user.click(dialog.getByRole('button', { name: 'Revert' }));
    expect(await screen.findByText('Change reverted')).toBeVisible();
    expect(await stored()).toEqual({
      ...{ ...before, title: 'A better title', version: 4 },
      ...{ updatedAt: expect.any(String), viewCount: expect.any(Number) },
    });
  });

  it('chooses for each value that has changed since', async () => {
    await change({ price: '8500000', status: 'Sold' });
    await change({ price: '90000000', status: 'Under Offer' });
    const { user, dialog } = await pressRevert();
    await user.click(dialog.getByRole('button', { name: 'Revert' }));
    const conflict = await screen.findByRole('dialog', {
      name: 'This property has changed since then',
    });
    expect(await stored()).toMatchObject({ price: 90_000_000, status: 'Under Offer' });
    const price = within(within(conflict).getByRole('group', { name: 'Price' }));
    expect(price.getByText('Set by this change: ₦8,500,000')).toBeVisible();
    expect(price.getByRole('radio', { name: 'Before this change ₦85,000,000' })).toBeChecked();
    const status = within(within(conflict).getByRole('group', { name: 'Status' }));
    await user.click(status.getByRole('radio', { name: 'Now Under Offer' }));
    await user.click(within(conflict).getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Change reverted')).toBeVisible();
    expect(await stored()).toMatchObject({ price: 85_000_000, status: 'Under Offer' });
  });

  it('is asked again if another admin saves while they choose, and keeps the first choices', async () => {
    await change({ price: '8500000', status: 'Sold' });
    await change({ price: '90000000', status: 'Under Offer' });
    const { user, dialog } = await pressRevert();
    await user.click(dialog.getByRole('button', { name: 'Revert' }));
    await user.click(await screen.findByRole('radio', { name: 'Now Under Offer' }));
    await change({ price: '91000000' });
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByRole('radio', { name: 'Now ₦91,000,000' })).not.toBeChecked();
    expect(await stored()).toMatchObject({ price: 91_000_000 });
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Change reverted')).toBeVisible();
    expect(await stored()).toMatchObject({ price: 85_000_000, status: 'Under Offer' });
  });

  it('reads that the property has the values already', async () => {
    await change({ status: 'Sold' });
    await change({ status: 'For Sale' });
    const { version } = await stored();
    const { user, dialog } = await pressRevert();
    await user.click(dialog.getByRole('button', { name: 'Revert' }));
    expect(await screen.findByText('The property has these values already')).toBeVisible();
    expect((await stored()).version).toBe(version);
  });

  it('reads that the property was deleted, and where to restore it', async () => {
    await change({ status: 'Sold' });
    const { user, dialog } = await pressRevert();
    const { token } = admin;
    await call(api.server().app, `DELETE /properties/${house.id}`, { token });
    await user.click(dialog.getByRole('button', { name: 'Revert' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This property was deleted, so nothing was reverted. Deleted properties',
    );
    await user.click(dialog.getByRole('link', { name: 'Deleted properties' }));
    expect(await screen.findByRole('button', { name: `Restore ${house.title}` })).toBeVisible();
  });

  it('sees why it failed, keeps the chosen fields, and tries again', async () => {
    await change({ status: 'Sold', price: '1000000' });
    const { user, dialog } = await pressRevert();
    const button = dialog.getByRole('button', { name: 'Revert' });
    for (const checkbox of dialog.getAllByRole('checkbox')) await user.click(checkbox);
    await user.click(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one field.');
    await user.click(dialog.getByRole('checkbox', { name: /^Status/ }));
    api.override(
      http.put('*/api/properties/*', () =>
        HttpResponse.json({ message: 'The database is down.' }, { status: 500 }),
      ),
    );
    await user.click(button);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('The database is down.'),
    );
    api.behaveAs('reference');
    await user.click(button);
    expect(await screen.findByText('Change reverted')).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'For Sale', price: 1_000_000 });
  });

  it('is not offered it for older events, which have no values', async () => {
    const event = { id: newId(), at: new Date(), action: 'property-updated' };
    await api
      .server()
      .db.insert(auditEvents)
      .values({ ...event, propertyId: house.id, details: { title: 'Old', changed: 'Price' } });
    visit('/admin/audit-trail');
    expect(await screen.findByText(/\(Price\)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Revert/ })).toBeNull();
  });
});
