import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { expectUpdated, fillField, propertyById } from '#tests/support/stories/editor-page.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

let houses = 0;
let house: PropertyData;
let admin: TestUser;
const api = referenceApi([]);

async function openForm() {
  const user = visit(`/admin/properties/${house.id}/edit`);
  await screen.findByLabelText('Title');
  return user;
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save changes' }));

/** Another admin's update. */
async function changeStored(changes: Partial<typeof properties.$inferInsert>) {
  const { db } = api.server();
  const [row] = await db.select().from(properties).where(eq(properties.id, house.id));
  await db
    .update(properties)
    .set({ ...changes, version: (row?.version ?? 0) + 1 })
    .where(eq(properties.id, house.id));
}

/** The form of the same admin in another tab, saved. */
async function changeInSecondTab(title: string) {
  const { app } = api.server();
  const { _id, version, price, location } = await propertyById(api.server(), house.id);
  const form = { title, type: 'House', location, price, version };
  const payload = new FormData();
  for (const [name, value] of Object.entries(form)) payload.set(name, `${value}`);
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: `/api/properties/${_id}`,
    headers: { authorization: `Bearer ${admin.token}` },
    payload,
  });
  expect(statusCode).toBe(200);
}

beforeEach(async () => {
  houses += 1;
  house = newProperty(`house-${houses}`, { title: `House ${houses}`, price: 85_000_000 });
  await insertProperties(api.server().db, [house]);
  admin ??= await registerAdmin(api.server(), 'Amaka Okafor');
  signedInAs(admin);
});

describe('An admin who edits a changed property', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('chooses between the stored and the typed value of each field changed meanwhile', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'My title');
    await changeStored({ title: 'Their title', status: 'Sold' });
    await save(user);
    const dialog = await screen.findByRole('dialog', {
      name: 'This property has changed since you opened it',
    });
    expect(await propertyById(api.server(), house.id)).toMatchObject({ title: 'Their title' });
    const title = within(within(dialog).getByRole('group', { name: 'Title' }));
    expect(title.getByText(`Before: ${house.title}`)).toBeVisible();
    expect(title.getByRole('radio', { name: 'Stored Their title' })).not.toBeChecked();
    expect(title.getByRole('radio', { name: 'Yours My title' })).toBeChecked();
    const status = within(within(dialog).getByRole('group', { name: 'Status' }));
    expect(status.getByRole('radio', { name: 'Stored Sold' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
    await expectUpdated();
    expect(await propertyById(api.server(), house.id)).toMatchObject({
      title: 'My title',
      status: 'Sold',
    });
  });

  it('is asked about a change from their own second tab, and nobody else is named', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'The title of the first tab');
    await fillField(user, 'Location', house.location);
    await changeInSecondTab('The title of the second tab');
    await save(user);
    const dialog = await screen.findByRole('dialog', {
      name: 'This property has changed since you opened it',
    });
    expect(within(dialog).getByText('The title of the second tab')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/somebody|someone|another (admin|user|person)/i);
    await user.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
    await expectUpdated();
    const { title } = await propertyById(api.server(), house.id);
    expect(title).toBe('The title of the first tab');
  });

  it('can keep all stored versions, or go back to the form', async () => {
    const user = await openForm();
    await fillField(user, 'Price', '95m');
    await changeStored({ price: 99_000_000, status: 'Sold' });
    await save(user);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    expect(screen.getByLabelText('Price')).toHaveValue('₦95,000,000');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Keep all stored versions' }));
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    await expectUpdated();
    expect(await propertyById(api.server(), house.id)).toMatchObject({
      price: 99_000_000,
      status: 'Sold',
    });
  });
});

describe('An admin who edits a property, with an API without versions,', () => {
  it('saves it with one request', async () => {
    api.behaveAs('data.data');
    const user = await openForm();
    await fillField(user, 'Title', 'My title');
    api.calls.length = 0;
    await save(user);
    await expectUpdated();
    const calls = api.calls.filter((call) => call.includes(house.id));
    expect(calls[0]).toBe(`PUT /api/properties/${house.id}`);
    expect(calls.filter((call) => call.startsWith('GET'))).toEqual([]);
    expect((await propertyById(api.server(), house.id)).title).toBe('My title');
  });
});
