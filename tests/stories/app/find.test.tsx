import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const villa = namedListings[0];
let admin: TestUser;

/** Opens Find with the keyboard alone. */
async function openFind(path: string) {
  const user = visit(path);
  await screen.findByRole('button', { name: 'Find' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Find' });
  const field = within(dialog).getByRole('combobox', { name: 'Find' });
  await waitFor(() => expect(field).toHaveFocus());
  return { user, dialog, field };
}

const optionsOf = (dialog: HTMLElement, group: string) =>
  within(within(dialog).getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe.each(apiKinds)('An admin who presses Ctrl K, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    admin = await registerAdmin(api.server(), 'Amaka Okafor');
    signedInAs(admin);
  });

  it('goes to a page, and opens a property by its reference with Enter before the results arrive', async () => {
    const { user, dialog, field } = await openFind('/admin/user-list');
    const pages = ['Overview', 'Listed properties', 'User list', 'List a property'];
    expect(optionsOf(dialog, 'Pages')).toEqual(
      kind === 'reference' ? [...pages, 'Enquiries', 'Imports', 'Audit log'] : pages,
    );
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Listed properties', selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Listed properties' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Find' });
    await user.paste('gd1001');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressBar()).toBe(`/admin/properties/${villa?.id}`));
  });

  it('finds a property by a word of its title and a user by email, and says when there is none', async () => {
    const { user, dialog } = await openFind('/admin/user-list');
    await user.paste('jetty');
    expect(await within(dialog).findByRole('option', { name: /^Waterfront villa/ })).toBeVisible();
    await user.clear(screen.getByRole('combobox', { name: 'Find' }));
    await user.paste('no such thing');
    expect(await within(dialog).findByText('Nothing found for “no such thing”')).toBeVisible();
    await user.clear(screen.getByRole('combobox', { name: 'Find' }));
    await user.paste(admin.email);
    await within(dialog).findByRole('option', { name: /^Amaka Okafor/ });
    expect(optionsOf(dialog, 'Users')).toEqual([`Amaka Okafor${admin.email}`]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressBar()).toBe(`/admin/user-list/${admin.id}`));
  });
});

it('An admin sees that properties did not load, and closes the dialog with Ctrl K', async () => {
  api.behaveAs('reference');
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  api.override(http.get('*/api/properties', () => HttpResponse.json({}, { status: 400 })));
  const { user, dialog } = await openFind('/admin/user-list');
  await user.paste('jetty');
  expect(await within(dialog).findByText('Properties could not be loaded.')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
