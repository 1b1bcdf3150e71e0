import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '#src/lib/env.ts';
import { endSession, readSession } from '#src/lib/session.ts';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { fillField } from '#tests/support/stories/editor-page.ts';
import { allApiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const turnedAway = 'User authentication is required, please sign in to continue.';

/** The requests of this test for private data. */
function privateCalls() {
  return api.calls.filter((call) => /\/api\/(auth\/(?!extensions)|admin)/.test(call));
}

beforeEach(() => api.behaveAs('reference'));

describe('A guest', () => {
  it.each([
    '/profile',
    '/profile/saved-properties',
    '/profile/security',
    '/admin',
    '/admin/user-list',
  ])('is sent from %s to login, and no private data is requested', async (address) => {
    visit(address);
    expect(await screen.findByText(turnedAway)).toBeVisible();
    expect(addressBar()).toBe(`/authentication/login?returnTo=${encodeURIComponent(address)}`);
    expect(privateCalls()).toEqual([]);
  });

  it('returns to the protected page after login', async () => {
    const { email } = await verifiedUser(api.server(), 'Tunde Bakare');
    const user = visit('/profile/saved-properties');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
    expect(addressBar()).toBe('/profile/saved-properties');
  });

  it('does not see the sign-in notice when opening the login page directly', async () => {
    visit('/authentication/login');
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByText(turnedAway)).not.toBeInTheDocument();
  });
});

describe.each(allApiKinds)('A guest on the verify page, with %s,', (_name, kind) => {
  it('is asked to sign in, and returns to it', async () => {
    api.behaveAs(kind);
    const { email } = await registerUser(api.server().app);
    const user = visit('/authentication/verify-email');
    expect(await screen.findByText(turnedAway)).toBeVisible();
    expect(privateCalls()).toEqual([]);
    await fillField(user, 'Email', email);
    await fillField(user, 'Password', GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
    expect(addressBar()).toBe('/authentication/verify-email');
  });
});

describe('A signed-in user who is not an admin', () => {
  it('sees Not allowed on the admin pages, and no admin data is requested', async () => {
    signedInAs(await verifiedUser(api.server(), 'Tunde Bakare'));
    visit('/admin/user-list');
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(api.calls.filter((call) => call.includes('/admin/'))).toEqual([]);
  });

  it('does not become an admin by editing local storage', async () => {
    signedInAs(await verifiedUser(api.server(), 'Tunde Bakare'));
    const stored = JSON.parse(localStorage.getItem(env.sessionStorageKey) ?? '{}');
    localStorage.setItem(env.sessionStorageKey, JSON.stringify({ ...stored, role: 'admin' }));
    visit('/admin');
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
  });
});

describe.each(allApiKinds)('A user who is made an admin elsewhere, with %s,', (_name, kind) => {
  it('gets in at the next attempt', async () => {
    api.behaveAs(kind);
    const person = await verifiedUser(api.server(), 'Amaka Okafor');
    signedInAs(person);
    const user = visit('/admin/properties');
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    await changeUser(api.server().db, person, { role: 'admin' });
    await user.click(screen.getByRole('link', { name: 'My Profile' }));
    expect(await screen.findByText(person.email)).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findAllByLabelText(/^Select /)).not.toHaveLength(0);
    expect(api.calls.filter((call) => call.endsWith('/auth/me'))).toHaveLength(2);
  });
});

describe('An admin', () => {
  it('finds a link to the admin pages in the name menu', async () => {
    const admin = await verifiedUser(api.server(), 'Amaka Okafor');
    await changeUser(api.server().db, admin, { role: 'admin' });
    signedInAs(admin);
    const user = visit('/about');
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: 'Amaka Okafor' }));
    expect(await screen.findByRole('menuitem', { name: 'Admin' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });
});

describe.each(allApiKinds)('An admin who is made a user elsewhere, with %s,', (_name, kind) => {
  it('is shown Not allowed by the next page after a rejected one', async () => {
    api.behaveAs(kind);
    const admin = await verifiedUser(api.server(), 'Amaka Okafor');
    await changeUser(api.server().db, admin, { role: 'admin' });
    signedInAs(admin);
    const user = visit('/admin/properties');
    await screen.findAllByLabelText(/^Select /);
    await changeUser(api.server().db, admin, { role: 'user' });
    await user.click(screen.getByRole('link', { name: 'User list' }));
    await screen.findAllByText('Failed to fetch users. Please try again later.');
    await user.click(screen.getByRole('link', { name: 'Listed properties' }));
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(api.calls.filter((call) => call.endsWith('/auth/me'))).toHaveLength(2);
  });

  it('is shown Not allowed by the next page after a rejected change', async () => {
    api.behaveAs(kind);
    const admin = await verifiedUser(api.server(), 'Amaka Okafor');
    await changeUser(api.server().db, admin, { role: 'admin' });
    signedInAs(admin);
    const user = visit('/admin/properties');
    await screen.findByText('One bedroom flat near the market');
    await changeUser(api.server().db, admin, { role: 'user' });
    const title = screen.getByText('One bedroom flat near the market');
    const row = within(title.closest('tr') ?? expect.fail());
    await user.click(row.getByRole('button', { name: /^Price: / }));
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveFocus();
    await user.keyboard('50m{Enter}');
    await screen.findByText('Failed to update property. Please try again.');
    await user.click(screen.getByRole('link', { name: 'User list' }));
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
  });
});

describe('An admin page', () => {
  it('is left when another user signs in, in another tab', async () => {
    const admin = await verifiedUser(api.server(), 'Amaka Okafor');
    await changeUser(api.server().db, admin, { role: 'admin' });
    const buyer = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(admin);
    visit('/admin/properties');
    await screen.findAllByLabelText(/^Select /);
    act(() => signedInAs(buyer));
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
  });
});

function logOutInAnotherTab() {
  const key = env.sessionStorageKey;
  const oldValue = localStorage.getItem(key);
  localStorage.removeItem(key);
  const event = new StorageEvent('storage', { key, oldValue, newValue: null });
  act(() => void window.dispatchEvent(event));
}

describe('A signed-in user whose session ends in another tab', () => {
  // The first import of the notice can take longer than a test waits for it.
  beforeAll(async () => {
    await import('#src/app/logged-out-message.tsx');
  });

  it('reads that on a public page too, until they close it or log in again', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
    const user = visit('/about?from=here');
    await screen.findByRole('heading', { level: 1 });
    logOutInAnotherTab();
    const notice = await screen.findByText(/You were logged out in another tab/);
    expect(notice.closest('[aria-live=polite]')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/authentication/login?returnTo=%2Fabout%3Ffrom%3Dhere',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(notice).not.toBeInTheDocument();
    act(() => signedInAs(person));
    logOutInAnotherTab();
    expect(await screen.findByText(/You were logged out in another tab/)).toBeVisible();
    act(() => signedInAs(person));
    expect(screen.queryByText(/You were logged out in another tab/)).toBeNull();
  });

  it('leaves the protected page, and nothing private is left on it', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
    visit('/profile');
    await screen.findByText(person.email);
    logOutInAnotherTab();
    expect(await screen.findByText(turnedAway)).toBeVisible();
    expect(await screen.findByText(/You were logged out in another tab/)).toBeVisible();
    expect(screen.queryByText(person.email)).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Register' })).toBeVisible();
  });

  it('sees only the data of the next user who signs in there', async () => {
    const first = await verifiedUser(api.server(), 'Tunde Bakare');
    const second = await verifiedUser(api.server(), 'Ngozi Eze');
    signedInAs(first);
    visit('/profile');
    await screen.findByText('Tunde Bakare', { selector: 'h2' });
    act(() => signedInAs(second));
    expect(await screen.findByText('Ngozi Eze', { selector: 'h2' })).toBeVisible();
    expect(screen.queryByText(first.email)).not.toBeInTheDocument();
  });
});

describe('A signed-in user whose session the server has ended', () => {
  it('sees one toast and one redirect to login, however many calls were rejected', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
    const reject = () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    api.override(http.get('*/api/auth/*', reject), http.get('*/api/properties/*/saved', reject));
    const user = visit('/profile/saved-properties');
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getByText('You have been logged out due to inactivity.')).toBeVisible();
    await waitFor(() =>
      expect(addressBar()).toBe('/authentication/login?returnTo=%2Fprofile%2Fsaved-properties'),
    );
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(readSession()).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
  });
});

describe('A stored session that was tampered with', () => {
  it.each(['{"token":""}', 'not json', '{"fullName":"A","email":"nobody","token":"abc"}'])(
    'counts as signed out: %s',
    async (text) => {
      endSession();
      localStorage.setItem(env.sessionStorageKey, text);
      visit('/profile');
      expect(await screen.findByText(turnedAway)).toBeVisible();
      expect(localStorage.getItem(env.sessionStorageKey)).toBeNull();
    },
  );
});
