import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { call, GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const newPassword = 'another-fine-password';
let person: TestUser;

/** Signs in on another device. Returns the token. */
async function signInElsewhere(password = GOOD_PASSWORD): Promise<string> {
  const body = { email: person.email, password };
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' };
  const response = await call(api.server().app, 'POST /auth/login', { body, headers });
  return response.json().data?.token ?? '';
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await call(api.server().app, 'GET /auth/me', { token })).statusCode === 200;
}

beforeEach(async () => {
  api.behaveAs('reference');
  person = await verifiedUser(api.server(), 'Tunde Bakare');
});

describe('A user who forgot the password', () => {
  it('gets a code by email, chooses a new password, and signs in with it', async () => {
    // The registration email also has a code.
    await api.server().sendEmails();
    const user = visit('/authentication/login');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('form', { name: 'Forgot your password' });
    expect(screen.queryByText('What an account adds')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue(person.email);
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, await codeSentTo(api.server(), person.email));
    await user.type(screen.getByLabelText('New password'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/authentication/login'));
    expect(await screen.findByLabelText('Email')).toHaveValue(person.email);
    expect(await signInElsewhere(newPassword)).not.toBe('');
  });

  it('sees the same for an address without an account', async () => {
    const user = visit('/authentication/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'nobody@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    expect(await screen.findByText(/If there is an account for/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveValue('nobody@example.com');
    await waitFor(() => expect(email).toHaveFocus());
  });

  it('stays on the page they went to, if the response comes late', async () => {
    let respond = () => {};
    const late = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const ok = () => late.then(() => HttpResponse.json({ message: 'Password changed' }));
    api.override(http.post('*/api/auth/reset-password', ok));
    const user = visit('/authentication/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'late@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.type(screen.getByLabelText('New password'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.click(screen.getByRole('link', { name: 'Register' }));
    await screen.findByLabelText(/^Full name/);
    respond();
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(addressBar()).toBe('/authentication/register');
  });

  it('gets another code after a minute, and an empty field for it', async () => {
    const user = visit('/authentication/forgot-password');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    const resend = await screen.findByRole('button', { name: 'Resend code' });
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.type(screen.getByLabelText('New password'), newPassword);
    vi.setSystemTime(Date.now() + 61_000);
    await waitFor(() => expect(resend).toHaveAttribute('aria-disabled', 'false'), {
      timeout: 3000,
    });
    await user.click(resend);
    expect(
      await screen.findByText('If there is an account, another code is on its way'),
    ).toBeVisible();
    await waitFor(() => expect(resend).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue(newPassword);
    vi.useRealTimers();
  });

  it('sees that the code is missing', async () => {
    const user = visit('/authentication/forgot-password');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await screen.findByLabelText('Code');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Code is required')).toBeVisible();
  });

  it('sees at the field that the code is wrong', async () => {
    const user = visit('/authentication/forgot-password');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.type(screen.getByLabelText('New password'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/),
    );
  });
});

describe('A signed-in user', () => {
  beforeEach(() => signedInAs(person));

  it('changes the password and stays signed in only here', async () => {
    const elsewhere = await signInElsewhere();
    const user = visit('/profile/security');
    const form = await screen.findByRole('form', { name: 'Change password' });
    await user.type(within(form).getByLabelText('Current password'), GOOD_PASSWORD);
    await user.type(within(form).getByLabelText('New password'), newPassword);
    await user.click(within(form).getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await waitFor(() => expect(within(form).getByLabelText('Current password')).toHaveFocus());
  });

  it('sees at the field that the current password is wrong', async () => {
    const user = visit('/profile/security');
    await user.type(await screen.findByLabelText('Current password'), 'not-this-one');
    await user.type(screen.getByLabelText('New password'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const field = screen.getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This password is wrong.'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveValue(newPassword);
    expect(screen.queryByText('Session expired')).not.toBeInTheDocument();
    expect(readSession()?.token).toBe(person.token);
  });

  it('sees where they are signed in, and signs one of them out', async () => {
    const elsewhere = await signInElsewhere();
    const user = visit('/profile/security');
    const signOut = { name: 'Log out Chrome on Android' };
    await user.click(await screen.findByRole('button', signOut));
    await waitFor(() => expect(screen.queryByRole('button', signOut)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus());
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(person.token)).toBe(true);
  });

  it('sees the first three places, and all of them after Show 2 more', async () => {
    for (let count = 0; count < 4; count += 1) await signInElsewhere();
    const user = visit('/profile/security');
    const list = await screen.findByRole('list', { name: 'Sessions' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await waitFor(() => expect(list).toHaveFocus());
  });

  it('who is signed out on another device sees that at the next request', async () => {
    const user = visit('/profile/security');
    const refresh = await screen.findByRole('button', { name: /Refresh/ });
    const { app } = api.server();
    const token = await signInElsewhere();
    const { data } = (await call(app, 'GET /auth/sessions', { token })).json();
    const other = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await call(app, `DELETE /auth/sessions/${other.id}`, { token });
    await user.click(refresh);
    expect(await screen.findByText('Session expired')).toBeVisible();
    await waitFor(() => expect(readSession()).toBeNull());
    expect(addressBar()).toBe('/authentication/login?returnTo=%2Fprofile%2Fsecurity');
  });

  it('signs out everywhere and goes home, without a request to sign in', async () => {
    const elsewhere = await signInElsewhere();
    const user = visit('/profile/security');
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(readSession()).toBeNull());
    expect(await screen.findByText('You are logged out everywhere.')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(screen.queryByText(/please sign in to continue/)).not.toBeInTheDocument();
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(person.token)).toBe(false);
  });

  it('deletes the account with the password, and goes home', async () => {
    const user = visit('/profile/security');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    expect(await within(dialog).findByText('Password is required')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Password'), GOOD_PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Account deleted')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(readSession()).toBeNull();
    expect(await signInElsewhere()).toBe('');
  });

  it('keeps the account if the password is wrong, and sees that at the field', async () => {
    const user = visit('/profile/security');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const field = within(dialog).getByLabelText('Password');
    await user.type(field, 'not-this-one');
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This password is wrong.'));
    expect(await isSignedIn(person.token)).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reads that only another admin can delete the account of an admin', async () => {
    await changeUser(api.server().db, person, { role: 'admin' });
    visit('/profile/security');
    expect(await screen.findByText(/^Only another admin can delete/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('sees why their data cannot be downloaded', async () => {
    api.override(
      http.get('*/api/auth/export', () =>
        HttpResponse.json({ message: 'Not today.' }, { status: 503 }),
      ),
    );
    const user = visit('/profile/security');
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Not today.')).toBeVisible();
  });
});

describe('With an API that has some of these capabilities', () => {
  it('only its parts are shown', async () => {
    api.behaveAs('reference', ['session-list']);
    signedInAs(person);
    visit('/profile/security');
    expect(await screen.findByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
    expect(await screen.findByText('This device')).toBeVisible();
    for (const name of ['Download my data', 'Delete my account']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('form', { name: 'Change password' })).not.toBeInTheDocument();
  });
});

describe('With an API that has none of these capabilities', () => {
  beforeEach(() => api.behaveAs('data.data'));

  it.each([
    ['/profile/security', '/profile'],
    ['/authentication/forgot-password', '/authentication/login'],
  ])('the page %s leads to %s', async (address, expected) => {
    signedInAs(person);
    visit(address);
    await waitFor(() => expect(addressBar()).toBe(expected));
  });

  it('the login page has no link for forgotten passwords', async () => {
    visit('/authentication/login');
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
  });
});
