import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { changeUser } from '#tests/support/changed-users.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, registerUser, type TestUser } from '#tests/support/users.ts';
import '#src/routes/authentication/authentication-layout.tsx';
import '#src/routes/authentication/login-page.tsx';

const api = referenceApi(namedListings);
let unverified: TestUser;
let buyer: TestUser;
let admin: TestUser;

beforeAll(async () => {
  const { app, db } = api.server();
  unverified = await registerUser(app, { fullName: 'Sade Ojo' });
  buyer = await registerUser(app, { fullName: 'Tunde Bakare' });
  admin = await registerUser(app, { fullName: 'Amaka Okafor' });
  await changeUser(db, buyer, { isVerified: true });
  await changeUser(db, admin, { isVerified: true, role: 'admin' });
});

type User = ReturnType<typeof visit>;

async function logIn(user: User, { email }: { email: string }, password = GOOD_PASSWORD) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe.each(apiKinds)('A user who logs in, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('is welcomed back and goes home, and the navbar has their name', async () => {
    const user = visit('/authentication/login');
    await logIn(user, buyer);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(screen.getByText('Welcome back!')).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: /Where Technology Meets/ });
    expect(addressBar()).toBe('/');
    await user.click(await screen.findByRole('button', { name: 'Tunde Bakare' }));
    expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('goes to verify-email while not verified', async () => {
    const user = visit('/authentication/login');
    await logIn(user, unverified);
    await waitFor(() => expect(addressBar()).toBe('/authentication/verify-email'));
    expect(readSession()).toMatchObject({ email: unverified.email, isVerified: false });
  });

  it('goes to the admin home as an admin', async () => {
    const user = visit('/authentication/login');
    await logIn(user, admin);
    await waitFor(() => expect(addressBar()).toBe('/admin'));
  });

  it('keeps name, email, token and verification in the browser, and no role', async () => {
    const user = visit('/authentication/login');
    await logIn(user, admin);
    await waitFor(() => expect(readSession()).not.toBeNull());
    expect(Object.keys(readSession() ?? {}).toSorted()).toEqual([
      'email',
      'fullName',
      'isVerified',
      'token',
    ]);
  });

  it('sees Error and the reason for a wrong password, and keeps the values', async () => {
    const user = visit('/authentication/login');
    await logIn(user, buyer, 'a-wrong-password');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Invalid email or password.')).toBeVisible();
    const summary = screen.getByRole('group', { name: /could not log you in/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveValue(buyer.email);
    expect(screen.getByLabelText('Password')).toHaveValue('a-wrong-password');
    expect(screen.queryByText('Session expired')).not.toBeInTheDocument();
    expect(addressBar()).toBe('/authentication/login');
  });

  it.each(['login', 'register'])(
    'who came from a home sees it above the form to %s, and what an account adds',
    async (page) => {
      visit(`/authentication/${page}?returnTo=/property-listing/${namedListings[0]?.id}`);
      const home = await screen.findByRole('region', { name: 'You were looking at' });
      await within(home).findByText('Waterfront villa with a private jetty');
      expect(within(home).getByRole('img')).toBeVisible();
      const benefits = screen.getByRole('region', { name: 'What an account adds' });
      expect(within(benefits).getAllByRole('listitem')).toHaveLength(kind === 'reference' ? 3 : 2);
    },
  );

  it('sees the form alone if that home is gone', async () => {
    visit('/authentication/login?returnTo=/property-listing/000000000000000000000000');
    await screen.findByLabelText('Email');
    await waitFor(() => expect(screen.queryByText('You were looking at')).not.toBeInTheDocument());
    expect(screen.getByText(/^User authentication is required/)).toBeVisible();
  });

  it('is signed out by Logout, first here and then on the server', async () => {
    let wasSignedOutBefore = false;
    api.override(
      http.post('*/api/auth/logout', () => {
        wasSignedOutBefore = readSession() === null;
      }),
    );
    const user = visit('/authentication/login');
    await logIn(user, buyer);
    await screen.findByRole('heading', { level: 1, name: /Where Technology Meets/ });
    await user.click(await screen.findByRole('button', { name: 'Tunde Bakare' }));
    const token = readSession()?.token ?? '';
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(readSession()).toBeNull();
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    // The pressed menu item is removed; the focus moves to the next control.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus());
    const { app } = api.server();
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.inject({ method: 'GET', url: '/api/auth/me', headers });
    expect(response.statusCode).toBe(401);
    expect(wasSignedOutBefore).toBe(true);
  });

  it('gets the homes again after Logout, as visitors see them, since an admin sees more', async () => {
    signedInAs(admin);
    api.override(http.post('*/api/auth/logout', () => delay('infinite')));
    const user = visit('/');
    await screen.findAllByRole('article');
    await user.click(await screen.findByRole('button', { name: 'Amaka Okafor' }));
    const requested = new Promise<string | null>((resolve) => {
      api.override(
        http.get('*/api/properties', ({ request }) =>
          resolve(request.headers.get('authorization')),
        ),
      );
    });
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await requested).toBeNull();
  });
});

describe.each(allApiKinds)('A user who logs out, with %s,', (_name, kind) => {
  it('sees a warning if Logout does not reach the server, and is signed out here', async () => {
    api.behaveAs(kind);
    signedInAs(buyer);
    api.override(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const user = visit('/');
    await screen.findByRole('heading', { level: 1, name: /Where Technology Meets/ });
    await user.click(await screen.findByRole('button', { name: 'Tunde Bakare' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    const toast = (await screen.findByText('Logged out on this device')).closest('li');
    expect(toast).toHaveAttribute('data-type', 'warning');
    expect(readSession()).toBeNull();
    expect(screen.queryByText('Log out Successfull')).toBeNull();
  });
});

describe.each(allApiKinds)('While the server does not respond, with %s,', (_name, kind) => {
  beforeEach(() => {
    api.behaveAs(kind);
    api.override(http.post('*/api/auth/logout', () => delay('infinite')));
  });

  it('Logout signs a user out at once', async () => {
    signedInAs(buyer);
    const user = visit('/profile');
    await user.click(await screen.findByRole('button', { name: 'Tunde Bakare' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(readSession()).toBeNull();
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: /Where Technology Meets/ });
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('Log out signs an admin out at once', async () => {
    signedInAs(admin);
    const user = visit('/admin');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(readSession()).toBeNull();
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/'));
  });
});

describe('A user who logs in', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('sees the errors of empty fields, with links to them', async () => {
    const user = visit('/authentication/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    const summary = screen.getByRole('group', { name: 'Please check 2 fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('finds the focus in the only invalid field', async () => {
    const user = visit('/authentication/login');
    await user.type(await screen.findByLabelText('Email'), 'nobody');
    await user.type(screen.getByLabelText('Password'), 'whatever');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email must be a valid email')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('can read the password they type', async () => {
    const user = visit('/authentication/login');
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it.each([
    ['User data is missing from the login response', { token: 'abc' }],
    ['User data is missing from the login response', null],
    ['Token is missing from the login response', { user: { id: '1', email: 'a@example.com' } }],
  ])('sees "%s" if the response data is %j', async (text, data) => {
    api.override(http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Yes', data })));
    const user = visit('/authentication/login');
    await logIn(user, buyer);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(readSession()).toBeNull();
  });

  it('sees that the email in the response is invalid, and is not signed in', async () => {
    const data = { token: 'abc', user: { id: '1', email: 'nobody' } };
    api.override(http.post('*/api/auth/login', () => HttpResponse.json({ data })));
    const user = visit('/authentication/login');
    await logIn(user, buyer);
    expect(await screen.findByText('Email must be a valid email')).toBeVisible();
    expect(readSession()).toBeNull();
  });

  it('is logged out without a request if there is no token', async () => {
    const user = visit('/authentication/login');
    await logIn(user, buyer);
    await screen.findByRole('heading', { level: 1, name: /Where Technology Meets/ });
    await user.click(await screen.findByRole('button', { name: 'Tunde Bakare' }));
    localStorage.clear();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    expect(api.calls).not.toContain('POST /api/auth/logout');
  });

  it.each([
    ['the token is inside the user', { user: { token: 'abc' } }, 'abc'],
    ['the token is null and inside the user', { token: null, user: { token: 'abc' } }, 'abc'],
    ['the token is a number', { token: 2026, user: {} }, '2026'],
    ['the user has no id', { token: 'abc', user: { id: undefined } }, 'abc'],
  ])('is signed in if %s', async (_what, { user: fields, ...rest }, token) => {
    const data = { ...rest, user: { ...buyer.profile, token: null, isVerified: true, ...fields } };
    api.override(http.post('*/api/auth/login', () => HttpResponse.json({ data })));
    const user = visit('/authentication/login');
    await logIn(user, buyer);
    await waitFor(() => expect(readSession()?.token).toBe(token));
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/authentication/login'])(
    'goes home instead of to the unsafe returnTo %s',
    async (returnTo) => {
      const user = visit(`/authentication/login?returnTo=${encodeURIComponent(returnTo)}`);
      await logIn(user, buyer);
      await waitFor(() => expect(addressBar()).toBe('/'));
    },
  );
});
