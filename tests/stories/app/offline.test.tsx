import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import {
  expectCreated,
  fillField,
  fillRequired,
  openListingForm,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { allApiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, registerUser, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let person: TestUser;

beforeAll(async () => {
  person = await verifiedUser(api.server(), 'Tunde Bakare');
  // The email of the registration, so that a later one is the only one.
  await api.server().sendEmails();
});

/** Fails the next requests of a path as a browser without a connection does. */
function goOffline(path: string) {
  const isOffline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.override(
    http.all(`*/api${path}`, () => (navigator.onLine ? undefined : HttpResponse.error())),
  );
  return () => isOffline.mockRestore();
}

async function expectOffline(form: string) {
  const shown = within(await screen.findByRole('form', { name: form }));
  expect(await shown.findByText(/^You are offline\./)).toBeVisible();
}

describe.each(allApiKinds)('Offline, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('login says so at once, keeps the values, and works later', async () => {
    const goOnline = goOffline('/auth/login');
    const user = visit('/authentication/login');
    await screen.findByRole('form', { name: 'Login' });
    await fillField(user, 'Email', person.email);
    await fillField(user, 'Password', GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await expectOffline('Login');
    expect(screen.getByLabelText('Email')).toHaveValue(person.email);
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('a list of properties says so, and comes with Try again', async () => {
    const goOnline = goOffline('/properties');
    const user = visit('/property-listings');
    expect(await screen.findByText(/You are offline\./)).toBeVisible();
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^\d+ properties$/)).toBeVisible();
  });
});

describe('Offline', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('the code of the email is kept, and verified later', async () => {
    const newcomer = await registerUser(api.server().app);
    signedInAs(newcomer, { isVerified: false });
    const code = await codeSentTo(api.server(), newcomer.email);
    const goOnline = goOffline('/auth/verify-otp');
    const user = visit('/authentication/verify-email');
    await user.click(await screen.findByLabelText('Code'));
    await user.paste(code);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await expectOffline('Verify your email');
    expect(screen.getByLabelText('Code')).toHaveValue(code);
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Email Verified')).toBeVisible();
  });

  it('the profile keeps its changes, and saves them later', async () => {
    signedInAs(person);
    const user = visit('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const goOnline = goOffline('/auth/profile');
    await fillField(user, 'Location', 'Enugu');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectOffline('Edit profile');
    expect(screen.getByLabelText('Location')).toHaveValue('Enugu');
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
  });

  it('the form of a property keeps its values, and lists it later', async () => {
    signedInAs(await registerAdmin(api.server()));
    const goOnline = goOffline('/properties');
    const user = await openListingForm();
    await fillRequired(user, 'House in the bush');
    await submitListing(user);
    expect((await screen.findAllByText(/^You are offline\./)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Title')).toHaveValue('House in the bush');
    goOnline();
    await submitListing(user);
    await expectCreated();
  });

  it('a toast waits for the code of the toaster, and comes with the next press', async () => {
    vi.doMock('#src/app/toaster.tsx', () => Promise.reject(new Error('The chunk is missing')));
    onTestFinished(() => vi.doUnmock('#src/app/toaster.tsx'));
    const user = visit('/authentication/login');
    await screen.findByRole('form', { name: 'Login' });
    await fillField(user, 'Email', person.email);
    await fillField(user, 'Password', GOOD_PASSWORD);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(screen.queryByText('Login successful!')).toBeNull();
    vi.doUnmock('#src/app/toaster.tsx');
    await user.keyboard('{Tab}');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('a new password is not lost, and changed later', async () => {
    signedInAs(await verifiedUser(api.server(), 'Ngozi Eze'));
    const user = visit('/profile/security');
    const goOnline = goOffline('/auth/password');
    await screen.findByLabelText('Current password');
    await fillField(user, 'Current password', GOOD_PASSWORD);
    await fillField(user, 'New password', 'another-good-one-7');
    const button = screen.getByRole('button', { name: 'Change password' });
    await user.click(button);
    await expectOffline('Change password');
    goOnline();
    await user.click(button);
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  it('a forgotten password says so, keeps the email, and is reset later', async () => {
    const goOnline = goOffline('/auth/forgot-password');
    const user = visit('/authentication/forgot-password');
    await screen.findByRole('form', { name: 'Forgot your password' });
    await fillField(user, 'Email', person.email);
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await expectOffline('Forgot your password');
    expect(screen.getByLabelText('Email')).toHaveValue(person.email);
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await screen.findByRole('form', { name: 'Reset password' });
    const resetOnline = goOffline('/auth/reset-password');
    await fillField(user, 'Code', await codeSentTo(api.server(), person.email));
    await fillField(user, 'New password', GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await expectOffline('Reset password');
    expect(screen.getByLabelText('New password')).toHaveValue(GOOD_PASSWORD);
    resetOnline();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  it('an account is not deleted, and deleted later with the same password', async () => {
    signedInAs(await verifiedUser(api.server(), 'Zainab Bello'));
    const user = visit('/profile/security');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const goOnline = goOffline('/auth/delete-account');
    const form = within(await screen.findByRole('form', { name: 'Delete account' }));
    await user.click(form.getByLabelText('Password'));
    await user.paste(GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    await expectOffline('Delete account');
    expect(form.getByLabelText('Password')).toHaveValue(GOOD_PASSWORD);
    expect(readSession()).not.toBeNull();
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(readSession()).toBeNull();
  });
});
