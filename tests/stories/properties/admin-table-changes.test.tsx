import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi([]);
const flat = 'One bedroom flat near the market';

async function openTable() {
  const user = visit('/admin/properties');
  await screen.findByRole('grid');
  return user;
}
type Visitor = Awaited<ReturnType<typeof openTable>>;

/** The flat's row; by its text, because names of roles take long to compute in a table. */
function row() {
  const element = screen.getByText(flat).closest('tr');
  if (!element) throw new Error('There is no row');
  return within(element);
}

async function stored() {
  const all = await listProperties(api.server().db, {});
  return all.find(({ title }) => title === flat);
}

async function changePrice(user: Visitor, typed: string) {
  await user.click(row().getByRole('button', { name: /^Price: / }));
  await user.keyboard(typed);
}

/** Another admin changes the flat. */
async function changeElsewhere(values: Partial<typeof properties.$inferInsert>) {
  const { db } = api.server();
  const id = derivedId('flat');
  await db
    .update(properties)
    .set({ ...values, version: 9 })
    .where(eq(properties.id, id));
}

describe.each(apiKinds)('An admin who changes a property in the table, with %s,', (_name, kind) => {
  beforeEach(async () => {
    await api.server().db.delete(properties);
    await insertProperties(api.server().db, namedListings);
    api.behaveAs(kind);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('types a price as in the form, and undoes it', async () => {
    const before = await stored();
    const user = await openTable();
    await changePrice(user, '12{Escape}');
    expect(row().getByRole('button', { name: 'Price: ₦48,000,000' })).toHaveFocus();
    await changePrice(user, 'cheap{Enter}');
    expect(row().getByRole('alert')).toHaveTextContent('Price is invalid');
    // It stays open, with the reason, when the focus leaves it.
    await user.tab();
    expect(row().getByRole('alert')).toHaveTextContent('Price is invalid');
    await user.clear(row().getByRole('textbox', { name: 'Price' }));
    await user.keyboard('50m');
    await user.tab({ shift: true });
    // Shown before the API responds.
    expect(await row().findByText('₦50,000,000')).toBeVisible();
    expect(await screen.findByText('Property Updated')).toBeVisible();
    expect(screen.getByText('Price: ₦48,000,000 → ₦50,000,000')).toBeVisible();
    const { version, updatedAt, viewCount, ...changed } = (await stored()) ?? {};
    expect({ ...before, price: 50_000_000 }).toMatchObject(changed);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone')).toBeVisible();
    expect((await stored())?.price).toBe(48_000_000);
    // The button is gone with its toast.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(screen.getByText(flat).closest('tr')).toHaveFocus());
  });

  it('is asked before a price is saved that looks mistyped', async () => {
    const user = await openTable();
    await changePrice(user, '9.5{Enter}');
    expect(row().getByRole('alert')).toHaveTextContent('Enter it as 9.5m, 1.2bn or ₦85,000,000.');
    await user.keyboard('{Escape}');
    for (const typed of ['4.8m', '480m', '50,000']) {
      await changePrice(user, `${typed}{Enter}`);
      const question = within(await screen.findByRole('dialog', { name: 'Is this price right?' }));
      expect(question.getByText(/^Price: ₦48,000,000 → /)).toBeVisible();
      await user.click(question.getByRole('button', { name: 'Keep the old price' }));
    }
    expect((await stored())?.price).toBe(48_000_000);
    await changePrice(user, '4.8m{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save ₦4,800,000' }));
    expect(await screen.findByText('Price: ₦48,000,000 → ₦4,800,000')).toBeVisible();
    expect((await stored())?.price).toBe(4_800_000);
  });

  it('sees that a change cannot be undone, also after leaving the table', async () => {
    const user = await openTable();
    await changePrice(user, '50m{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await changeElsewhere({ price: 51_000_000 });
    await user.click(screen.getByRole('link', { name: 'User list' }));
    expect(await screen.findByRole('heading', { name: 'User list' })).toBeVisible();
    await user.click(undo);
    expect(await screen.findByText('This property has changed since you opened it')).toBeVisible();
    expect(screen.getByText('Price stays ₦51,000,000. Nothing was saved.')).toBeVisible();
    expect((await stored())?.price).toBe(51_000_000);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('chooses a status by keyboard, and sees the old one again if it cannot be saved', async () => {
    const user = await openTable();
    let isBroken = true;
    api.override(
      http.put('*/api/properties/*', () =>
        isBroken ? HttpResponse.json({ message: 'The disk is full.' }, { status: 507 }) : undefined,
      ),
    );
    row().getByRole('button', { name: 'Status: For Sale' }).focus();
    await user.keyboard('{Enter}u{Enter}');
    expect(await screen.findByText('Failed to update property. Please try again.')).toBeVisible();
    const status = await row().findByRole('button', { name: 'Status: For Sale' });
    await waitFor(() => expect(status).toHaveFocus());
    isBroken = false;
    await user.keyboard('{Enter}u{Enter}');
    expect(await screen.findByText('Status: For Sale → Under Offer')).toBeVisible();
    await waitFor(async () => expect((await stored())?.status).toBe('Under Offer'));
  });

  it('saves a second change alone if the first one fails while it waits', async () => {
    const user = await openTable();
    let fail = () => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let requests = 0;
    api.override(
      http.put('*/api/properties/*', async () => {
        requests += 1;
        if (requests > 1) return undefined;
        await failure;
        return HttpResponse.json({ message: 'The disk is full.' }, { status: 507 });
      }),
    );
    await changePrice(user, '50m{Enter}');
    expect(await row().findByText('₦50,000,000')).toBeVisible();
    row().getByRole('button', { name: 'Status: For Sale' }).focus();
    await user.keyboard('{Enter}u{Enter}');
    expect(await row().findByText('Under Offer')).toBeVisible();
    fail();
    expect(await screen.findByText('Failed to update property. Please try again.')).toBeVisible();
    expect(await screen.findByText('Status: For Sale → Under Offer')).toBeVisible();
    expect(await stored()).toMatchObject({ price: 48_000_000, status: 'Under Offer' });
  });

  it('keeps the changes of another admin, and decides if it is the same field', async () => {
    const user = await openTable();
    await changeElsewhere({ status: 'Sold' });
    await changePrice(user, '50m{Enter}');
    expect(await screen.findByText('Property Updated')).toBeVisible();
    expect(await stored()).toMatchObject({ price: 50_000_000, status: 'Sold' });
    expect(await row().findByText('Sold')).toBeVisible();
    await changeElsewhere({ price: 51_000_000 });
    await changePrice(user, '52m{Enter}');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This property has changed since you opened it' }),
    );
    expect(dialog.getByText('₦51,000,000')).toBeVisible();
    expect((await stored())?.price).toBe(51_000_000);
    expect(dialog.getByRole('radio', { name: 'Yours 52m' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
    await waitFor(async () => expect((await stored())?.price).toBe(52_000_000));
  });
});
