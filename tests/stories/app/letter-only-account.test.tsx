import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { fillField } from '#tests/support/stories/editor-page.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { specifiedParts } from '#tests/support/stories/specified-api.ts';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, wrongCodeFor } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const villa = 'Waterfront villa with a private jetty';
const villaId = namedListings[0]?.id ?? '';

async function fill(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await fillField(user, label, text);
}

async function register(user: UserEvent, email: string) {
  await screen.findByRole('form', { name: 'Register' });
  await fill(user, {
    'Full name': 'Amina Sule',
    Email: email,
    'Phone number': '+234 803 000 0001',
    Password: GOOD_PASSWORD,
    'Confirm password': GOOD_PASSWORD,
  });
  await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

async function logIn(user: UserEvent, email: string, password: string) {
  await screen.findByRole('form', { name: 'Login' });
  await fill(user, { Email: email, Password: password });
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

async function verify(user: UserEvent, code: string) {
  await fillField(user, 'Code', code);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
}

describe('A letter-only API on another origin gets only the requests of section 7', () => {
  beforeEach(() => api.behaveAs('other origin'));

  it('from a user who registers, verifies, fails to log in, logs in, edits and logs out', async () => {
    const email = 'amina.sule@example.com';
    const registration = visit('/authentication/register');
    await register(registration, email);
    await screen.findByRole('heading', { name: 'Verify your email' });
    cleanup();

    const verification = visit('/authentication/verify-email');
    await verification.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Something went wrong !')).toBeVisible();
    const code = await codeSentTo(api.server(), email);
    await verify(verification, wrongCodeFor(code));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await verify(verification, code);
    expect(await screen.findByText('Email Verified')).toBeVisible();
    cleanup();
    localStorage.clear();

    const again = visit('/authentication/register');
    await register(again, email);
    expect(await screen.findByText('There is already an account with this email.')).toBeVisible();
    cleanup();

    const login = visit('/authentication/login');
    await logIn(login, email, 'a-wrong-password');
    expect(await screen.findByText('Invalid email or password.')).toBeVisible();
    await logIn(login, email, GOOD_PASSWORD);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    cleanup();

    const profile = visit('/profile');
    await profile.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await fill(profile, { 'Full name': 'Amina Sule-Bello', Location: 'Yaba, Lagos' });
    await profile.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    await profile.click(await screen.findByRole('button', { name: 'Amina Sule-Bello' }));
    await profile.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    expect(readSession()).toBeNull();
    await waitFor(() => expect(api.parts).toContain('POST /auth/logout'));
    expect([...api.parts]).toEqual(expect.arrayContaining(specifiedParts('account')));
  });

  it('from a user who saves and unsaves properties', async () => {
    signedInAs(await verifiedUser(api.server(), 'Tunde Bakare'));
    const detail = visit(`/property-listing/${villaId}`);
    await detail.click(await screen.findByRole('button', { name: 'Save Property' }));
    await detail.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('removed from saved')).toBeVisible();
    cleanup();
    const listings = visit('/property-listings');
    await listings.click(await screen.findByRole('button', { name: `Save Property: ${villa}` }));
    expect(await screen.findByText('Property saved')).toBeVisible();
    cleanup();
    const saved = visit('/profile/saved-properties');
    await saved.click(await screen.findByRole('button', { name: `Saved: ${villa}` }));
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
    expect(addressBar()).toBe('/profile/saved-properties');
    expect([...api.parts]).toEqual(expect.arrayContaining(specifiedParts('savedProperties')));
  });
});
