import { screen, waitFor, within } from '@testing-library/react';
import { eq, like } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi([]);
sendRealFiles();

const villa = 'Waterfront villa with a private jetty';
const flat = 'One bedroom flat near the market';
const plot = 'Dry corner plot with a survey';

async function openTable(query = '') {
  const user = visit(`/admin/properties${query}`);
  await screen.findByRole('grid');
  return user;
}
type Visitor = Awaited<ReturnType<typeof openTable>>;

async function select(user: Visitor, ...titles: string[]) {
  for (const title of titles) {
    await user.click(await screen.findByLabelText(`Select ${title}`));
  }
}

async function changeStatus(user: Visitor, status: string) {
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: status }));
}

async function stored(title: string) {
  const all = await listProperties(api.server().db, {});
  return all.find((property) => property.title === title);
}

const idOf = derivedId;

describe.each(apiKinds)('An admin who selects properties, with %s,', (_name, kind) => {
  beforeEach(async () => {
    await api.server().db.delete(properties);
    await insertProperties(api.server().db, namedListings);
    api.behaveAs(kind);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('changes their status and nothing else, and undoes it', async () => {
    const before = [await stored(villa), await stored(plot)];
    const user = await openTable();
    await select(user, villa, plot);
    await changeStatus(user, 'Under Offer');
    expect(await screen.findByText('2 properties are now Under Offer')).toBeVisible();
    // The focused button is gone; the bar gets the focus.
    const bar = (await screen.findByRole('region', { name: 'Selection' })).parentElement;
    await waitFor(() => expect(bar).toHaveFocus());
    await waitFor(() =>
      expect(screen.getAllByText('Under Offer', { selector: 'span' })).toHaveLength(2),
    );
    for (const property of before) {
      expect(await stored(property?.title ?? '')).toEqual({
        ...property,
        status: 'Under Offer',
        version: (property?.version ?? 0) + 1,
        updatedAt: expect.any(String),
        // Without versions each property is read again, which counts as a view.
        viewCount: kind === 'reference' ? property?.viewCount : 1,
      });
    }
    // It stays while other pages are open.
    await user.click(screen.getByRole('link', { name: 'User list' }));
    expect(await screen.findByRole('heading', { name: 'User list' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Listed properties' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Status of 2 properties restored')).toBeVisible();
    expect((await stored(villa))?.status).toBe('For Sale');
    expect((await stored(plot))?.status).toBeNull();
    expect(screen.queryByRole('region', { name: 'Last change' })).toBeNull();
    // The pressed button is gone.
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByText('5 properties')),
    );
    expect(document.body).not.toHaveFocus();
  });

  it('can undo the last change until it is dismissed', async () => {
    const user = await openTable();
    await select(user, villa);
    await changeStatus(user, 'Sold');
    const change = within(await screen.findByRole('region', { name: 'Last change' }));
    expect(change.getByText('1 property is now Sold')).toBeVisible();
    await user.click(change.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Last change' })).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('sees which could not be changed and why, and retries those', async () => {
    const user = await openTable();
    await select(user, villa, flat, plot);
    let isBroken = true;
    api.override(
      http.put(`*/api/properties/${idOf('flat')}`, () =>
        isBroken ? HttpResponse.json({ message: 'The disk is full.' }, { status: 507 }) : undefined,
      ),
    );
    await changeStatus(user, 'Sold');
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(within(report).getByText('1 of 3 properties could not be changed')).toBeVisible();
    expect(within(report).getByRole('listitem')).toHaveTextContent(`${flat}: The disk is full.`);
    expect(await screen.findByText('2 properties are now Sold')).toBeVisible();
    expect((await stored(flat))?.status).toBe('For Sale');
    isBroken = false;
    await user.click(within(report).getByRole('button', { name: 'Try it again' }));
    expect(await screen.findByText('3 properties are now Sold')).toBeVisible();
    expect((await stored(flat))?.status).toBe('Sold');
    expect(screen.queryByRole('region', { name: 'Report' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Status of 3 properties restored')).toBeVisible();
    expect((await stored(flat))?.status).toBe('For Sale');
  });

  it('undoes the rest after an undo that failed', async () => {
    const user = await openTable();
    await select(user, villa, flat);
    await changeStatus(user, 'Sold');
    await screen.findByText('2 properties are now Sold');
    let isBroken = true;
    api.override(
      http.put(`*/api/properties/${idOf('flat')}`, () =>
        isBroken ? HttpResponse.json({ message: 'The disk is full.' }, { status: 507 }) : undefined,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 property is now Sold')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored(flat))?.status).toBe('For Sale'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Last change' })).toBeNull());
  });

  it('deletes them only after a dialog with their number and titles', async () => {
    const user = await openTable();
    await select(user, villa, flat);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete 2 properties?' });
    expect(within(dialog).getByText(villa)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 properties' }));
    expect(await screen.findByText('2 properties deleted')).toBeVisible();
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(screen.queryByText(villa)).toBeNull();
    expect(await stored(flat)).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    // The selection bar is gone; the table gets the focus.
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByText('3 properties')),
    );
    expect(document.body).not.toHaveFocus();
  });

  it('ignores that another admin has already deleted one of them', async () => {
    const user = await openTable();
    await select(user, villa, flat);
    await api.server().db.delete(properties).where(like(properties.title, flat));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 properties' }));
    // With a bin, only what was deleted here is offered for Undo.
    const count = kind === 'reference' ? '1 property' : '2 properties';
    expect(await screen.findByText(`${count} deleted`)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Report' })).toBeNull();
  });
});

describe.each(allApiKinds)('An admin who selects a property, with %s,', (_name, kind) => {
  beforeEach(async () => {
    await api.server().db.delete(properties);
    await insertProperties(api.server().db, namedListings);
    api.behaveAs(kind);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('deletes it like its own page does: after window.confirm, unless it is cancelled', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await openTable();
    await select(user, flat);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'Are you sure you want to delete this property?',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await stored(flat)).toBeDefined();
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Property Deleted')).toBeVisible();
    expect(screen.getByText('Your property has been successfully deleted.')).toBeVisible();
    expect(await screen.findByText('4 properties')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
    expect(await stored(flat)).toBeUndefined();
  });
});

describe('An admin who changes a property that another admin has just changed', () => {
  beforeEach(async () => {
    await api.server().db.delete(properties);
    await insertProperties(api.server().db, namedListings);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('changes the stored version with an API without versions', async () => {
    api.behaveAs('data.data');
    const user = await openTable();
    await select(user, villa);
    await api
      .server()
      .db.update(properties)
      .set({ price: 2_000_000_000 })
      .where(eq(properties.id, idOf('villa')));
    await changeStatus(user, 'Sold');
    expect(await screen.findByText('1 property is now Sold')).toBeVisible();
    expect(await stored(villa)).toMatchObject({ status: 'Sold', price: 2_000_000_000 });
  });

  it('sees the conflict, and changes the stored version on retry', async () => {
    api.behaveAs('reference');
    const user = await openTable();
    await select(user, villa);
    await api
      .server()
      .db.update(properties)
      .set({ version: 9, price: 2_000_000_000 })
      .where(eq(properties.id, idOf('villa')));
    await changeStatus(user, 'Sold');
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(within(report).getByText('1 of 1 property could not be changed')).toBeVisible();
    await user.click(within(report).getByRole('button', { name: 'Try it again' }));
    expect(await screen.findByText('1 property is now Sold')).toBeVisible();
    expect(await stored(villa)).toMatchObject({ status: 'Sold', price: 2_000_000_000 });
  });
});

describe('An admin who deleted several properties', () => {
  let user: Visitor;
  const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));

  beforeEach(async () => {
    await api.server().db.delete(properties);
    await insertProperties(api.server().db, namedListings);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    api.behaveAs('reference');
    user = await openTable();
    await select(user, villa, flat);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 properties' }));
    const last = within(await screen.findByRole('region', { name: 'Last change' }));
    expect(last.getByText('2 properties deleted')).toBeVisible();
  });

  it('restores them with Undo above the table', async () => {
    await undo();
    expect(await screen.findByText('2 properties restored')).toBeVisible();
    expect(await screen.findByText('5 properties')).toBeVisible();
    expect(await stored(flat)).toBeDefined();
  });

  it('can undo the rest, if some could not be restored', async () => {
    const restore = `*/api/admin/deleted-properties/${idOf('flat')}/restore`;
    api.override(http.post(restore, () => HttpResponse.error(), { once: true }));
    await undo();
    expect(await screen.findByText('1 property restored')).toBeVisible();
    expect(await screen.findByText('1 property deleted')).toBeVisible();
    expect(await stored(villa)).toBeDefined();
    expect(await stored(flat)).toBeUndefined();
    await undo();
    await waitFor(async () => expect(await stored(flat)).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Last change' })).toBeNull());
  });

  it('reads that an import has listed one of them again, and has nothing left to undo', async () => {
    const again = namedListings.filter(({ title }) => title === flat);
    await insertProperties(api.server().db, again);
    await undo();
    expect(await screen.findByText('1 property is already listed again')).toBeVisible();
    expect(screen.getByText('1 property restored')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Last change' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Report' })).toBeNull();
  });
});
