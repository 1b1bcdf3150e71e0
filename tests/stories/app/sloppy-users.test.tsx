import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/lib/session.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { fillField } from '#tests/support/stories/editor-page.ts';
import {
  closeReadableScreen,
  valuesPrintedByMistake,
} from '#tests/support/stories/readable-screen.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import {
  sloppyNames,
  type UserDeviation,
  userDeviationNames,
} from '#tests/support/stories/sloppy-api.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

const api = referenceApi([]);
const people = new Map<UserDeviation, TestUser>();
let admin: TestUser;

function userWith(name: UserDeviation): TestUser {
  const person = people.get(name);
  if (!person) throw new Error(`No user has ${name}`);
  return person;
}

beforeAll(async () => {
  admin = await registerAdmin(api.server(), sloppyNames.user('other types'));
  for (const name of userDeviationNames) {
    people.set(name, await verifiedUser(api.server(), sloppyNames.user(name)));
  }
});

async function logIn({ email }: { email: string }) {
  const user = visit('/authentication/login');
  await screen.findByRole('form', { name: 'Login' });
  await fillField(user, 'Email', email);
  await fillField(user, 'Password', GOOD_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

describe('With an API that sends users in every wrong way,', () => {
  beforeEach(() => api.behaveAs('sloppy'));
  afterEach(closeReadableScreen);

  it('an admin sees all of them in the user list, sorts it and opens each', async () => {
    signedInAs(admin);
    const user = visit('/admin/user-list');
    expect(await screen.findByText(`${people.size + 1} users`)).toBeVisible();
    for (const sort of ['oldest', 'name_asc', 'name_desc']) {
      await user.selectOptions(screen.getByLabelText('Sort by'), sort);
    }
    expect(valuesPrintedByMistake()).toEqual([]);
    const row = screen.getByText(sloppyNames.user('text for numbers')).closest('tr');
    expect(row).toHaveTextContent('1 Jan');
    const { id, email } = userWith('an email and nothing else');
    expect(
      within(screen.getByLabelText('Users')).getByRole('link', { name: email }),
    ).toHaveAttribute('href', `/admin/user-list/${id}`);
  });

  it.each(userDeviationNames)('an admin opens the page of a user with %s', async (name) => {
    signedInAs(admin);
    const { id, email } = userWith(name);
    const user = visit(`/admin/user-list/${id}`);
    const title = name === 'an email and nothing else' ? email : sloppyNames.user(name);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await user.click(screen.getByText('ID'));
    expect(screen.getByText(id)).toBeVisible();
    const [photo] = screen.queryAllByRole('presentation');
    expect(photo?.getAttribute('src') ?? null).toBe(
      name === 'text for numbers' ? 'https://images.example.test/front.jpg' : null,
    );
  });

  it("an admin reads 'User not found.' where the user is null", async () => {
    signedInAs(admin);
    visit(`/admin/user-list/${'0'.repeat(24)}`);
    expect(await screen.findByText('User not found.')).toBeVisible();
  });

  it.each(userDeviationNames)('a user with %s sees and edits the profile', async (name) => {
    signedInAs(userWith(name));
    const user = visit('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(valuesPrintedByMistake()).toEqual([]);
    await fillField(user, 'Full name', 'Amina Sule');
    await fillField(user, 'Email', userWith(name).email);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(readSession()?.token).toBe(userWith(name).token);
  });

  it('a user logs in with fields of other types, and is still verified', async () => {
    await logIn(userWith('text for numbers'));
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(readSession()).toMatchObject({ isVerified: true });
  });

  it.each([{ email: 'nobody' }, { email: null }, { email: 7 }])(
    "a user whose account has %j reads 'Email must be a valid email' instead of JSON",
    async (fields) => {
      const data = { user: { id: 1, fullName: 'Ada Obi', ...fields }, token: 'abc' };
      api.override(http.post('*/api/auth/login', () => HttpResponse.json({ data })));
      await logIn(admin);
      expect(await screen.findByText('Email must be a valid email')).toBeVisible();
      expect(screen.getByText('Error')).toBeVisible();
      expect(readSession()).toBeNull();
    },
  );

  it('a user with a wrong password reads a list of messages as one sentence', async () => {
    api.override(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ message: ['Wrong password.', null, 'Try again.'] }, { status: 422 }),
      ),
    );
    await logIn(admin);
    expect(await screen.findByText('Wrong password.; Try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(admin.email));
  });
});
