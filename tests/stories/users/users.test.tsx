import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/core/database/schema.ts';
import { changeUser } from '#tests/support/changed-users.ts';
import { newest, registerThree, shownNames } from '#tests/support/stories/listed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, GOOD_PASSWORD, signIn, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let admin: TestUser;
let zainab: TestUser;

beforeEach(async () => {
  ({ admin, zainab } = await registerThree(api.server()));
  signedInAs(admin);
});

const pageOf = ({ id }: TestUser) => `/admin/user-list/${id}`;

describe.each(apiKinds)('With %s, an admin', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees every user, the newest first, with role, email and dates, and what is unusual', async () => {
    visit('/admin/user-list');
    expect(await shownNames()).toEqual(newest);
    const list = within(screen.getByLabelText('Users'));
    const row = list.getByText('Zainab Bello').closest('li, tr');
    for (const text of ['User', zainab.email, /4 Mar/]) expect(row).toHaveTextContent(text);
    expect(row).not.toHaveTextContent(/Active|[Vv]erified/);
    expect(list.getByText('Not verified')).toBeVisible();
    expect(screen.getByText('3 users')).toBeVisible();
  });

  it('sorts them in exactly four orders, kept in the URL', async () => {
    const user = visit('/admin/user-list');
    await shownNames();
    const sort = screen.getByLabelText('Sort by');
    const options = within(sort).getAllByRole<HTMLOptionElement>('option');
    const values = options.map(({ value }) => value);
    expect(values).toEqual(['newest', 'oldest', 'name_asc', 'name_desc']);
    const orders: [string, string[]][] = [
      ['oldest', newest.toReversed()],
      ['name_asc', ['Ada Obi', 'Bọ́lá Adé', 'Zainab Bello']],
      ['name_desc', ['Zainab Bello', 'Bọ́lá Adé', 'Ada Obi']],
      ['newest', newest],
    ];
    for (const [value, order] of orders) {
      await user.selectOptions(sort, value);
      await waitFor(async () => expect(await shownNames()).toEqual(order));
      expect(addressBar()).toBe(`/admin/user-list${value === 'newest' ? '' : `?sort=${value}`}`);
    }
  });

  it('opens the list with the search and order of a URL', async () => {
    visit('/admin/user-list?q=bola&sort=name_desc');
    expect(await shownNames()).toEqual(['Bọ́lá Adé']);
    expect(screen.getByLabelText('Search users')).toHaveValue('bola');
  });

  it('finds users by name or email, and sees when none match', async () => {
    const user = visit('/admin/user-list');
    await shownNames();
    await user.type(screen.getByLabelText('Search users'), `${zainab.email}{Enter}`);
    await waitFor(async () => expect(await shownNames()).toEqual(['Zainab Bello']));
    await user.type(screen.getByLabelText('Search users'), 'nobody{Enter}');
    expect(await screen.findByText(/No users found for/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await shownNames()).toEqual(newest);
    expect(addressBar()).toBe('/admin/user-list');
  });

  it('pages a long list, with the page in the URL', async () => {
    const added = Array.from({ length: 60 }, (_each, index) => ({
      id: `${index}`.padStart(24, '0'),
      fullName: `User ${index}`,
      email: `many${index}@example.com`,
      passwordHash: 'none',
      registrationDate: new Date('2025-01-01'),
    }));
    await api.server().db.insert(users).values(added);
    const user = visit('/admin/user-list?page=2');
    expect(await shownNames()).toHaveLength(25);
    expect(screen.getByText('26–50 of 63')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(addressBar()).toBe('/admin/user-list?page=3'));
    await waitFor(async () => expect(await shownNames()).toHaveLength(13));
  });

  it("sees 'Failed to fetch users. Please try again later.', and tries again", async () => {
    api.override(http.get('*/api/admin/users', () => HttpResponse.json(null, { status: 403 })));
    const user = visit('/admin/user-list');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch users. Please try again later.');
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shownNames()).toEqual(newest);
  });

  it('opens a user, with every field that the API returns', async () => {
    await changeUser(api.server().db, zainab, { location: null });
    const user = visit('/admin/user-list');
    await shownNames();
    await user.click(screen.getByRole('link', { name: 'Zainab Bello' }));
    expect(await screen.findByRole('heading', { name: 'Zainab Bello', level: 1 })).toBeVisible();
    expect(addressBar()).toBe(pageOf(zainab));
    expect(await screen.findByText('Phone number')).toBeVisible();
    const facts = ['Email', 'Role', 'Status', 'Email verified', 'Registered', 'Last active'];
    const counts = ['Logins', 'Properties viewed', 'Properties saved', 'User ID'];
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(expect.arrayContaining([...facts, ...counts]));
    expect(terms).not.toContain('Location');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await within(trail).findByText('Zainab Bello')).toBeVisible();
  });

  it("sees 'Failed to fetch user details. Please try again later.', and tries again", async () => {
    api.override(http.get('*/api/admin/users/:id', () => HttpResponse.json(null, { status: 403 })));
    const user = visit(pageOf(zainab));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch user details. Please try again later.');
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(zainab.email)).toBeVisible();
  });

  it('deletes a user after a dialog, and returns to a list without them', async () => {
    const user = visit('/admin/user-list');
    await shownNames();
    await user.click(screen.getByRole('link', { name: 'Zainab Bello' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveAccessibleDescription(
      'This action cannot be undone. This will permanently delete the user account and remove their data from our servers.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(addressBar()).toBe('/admin/user-list'));
    expect(await shownNames()).toEqual(['Bọ́lá Adé', 'Ada Obi']);
    await waitFor(() => expect(screen.getByText('User Deleted')).toBeVisible());
    const response = await signIn(api.server().app, zainab.email, GOOD_PASSWORD);
    expect(response.statusCode).toBe(401);
  });

  it('cannot delete, demote or deactivate themselves, and sees why', async () => {
    visit(pageOf(admin));
    expect(await screen.findByText(/This is your own account\./)).toBeVisible();
    for (const name of ['Delete', 'Remove as admin', 'Deactivate']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('With an API with every capability, an admin', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('makes a user an admin and removes them again, each after their own password', async () => {
    const user = visit(pageOf(zainab));
    await user.click(await screen.findByRole('button', { name: 'Make admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make Zainab Bello an admin?' });
    const password = within(dialog).getByLabelText('Your password');
    expect(password).toHaveFocus();
    await user.type(password, 'not-my-password');
    await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
    expect(await within(dialog).findByText('This password is wrong.')).toBeVisible();
    expect(password).toHaveValue('not-my-password');
    expect((await call(api.server().app, 'GET /admin/users', zainab)).statusCode).toBe(403);
    await user.clear(password);
    await user.type(password, GOOD_PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
    expect(await screen.findByText('Role Changed')).toBeVisible();
    expect((await call(api.server().app, 'GET /admin/users', zainab)).statusCode).toBe(200);
    await user.click(await screen.findByRole('button', { name: 'Remove as admin' }));
    const question = { name: 'Remove Zainab Bello as an admin?' };
    const second = await screen.findByRole('dialog', question);
    await user.type(within(second).getByLabelText('Your password'), GOOD_PASSWORD);
    await user.click(within(second).getByRole('button', { name: 'Remove as admin' }));
    expect(await screen.findByRole('button', { name: 'Make admin' })).toBeVisible();
    expect((await call(api.server().app, 'GET /admin/users', zainab)).statusCode).toBe(403);
  });

  it('sees the same question until its dialog closes, even after the role has changed', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const user = visit('/admin/user-list');
    await user.click(await screen.findByRole('link', { name: 'Zainab Bello' }));
    await user.click(await screen.findByRole('button', { name: 'Make admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make Zainab Bello an admin?' });
    api.override(
      http.get('*/api/admin/users', async () => {
        await held;
        return undefined;
      }),
    );
    await user.type(within(dialog).getByLabelText('Your password'), GOOD_PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
    // The page behind it has changed already.
    await screen.findByRole('button', { name: 'Remove as admin', hidden: true });
    expect(dialog).toHaveAccessibleName('Make Zainab Bello an admin?');
    respond();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('sees why a user with an unverified email cannot become an admin', async () => {
    await changeUser(api.server().db, zainab, { isVerified: false });
    visit(pageOf(zainab));
    expect(await screen.findByText(/once their email is verified/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make admin' })).not.toBeInTheDocument();
  });

  it('deactivates an account, which ends its sessions, and activates it again', async () => {
    const user = visit(pageOf(zainab));
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', {
      name: "Deactivate Zainab Bello's account?",
    });
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Account Deactivated')).toBeVisible();
    expect((await call(api.server().app, 'GET /auth/me', zainab)).statusCode).toBe(401);
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const again = await screen.findByRole('dialog', { name: "Activate Zainab Bello's account?" });
    await user.click(within(again).getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Account Activated')).toBeVisible();
    const response = await signIn(api.server().app, zainab.email, GOOD_PASSWORD);
    expect(response.statusCode).toBe(200);
  });

  it("sees the server's message when a change is rejected", async () => {
    const user = visit(pageOf(zainab));
    await user.click(await screen.findByRole('button', { name: 'Make admin' }));
    await changeUser(api.server().db, zainab, { isVerified: false });
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Your password'), GOOD_PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
    expect(
      await screen.findByText('Only a user with a verified email can become an admin.'),
    ).toBeVisible();
  });

  it.each([
    [500, 'Failed to delete user. Please try again later.'],
    [404, 'User not found.'],
  ])('sees a deletion fail with %i: %s', async (status, message) => {
    api.override(
      http.delete('*/api/admin/users/:id', () =>
        HttpResponse.json({ message: 'Oh dear' }, { status }),
      ),
    );
    const user = visit(pageOf(zainab));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Oh dear')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it("sees 'User not found.' for a missing user", async () => {
    visit('/admin/user-list/000000000000000000000000');
    expect(await screen.findByText('User not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the user list' })).toBeVisible();
  });
});

describe('With an API without capabilities, an admin', () => {
  beforeEach(() => api.behaveAs('data.data'));

  it('is offered no change of role or status, and no history', async () => {
    visit(pageOf(zainab));
    await screen.findByRole('button', { name: 'Delete' });
    for (const name of ['Make admin', 'Deactivate']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
  });
});
