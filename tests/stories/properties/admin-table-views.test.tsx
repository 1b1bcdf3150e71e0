import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '#contract/endpoints/table-views.ts';
import { deviceViews } from '#src/features/properties/admin-table/views/device-views.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { type ApiKind, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const filtered = '/admin/properties?location=Abuja&sort=price_asc&columns=location%2Cprice';

const views = () => within(screen.getByRole('navigation', { name: 'Saved views' }));
let admin: TestUser;

const callAsAdmin = (name: Parameters<typeof call>[1], body?: object) =>
  call(api.server().app, name, { token: admin.token, ...(body && { body }) });

/** The stored views: those of the account or of the device. */
async function stored(kind: ApiKind): Promise<{ name: string; query: string }[]> {
  if (kind === 'reference') {
    const { data } = (await callAsAdmin('GET /admin/table-views')).json();
    return data.map(({ name, query }: TableView) => ({ name, query }));
  }
  return deviceViews.read().items.map(({ id, query }) => ({ name: id, query }));
}

async function storedNames(kind: ApiKind) {
  return (await stored(kind)).map(({ name }) => name);
}

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
    admin = await registerAdmin(api.server());
    signedInAs(admin);
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
    await waitFor(async () => expect(await storedNames(kind)).toEqual(['Cheap in Abuja']));
    await user.click(await screen.findByRole('button', { name: 'Edit view: Cheap in Abuja' }));
    await user.click(screen.getByRole('button', { name: 'Delete view' }));
    await waitFor(async () => expect(await storedNames(kind)).toEqual([]));
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
    await waitFor(async () =>
      expect(await stored(kind)).toEqual([{ name: 'Cheap', query: 'location=Lagos' }]),
    );
  });

  it('is told that 20 views are the limit', async () => {
    const views = Array.from({ length: 20 }, (_, index) => ({
      id: `View ${index}`,
      query: `q=${index}`,
    }));
    if (kind === 'reference') {
      for (const { id, query } of views) {
        await callAsAdmin('POST /admin/table-views', { name: id, query });
      }
    } else await deviceViews.update(() => views);
    const user = await open(filtered);
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.keyboard('One more{Enter}');
    expect(await screen.findByText('You have 20 views. Delete one to save another.')).toBeVisible();
    expect(await storedNames(kind)).toHaveLength(20);
  });
});

describe('An admin whose views are on the account', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    setScreenWidth(1440);
    admin = await registerAdmin(api.server());
    signedInAs(admin);
  });

  const fail = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    api.override(
      http[method](`*/api/admin/table-views${path}`, () => HttpResponse.error(), { once: true }),
    );

  it('keeps the name and the view on screen if it could not be saved, and tries again', async () => {
    const user = await open(filtered);
    fail('post');
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.keyboard('Cheap{Enter}');
    const error = 'This could not be saved. Please check your connection and try again.';
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cheap');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('View saved')).toBeVisible();
    fail('delete', '/:id');
    await user.click(await screen.findByRole('button', { name: 'Edit view: Cheap' }));
    await user.click(screen.getByRole('button', { name: 'Delete view' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(views().getByText('Cheap')).toBeVisible();
    expect(await storedNames('reference')).toEqual(['Cheap']);
  });

  it('is told if the views could not be loaded, and loads them again', async () => {
    await callAsAdmin('POST /admin/table-views', { name: 'Cheap', query: 'q=cheap' });
    fail('get');
    fail('get');
    const user = await open('/admin/properties');
    expect(await screen.findByText('Your own views could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Cheap' })).toBeVisible();
  });

  it('keeps and sees what another tab has saved meanwhile', async () => {
    const user = await open(filtered);
    expect(await screen.findByRole('button', { name: 'Save this view' })).toBeVisible();
    await callAsAdmin('POST /admin/table-views', { name: 'Lagos', query: 'location=Lagos' });
    await saveAs(user, 'Cheap');
    expect(await screen.findByRole('link', { name: 'Lagos' })).toBeVisible();
    expect(await storedNames('reference')).toEqual(['Lagos', 'Cheap']);
  });

  it('can keep a view that was deleted on another device meanwhile', async () => {
    const user = await open(filtered);
    await saveAs(user, 'Cheap');
    const { data } = (await callAsAdmin('GET /admin/table-views')).json();
    await user.click(await screen.findByRole('button', { name: 'Edit view: Cheap' }));
    await callAsAdmin(`DELETE /admin/table-views/${data[0].id}`);
    await user.keyboard(' in Abuja{Enter}');
    const gone = 'This view was deleted in the meantime. Save keeps it as a new one.';
    expect(await screen.findByText(gone)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Cheap in Abuja' })).toBeVisible();
  });
});
