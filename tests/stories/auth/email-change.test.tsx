import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { fillField } from '#tests/support/stories/editor-page.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { call, GOOD_PASSWORD, registerUser, type TestUser } from '#tests/support/users.ts';

const api = referenceApi([]);
let person: TestUser;

describe('A user who mistyped the email at registration', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    person = await registerUser(api.server().app);
    signedInAs(person, { isVerified: false });
  });

  it('changes it on the page Verify your email, and verifies it with the new code', async () => {
    const email = `right-${person.email}`;
    const user = visit('/authentication/verify-email');
    await user.click(await screen.findByRole('button', { name: 'Wrong address? Change it' }));
    const form = screen.getByRole('form', { name: 'Change your email' });
    await user.click(within(form).getByRole('button', { name: 'Send a code' }));
    expect(await screen.findByText(/The code already went to this email/)).toBeVisible();
    await fillField(user, 'New email', email);
    await fillField(user, 'Password', 'not-the-password');
    await user.click(within(form).getByRole('button', { name: 'Send a code' }));
    const password = within(form).getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is wrong.'));
    await fillField(user, 'Password', GOOD_PASSWORD);
    await user.click(within(form).getByRole('button', { name: 'Send a code' }));
    expect(await screen.findByText('Code sent')).toBeVisible();
    expect(form).not.toBeInTheDocument();
    expect(await screen.findByText(email)).toBeVisible();
    await user.type(screen.getByLabelText('Code'), await codeSentTo(api.server(), email));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Email Verified')).toBeVisible();
    expect(readSession()).toMatchObject({ email, isVerified: true });
  });

  it('finds a link to Register where the API cannot change it', async () => {
    api.behaveAs('data.data');
    visit('/authentication/verify-email');
    const link = await screen.findByRole('link', { name: 'Wrong address? Register again' });
    expect(link).toHaveAttribute('href', '/authentication/register');
    expect(screen.queryByRole('button', { name: /Wrong address/ })).toBeNull();
  });
});

describe('The link in the email to a replaced address', () => {
  /** Replaces the address. Returns the path of the link. */
  async function replaceEmail(): Promise<string> {
    const newEmail = `new-${person.email}`;
    const form = new FormData();
    form.set('email', newEmail);
    form.set('currentPassword', GOOD_PASSWORD);
    const request = new Request('http://server/', { method: 'PUT', body: form });
    const headers = { 'content-type': `${request.headers.get('content-type')}` };
    const body = Buffer.from(await request.arrayBuffer());
    const { app } = api.server();
    await call(app, 'PUT /auth/profile', { token: person.token, headers, body });
    const otp = await codeSentTo(api.server(), newEmail);
    await call(app, 'POST /auth/verify-otp', { token: person.token, body: { otp } });
    const [email] = await api.server().sendEmails();
    const url = new URL(email?.text.match(/^https:.*$/m)?.[0] ?? '');
    return url.pathname + url.hash;
  }

  beforeEach(async () => {
    api.behaveAs('reference');
    person = await verifiedUser(api.server(), 'Tunde Bakare');
  });

  it('opens a page that undoes the change, and leads to a new password', async () => {
    const link = await replaceEmail();
    const user = visit(link);
    const button = await screen.findByRole('button', { name: 'Undo the change' });
    expect(api.calls).toEqual([]);
    await user.click(button);
    expect(
      await screen.findByRole('heading', { name: 'Your old email is restored' }),
    ).toBeVisible();
    expect(screen.getByText(new RegExp(`Your account uses ${person.email} again`))).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose a new password' }));
    await screen.findByRole('form', { name: 'Forgot your password' });
  });

  it('says why it does not work twice', async () => {
    const user = visit('/authentication/undo-email-change#something-else');
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
    expect(await screen.findByText(/This link has already been used/)).toBeVisible();
    expect(addressBar()).toBe('/authentication/undo-email-change');
  });
});
