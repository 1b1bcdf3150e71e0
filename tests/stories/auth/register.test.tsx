import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let people = 0;

type User = ReturnType<typeof visit>;

function newEmail(): string {
  people += 1;
  return `new${people}@example.com`;
}

async function fillIn(user: User, fields: Record<string, string>) {
  await screen.findByRole('form', { name: 'Register' });
  for (const [label, value] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
}

async function register(
  user: User,
  email: string,
  again = GOOD_PASSWORD,
  password = GOOD_PASSWORD,
) {
  await fillIn(user, {
    'Full name': "Ayọ̀ O'Brien-Eze",
    Email: email,
    'Phone number': '+234 803 000 0001',
    Password: password,
    'Confirm password': again,
  });
  await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

describe.each(allApiKinds)('A user who registers, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('is signed in unverified, verifies the email, and is greeted at login', async () => {
    const email = newEmail();
    const user = visit('/authentication/register');
    await register(user, email);
    expect(await screen.findByText('Registration successful!')).toBeVisible();
    expect(screen.getByText(/Please verify your email/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeVisible();
    expect(addressBar()).toBe('/authentication/verify-email');
    expect(readSession()).toMatchObject({ email, isVerified: false });

    const code = await codeSentTo(api.server(), email);
    await user.click(screen.getByLabelText('Code'));
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(screen.getByLabelText('Code')).toHaveValue(code);
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Email Verified')).toBeVisible();
    const onward = await screen.findByRole('link', { name: "Continue as Ayọ̀ O'Brien-Eze" });
    expect(addressBar()).toBe('/authentication/login');
    expect(readSession()?.isVerified).toBe(true);
    expect(screen.getByRole('heading', { name: "Welcome, Ayọ̀ O'Brien-Eze" })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Login' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in with another account' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
    await user.click(onward);
    await waitFor(() => expect(addressBar()).toBe('/'));
  });

  it('reads that a code is wrong for a 401, and is logged out only if it is about the session', async () => {
    let message = 'This code is wrong.';
    api.override(
      http.post('*/api/auth/verify-otp', () => HttpResponse.json({ message }, { status: 401 })),
    );
    signedInAs(await registerUser(api.server().app), { isVerified: false });
    const user = visit('/authentication/verify-email');
    await user.click(await screen.findByLabelText('Code'));
    await user.paste('123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getAllByText('This code is wrong.')[0]).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    expect(readSession()).not.toBeNull();
    message = 'Your session has expired.';
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(readSession()).toBeNull();
  });
});

describe.each(apiKinds)('A user who registers, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('need not give a phone number, which is optional as in the profile', async () => {
    const user = visit('/authentication/register');
    const field = (await screen.findByLabelText('Phone number')).parentElement;
    expect(field).toHaveTextContent('Phone numberoptional');
    await fillIn(user, {
      'Full name': 'Ada Obi',
      Email: newEmail(),
      Password: GOOD_PASSWORD,
      'Confirm password': GOOD_PASSWORD,
    });
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registration successful!')).toBeVisible();
  });

  it('sees at the field that the email has an account, and keeps the values', async () => {
    const { email } = await registerUser(api.server().app);
    const user = visit('/authentication/register');
    await register(user, email);
    const toast = (await screen.findByText('Error')).closest('li');
    expect(toast).toHaveTextContent('There is already an account with this email.');
    const field = screen.getByLabelText('Email');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('There is already an account with this email.');
    expect(field).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue(GOOD_PASSWORD);
    expect(readSession()).toBeNull();
  });
});

describe('A user who registers', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('sees the errors of empty fields', async () => {
    const user = visit('/authentication/register');
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    for (const text of [
      'Full name is required',
      'Email is required',
      'Password is required',
      'Confirm password is required',
      'Your agreement to the terms is required',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    const summary = screen.getByRole('group', { name: 'Please check 5 fields' });
    await waitFor(() => expect(summary).toHaveFocus());
  });

  it.each([
    [{ 'Full name': 'A' }, 'Full name should be at least 2 characters'],
    [{ 'Full name': 'Ada 2' }, 'Full name cannot contain numbers'],
    [{ 'Full name': 'Ada <b>' }, 'Full name cannot have special character'],
    [{ Email: 'ada@' }, 'Email must be a valid email'],
    [{ 'Phone number': 'call me' }, 'Phone number is invalid'],
    [{ Password: 'short' }, 'Weak password. Password must have atleast 8 characters'],
    [{ Password: 'two words here' }, 'Password should not contain space'],
  ])('with %j sees "%s"', async (fields, text) => {
    const user = visit('/authentication/register');
    await fillIn(user, fields as Record<string, string>); // The rows differ in their names.
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('sees at the field that the password is easy to guess', async () => {
    const user = visit('/authentication/register');
    await register(user, newEmail(), 'football1', 'football1');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        /^This password is easy to guess. Choose another one.*hyphens/,
      ),
    );
  });

  it('sees that the two passwords differ', async () => {
    const user = visit('/authentication/register');
    await register(user, newEmail(), 'another-password');
    expect(await screen.findByText('The passwords do not match')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Confirm password')).toHaveFocus());
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('sees that as soon as they cannot match, and no longer once they do', async () => {
    const message = 'The passwords do not match';
    const user = visit('/authentication/register');
    await fillIn(user, { Password: GOOD_PASSWORD, 'Confirm password': GOOD_PASSWORD.slice(0, 5) });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.keyboard('!');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Full name is required')).not.toBeInTheDocument();
    await user.keyboard(`{Backspace}${GOOD_PASSWORD.slice(5)}`);
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('sees that together with the errors of other fields', async () => {
    const user = visit('/authentication/register');
    await fillIn(user, { Password: GOOD_PASSWORD, 'Confirm password': 'another' });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Full name is required')).toBeVisible();
    expect(screen.getByText('The passwords do not match')).toBeVisible();
  });

  it('is stored as not verified, whatever the response contains', async () => {
    const { profile, token } = await registerUser(api.server().app);
    const data = { user: { ...profile, isVerified: true }, token };
    api.override(http.post('*/api/auth/register', () => HttpResponse.json({ data })));
    const user = visit('/authentication/register');
    await register(user, profile.email);
    await waitFor(() => expect(addressBar()).toBe('/authentication/verify-email'));
    expect(readSession()).toMatchObject({ email: profile.email, isVerified: false });
  });

  it('sees how strong the password is', async () => {
    const user = visit('/authentication/register');
    await user.type(await screen.findByLabelText('Password'), 'password1');
    expect(screen.getByText('easy to guess')).toBeVisible();
    await user.type(screen.getByLabelText('Password'), '-Market-Bridge');
    expect(screen.getByText('strong')).toBeVisible();
  });

  it.each([
    ['User data is missing from the login response', { token: 'abc' }],
    ['Token is missing from the login response', { user: { id: '1', email: 'a@example.com' } }],
  ])('sees Error and "%s" if the response data is %j', async (text, data) => {
    api.override(http.post('*/api/auth/register', () => HttpResponse.json({ data })));
    const user = visit('/authentication/register');
    await register(user, newEmail());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(readSession()).toBeNull();
  });

  it('sees at once that they are offline, and registers with the same values later', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.override(http.post('*/api/auth/register', () => HttpResponse.error(), { once: true }));
    const user = visit('/authentication/register');
    await register(user, newEmail());
    const form = within(screen.getByRole('form', { name: 'Register' }));
    expect(await form.findByText(/^You are offline\./)).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue("Ayọ̀ O'Brien-Eze");
    onLine.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registration successful!')).toBeVisible();
  });
});

describe('A user who verifies their email', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    signedInAs(await registerUser(api.server().app), { isVerified: false });
  });

  it('sees Something went wrong for a wrong code, and the reason at the field', async () => {
    const user = visit('/authentication/verify-email');
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  });

  it('sees Code is required without a request', async () => {
    const user = visit('/authentication/verify-email');
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Code is required')).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('sees Code is invalid for a short one without a request', async () => {
    const user = visit('/authentication/verify-email');
    await user.type(await screen.findByLabelText('Code'), '12a34');
    expect(screen.getByLabelText('Code')).toHaveValue('1234');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Code is invalid')).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('sees Something went wrong ! when another code cannot be sent yet', async () => {
    const user = visit('/authentication/verify-email');
    await user.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Something went wrong !')).toBeVisible();
    expect(screen.getByText(/Please wait .* before requesting another code/)).toBeVisible();
  });

  it('has an empty field for another code, and waits for a countdown before the next', async () => {
    api.override(http.post('*/api/auth/request-otp', () => HttpResponse.json({ message: 'Sent' })));
    const user = visit('/authentication/verify-email');
    await user.type(await screen.findByLabelText('Code'), '1234{Enter}');
    expect(await screen.findByText('Code is invalid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText(/^in \d+ s$/)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(screen.queryByText('Code is invalid')).toBeNull();
    const resend = screen.getByRole('button', { name: 'Resend code' });
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    expect(resend).toHaveFocus();
  });
});
