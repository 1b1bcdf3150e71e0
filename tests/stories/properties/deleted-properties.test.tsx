import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatNaira } from '#contract/rules/naira.ts';
import { deletedProperties } from '#server/core/database/schema.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let admin: TestUser;

/** Deletes the newest property through the API. */
async function deleteNewest(): Promise<{ _id: string; title: string; price: number }> {
  const { app } = api.server();
  const [{ _id, title, price }] = (await call(app, 'GET /properties?limit=1')).json().data;
  await call(app, `DELETE /properties/${_id}`, { token: admin.token });
  return { _id, title, price };
}

beforeEach(async () => {
  api.behaveAs('reference');
  await api.server().db.delete(deletedProperties);
  admin = await registerAdmin(api.server(), 'Amaka Okafor');
  signedInAs(admin);
});

describe('An admin who deleted a property by mistake', () => {
  it('finds it under Deleted, with its price, who deleted it and the days left, and restores it', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { title, price } = await deleteNewest();
    const user = visit('/admin/properties');
    await screen.findByRole('grid');
    await user.click(await screen.findByRole('button', { name: 'More views' }));
    await user.click(screen.getByRole('menuitem', { name: 'Deleted' }));
    const row = (await screen.findByRole('button', { name: `Restore ${title}` })).closest('tr');
    expect(row).toHaveTextContent(formatNaira(price));
    expect(row).toHaveTextContent(/Today, \d\d:\d\d.*Amaka Okafor.*30 days/);
    await user.click(screen.getByRole('button', { name: `Restore ${title}` }));
    expect(await screen.findByText('Property restored')).toBeVisible();
    expect(await screen.findByText('Nothing deleted in the last 30 days')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  it('finds the way to Deleted on the page where it was edited', async () => {
    const { _id, title } = await deleteNewest();
    const user = visit(`/admin/properties/${_id}/edit`);
    await user.click(await screen.findByRole('link', { name: 'Deleted properties' }));
    expect(await screen.findByRole('button', { name: `Restore ${title}` })).toBeVisible();
  });

  it('sees the same on a phone', async () => {
    setScreenWidth(390);
    const { title, price } = await deleteNewest();
    visit('/admin/properties/deleted');
    const row = (await screen.findByRole('button', { name: `Restore ${title}` })).closest('li');
    expect(row).toHaveTextContent(formatNaira(price));
    expect(row).toHaveTextContent('30 days left');
    expect(row).toHaveTextContent(/Deleted today, \d\d:\d\d.* by Amaka Okafor/);
  });

  it('sees why it cannot be restored, and the list as it is now', async () => {
    const { title } = await deleteNewest();
    const user = visit('/admin/properties/deleted');
    const button = await screen.findByRole('button', { name: `Restore ${title}` });
    const [{ _id }] = (
      await call(api.server().app, 'GET /admin/deleted-properties', { token: admin.token })
    ).json().data;
    const path = `POST /admin/deleted-properties/${_id}/restore` as const;
    await call(api.server().app, path, { token: admin.token });
    await user.click(button);
    expect(await screen.findByText('The property was not restored')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('Nothing deleted in the last 30 days')).toBeVisible(),
    );
  });

  it('is not offered it by an API without a bin', async () => {
    api.behaveAs('data.data');
    const user = visit('/admin/properties');
    expect(await screen.findByRole('heading', { name: 'Listed properties' })).toBeVisible();
    const views = screen.queryByRole('button', { name: 'More views' });
    if (views) await user.click(views);
    expect(screen.queryByRole('menuitem', { name: 'Deleted' })).toBeNull();
  });
});
