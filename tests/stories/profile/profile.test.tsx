import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { fillField } from '#tests/support/stories/editor-page.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { codeSentTo, signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let person: TestUser;

async function openForm() {
  const user = visit('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  return user;
}

/** The name in the profile, which the navbar has too. */
const phoneHint = 'To call you back. We use your email for everything else.';

const ownName = (name: string) => screen.findByText(name, { selector: 'h2' });

/** The value of a term of the profile. */
function fact(term: string): string | null {
  const row = screen.getByText(term).closest('div');
  return within(row ?? document.body).getByRole('definition').textContent;
}

describe.each(allApiKinds)('A signed-in user, with %s,', (_name, kind) => {
  it('always sees phone number and location, sets both, and sees the new name in the navbar', async () => {
    api.behaveAs(kind);
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    await changeUser(api.server().db, person, { phoneNumber: null });
    signedInAs(person);
    const user = visit('/profile');
    expect(await ownName('Tunde Bakare')).toBeVisible();
    expect(screen.getByText(person.email)).toBeVisible();
    expect(screen.queryByText('Verify your email')).not.toBeInTheDocument();
    expect(fact('Phone number')).toBe(`Not given${phoneHint}`);
    expect(fact('Location')).toBe('Not given');
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    await fillField(user, 'Full name', 'Tunde Bakare-Ojo');
    const phoneField = screen.getByLabelText('Phone number').parentElement;
    expect(phoneField).toHaveTextContent('Phone numberoptional');
    await fillField(user, 'Phone number', '+234 803 000 0002');
    await fillField(user, 'Location', 'Yaba, Lagos');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(await ownName('Tunde Bakare-Ojo')).toBeVisible();
    expect(fact('Phone number')).toBe(`+234 803 000 0002${phoneHint}`);
    expect(fact('Location')).toBe('Yaba, Lagos');
    expect(screen.getByRole('button', { name: 'Tunde Bakare-Ojo' })).toBeVisible();
    expect(readSession()).toMatchObject({ fullName: 'Tunde Bakare-Ojo', token: person.token });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Profile' })).toHaveFocus());
  });
});

describe.each(allApiKinds)('A signed-in user, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
  });

  it('reaches the saved properties by their own page, whose list the profile does not repeat', async () => {
    const user = visit('/profile');
    await ownName('Tunde Bakare');
    expect(screen.queryByText(/^You have not saved any properties yet/)).not.toBeInTheDocument();
    expect(api.calls).not.toContain('GET /api/auth/saved-properties');
    await user.click(screen.getByRole('link', { name: 'Saved properties' }));
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
  });

  it('sees the activity on the page Security, or on the profile if there is no such page', async () => {
    const user = visit('/profile');
    await ownName('Tunde Bakare');
    const link = screen.queryByRole('link', { name: 'Security' });
    expect(link !== null).toBe(kind === 'reference');
    if (link) {
      expect(screen.queryByText('Logins')).not.toBeInTheDocument();
      await user.click(link);
    }
    expect(await screen.findByText('Member since')).toBeVisible();
    expect(fact('Status')).toBe('Active');
    // None yet.
    expect(screen.queryByText('Properties saved')).not.toBeInTheDocument();
  });
});

describe.each(apiKinds)('A signed-in user, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
  });

  it('sees Update Failed with the reason, and keeps the values', async () => {
    api.override(
      http.put('*/api/auth/profile', () =>
        HttpResponse.json({ message: 'Not today.' }, { status: 503 }),
      ),
    );
    const user = await openForm();
    await user.type(await screen.findByLabelText('Full name'), ' Ojo');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('Not today.')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Tunde Bakare Ojo');
  });
});

describe('A signed-in user', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
  });

  it('needs the password to change the email', async () => {
    const user = await openForm();
    await user.type(await screen.findByLabelText('Email'), '.ng');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Current password is required')).toBeVisible();
    await user.type(screen.getByLabelText('Current password'), 'not-the-password');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const password = screen.getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is wrong.'));
    await user.clear(password);
    await user.type(password, GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(fact('Email')).toBe(`${person.email}Verified`);
    expect(readSession()).toMatchObject({ email: person.email, isVerified: true });
  });

  it('keeps the verified email until the code for the new one is entered', async () => {
    const newEmail = `new-${person.email}`;
    const user = await openForm();
    await fillField(user, 'Email', newEmail);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /^We will send a code to your new email\./,
    );
    await fillField(user, 'Current password', GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Profile Updated');
    expect(fact('New email')).toContain(newEmail);
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      `Not verified yet. Your account still uses ${person.email}.`,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Enter the code' }));
    await user.type(await screen.findByLabelText('Code'), await codeSentTo(api.server(), newEmail));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(addressBar()).toBe('/profile'));
    await waitFor(() => expect(fact('Email')).toBe(`${newEmail}Verified`));
    expect(screen.queryByText('New email')).toBeNull();
    expect(readSession()).toMatchObject({ email: newEmail, isVerified: true });
  });

  it('sees why the profile cannot be loaded, and can retry', async () => {
    let failures = 0;
    api.override(
      http.get('*/api/auth/me', () => {
        failures += 1;
        return failures <= 2 ? HttpResponse.json({ message: 'No' }, { status: 500 }) : undefined;
      }),
    );
    const user = visit('/profile');
    expect(await screen.findByText('Error loading profile: No')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ownName('Tunde Bakare')).toBeVisible();
  });

  it('sees Profile Updated, not Update Failed, if only the refetch fails', async () => {
    let isStored = false;
    api.override(
      http.put('*/api/auth/profile', () => {
        isStored = true;
        return undefined;
      }),
      http.get('*/api/auth/me', () =>
        isStored ? HttpResponse.json({ message: 'Not now.' }, { status: 500 }) : undefined,
      ),
    );
    const user = await openForm();
    await user.type(await screen.findByLabelText('Full name'), ' Ojo');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeInTheDocument();
    expect(screen.queryByText('Update Failed')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  });

  it('stays verified and keeps the name if the response has neither', async () => {
    const { fullName: _, isVerified: __, ...user } = person.profile;
    let isSaved = false;
    api.override(
      http.put('*/api/auth/profile', () => {
        isSaved = true;
        return HttpResponse.json({ message: 'Profile Updated', data: { user } });
      }),
      http.get('*/api/auth/me', () =>
        isSaved ? HttpResponse.json({ data: { user } }) : undefined,
      ),
    );
    const visitor = await openForm();
    await visitor.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    await waitFor(() => expect(fact('Full name')).toContain('Not given'));
    expect(readSession()).toMatchObject({ fullName: 'Tunde Bakare', isVerified: true });
  });

  it('sees before any request that a photo is larger than 10 MB', async () => {
    const user = await openForm();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', {
      type: 'image/png',
    });
    await user.upload(await screen.findByLabelText('Photo'), large);
    expect(await screen.findByText('This file is too large. The limit is 10 MB.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(api.calls.filter((made) => made.startsWith('PUT'))).toEqual([]);
  });

  it('sees before any request that a file is not a photo', async () => {
    const user = await openForm();
    const text = new File(['hello'], 'letter.txt', { type: 'text/plain' });
    // The browser's own filter of the file chooser can be turned off.
    const input = await screen.findByLabelText<HTMLInputElement>('Photo');
    input.removeAttribute('accept');
    await user.upload(input, text);
    expect(
      await screen.findByText('This file is not a photo. Choose a JPG, PNG or WEBP file.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('finds the focus at the photo that the server rejects', async () => {
    const user = await openForm();
    const fake = new File(['hello'], 'fake.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Photo'), fake);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const button = await screen.findByRole('button', { name: 'Change photo' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleDescription(/cannot be read as a JPG, PNG, WEBP or AVIF photo/);
  });

  it('goes home after signing out on a private page, without a request to sign in', async () => {
    const user = visit('/profile');
    await ownName('Tunde Bakare');
    await user.click(screen.getByRole('button', { name: 'Tunde Bakare' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(screen.queryByText(person.email)).not.toBeInTheDocument();
  });

  it('is asked before leaving with unsaved changes, and Stay keeps them', async () => {
    const user = await openForm();
    const location = await screen.findByLabelText(/^Location/);
    await user.type(location, ' near the lagoon');
    await user.click(screen.getByRole('link', { name: 'Saved properties' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(addressBar()).toBe('/profile');
    expect(location).toHaveDisplayValue(/near the lagoon$/);
  });

  it('is asked before leaving with a new photo alone', async () => {
    const user = await openForm();
    const photo = new File(['a photo'], 'me.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Photo'), photo);
    await user.click(screen.getByRole('link', { name: 'Saved properties' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  });

  it('finds the focus on the heading of the form', async () => {
    await openForm();
    const heading = await screen.findByRole('heading', { name: 'Edit profile' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('sees Failed to update profile. Please try again. without a reason of the server', async () => {
    api.override(http.put('*/api/auth/profile', () => HttpResponse.json({}, { status: 500 })));
    const user = await openForm();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
  });
});
