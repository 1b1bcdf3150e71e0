import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownViews } from '#src/features/properties/admin-table/views/own-views.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
const filtered = '/admin/properties?location=Abuja&sort=price_asc&columns=location%2Cprice';

const views = () => within(screen.getByRole('navigation', { name: 'Saved views' }));
const names = () => ownViews.read().items.map(({ id }) => id);

async function open(address: string) {
  const user = visit(address);
  await screen.findByRole('navigation', { name: 'Saved views' });
  return user;
}

async function saveAs(user: Awaited<ReturnType<typeof open>>, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.keyboard(`${name}{Enter}`);
  await screen.findByRole('link', { name });
}

describe.each(apiKinds)('An admin, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    setScreenWidth(1440);
    signedInAs(await registerAdmin(api.server()));
  });

  it('saves the filters, the order and the columns as a view, and opens it later', async () => {
    const user = await open(filtered);
    await saveAs(user, 'Cheap in Abuja');
    expect(await screen.findByText('View saved')).toBeVisible();
    const link = views().getByRole('link', { name: 'Cheap in Abuja' });
    expect(link).toHaveAttribute('aria-current', 'true');
    cleanup();
    const later = await open('/admin/properties?size=50');
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
    await later.click(await screen.findByRole('link', { name: 'Cheap in Abuja' }));
    const parameters = new URLSearchParams(addressBar().split('?')[1]);
    expect(Object.fromEntries(parameters)).toEqual({
      location: 'Abuja',
      sort: 'price_asc',
      columns: 'location,price',
      size: '50',
    });
    const all = views().getByRole('link', { name: /^All/ });
    await waitFor(() => expect(all).not.toHaveAttribute('aria-current'));
  });

  it('renames and deletes it by keyboard, and takes the deletion back', async () => {
    const user = await open(filtered);
    await saveAs(user, 'Cheap');
    const edit = await screen.findByRole('button', { name: 'Edit view: Cheap' });
    edit.focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Enter a name')).toBeVisible();
    await user.keyboard('Cheap in Abuja{Enter}');
    await waitFor(() => expect(names()).toEqual(['Cheap in Abuja']));
    await user.click(await screen.findByRole('button', { name: 'Edit view: Cheap in Abuja' }));
    await user.click(screen.getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(names()).toEqual([]));
    expect(await screen.findByRole('button', { name: 'Save this view' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Cheap in Abuja' })).toBeVisible();
  });

  it('replaces a view by another of the same name, after a warning', async () => {
    const user = await open(filtered);
    await saveAs(user, 'Cheap');
    cleanup();
    const again = await open('/admin/properties?location=Lagos');
    await again.click(await screen.findByRole('button', { name: 'Save this view' }));
    await again.keyboard('Cheap');
    expect(screen.getByText('You have a view with this name. It is replaced.')).toBeVisible();
    await again.keyboard('{Enter}');
    await waitFor(() =>
      expect(ownViews.read().items).toEqual([{ id: 'Cheap', query: 'location=Lagos' }]),
    );
  });

  it('is told that 20 views are the limit', async () => {
    await ownViews.update(() =>
      Array.from({ length: 20 }, (_, index) => ({ id: `View ${index}`, query: `q=${index}` })),
    );
    const user = await open(filtered);
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.keyboard('One more{Enter}');
    expect(await screen.findByText('You have 20 views. Delete one to save another.')).toBeVisible();
    expect(names()).toHaveLength(20);
  });
});
