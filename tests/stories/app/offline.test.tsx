import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, registerUser, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let person: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  person = await verifiedUser(api.server(), 'Tunde Bakare');
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

describe('Offline', () => {
  it('login says so at once, keeps the values, and works later', async () => {
    const goOnline = goOffline('/auth/login');
    const user = visit('/authentication/login');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await expectOffline('Login');
    expect(screen.getByLabelText('Email')).toHaveValue(person.email);
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('the code of the email is kept, and verified later', async () => {
    const newcomer = await registerUser(api.server().app);
    signedInAs(newcomer, { isVerified: false });
    const code = await codeSentTo(api.server(), newcomer.email);
    const goOnline = goOffline('/auth/verify-otp');
    const user = visit('/authentication/verify-email');
    await user.type(await screen.findByLabelText('Code'), code);
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
    await user.clear(screen.getByLabelText('Location'));
    await user.type(screen.getByLabelText('Location'), 'Enugu');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectOffline('Edit profile');
    expect(screen.getByLabelText('Location')).toHaveValue('Enugu');
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
  });

  it('a new password is not lost, and changed later', async () => {
    signedInAs(person);
    const user = visit('/profile/security');
    const goOnline = goOffline('/auth/password');
    await user.type(await screen.findByLabelText('Current password'), GOOD_PASSWORD);
    await user.type(screen.getByLabelText('New password'), 'another-good-one-7');
    const button = screen.getByRole('button', { name: 'Change password' });
    await user.click(button);
    await expectOffline('Change password');
    goOnline();
    await user.click(button);
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  it('a list of properties says so, and comes with Try again', async () => {
    const goOnline = goOffline('/properties');
    const user = visit('/property-listings');
    expect(await screen.findByText(/You are offline\./)).toBeVisible();
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 properties')).toBeVisible();
  });
});
