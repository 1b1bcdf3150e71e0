import { screen, waitFor, within } from '@testing-library/react';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let person: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  person = await verifiedUser(api.server(), 'Tunde Bakare');
});

/** Turns two-step login on without the app. Returns the recovery codes. */
async function turnOn(): Promise<string[]> {
  const { app } = api.server();
  const { token } = person;
  const body = { currentPassword: GOOD_PASSWORD };
  const { key } = (await call(app, 'POST /auth/two-factor/key', { token, body })).json().data;
  const response = await call(app, 'POST /auth/two-factor', { token, body: { code: codeOf(key) } });
  return response.json().data.recoveryCodes;
}

function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate();
}

describe('Two-step login', () => {
  it('is turned on with a QR code, and shows the recovery codes once', async () => {
    signedInAs(person);
    const user = visit('/profile/security');
    const section = within(await screen.findByRole('region', { name: 'Two-step login' }));
    await user.click(await section.findByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(section.getByLabelText('Password')).toHaveFocus());
    await user.type(section.getByLabelText('Password'), 'not-this-one{Enter}');
    await waitFor(() =>
      expect(section.getByLabelText('Password')).toHaveAccessibleDescription(
        /This password is wrong/,
      ),
    );
    await user.clear(section.getByLabelText('Password'));
    await user.type(section.getByLabelText('Password'), `${GOOD_PASSWORD}{Enter}`);
    expect(
      await section.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    const key = section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent;
    await user.type(section.getByLabelText('Code'), '000000{Enter}');
    await waitFor(() =>
      expect(section.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/),
    );
    await user.clear(section.getByLabelText('Code'));
    await user.type(section.getByLabelText('Code'), `${codeOf(key.replaceAll(' ', ''))}{Enter}`);
    const heading = await section.findByRole('heading', { name: 'Save your recovery codes' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(within(section.getByRole('list')).getAllByRole('listitem')).toHaveLength(10);
    await user.click(section.getByRole('button', { name: 'I have saved them' }));
    expect(await section.findByText(/You have 10 recovery codes left/)).toBeVisible();
  });

  it('asks for the code after the password, and keeps what was typed', async () => {
    const [code = ''] = await turnOn();
    const user = visit('/authentication/login');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), `${GOOD_PASSWORD}{Enter}`);
    const field = await screen.findByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Code is required/));
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/));
    expect(screen.getByLabelText('Email')).toHaveValue(person.email);
    await user.clear(field);
    await user.type(field, `${code}{Enter}`);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(readSession()?.email).toBe(person.email);
  });

  it('is turned off with the password and a code', async () => {
    const [code = ''] = await turnOn();
    signedInAs(person);
    const user = visit('/profile/security');
    const section = within(await screen.findByRole('region', { name: 'Two-step login' }));
    await user.click(await section.findByRole('button', { name: 'Turn off' }));
    await user.type(section.getByLabelText('Password'), GOOD_PASSWORD);
    await user.type(section.getByLabelText('Code'), `${code}{Enter}`);
    expect(await screen.findByText('Two-step login is off')).toBeVisible();
    expect(await section.findByRole('button', { name: 'Turn on' })).toBeVisible();
  });

  it('asks to verify the email first', async () => {
    await changeUser(api.server().db, person, { isVerified: false });
    signedInAs(person);
    visit('/profile/security');
    const section = within(await screen.findByRole('region', { name: 'Two-step login' }));
    expect(await section.findByRole('link', { name: 'Verify your email' })).toHaveAttribute(
      'href',
      expect.stringContaining('/authentication/verify-email'),
    );
    expect(section.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  });

  it('is not offered without the capability', async () => {
    api.behaveAs('reference', ['session-list']);
    signedInAs(person);
    visit('/profile/security');
    await screen.findByRole('heading', { name: 'Where you are logged in' });
    expect(screen.queryByRole('region', { name: 'Two-step login' })).not.toBeInTheDocument();
  });
});
