import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/core/database/schema.ts';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let admin: TestUser;
let zainab: TestUser;

beforeEach(async () => {
  const test = api.server();
  await test.db.delete(users);
  admin = await registerAdmin(test, 'Ada Obi');
  zainab = await verifiedUser(test, 'Zainab Bello');
  const bola = await verifiedUser(test, 'Bọ́lá Adé');
  const dates = { admin: '2026-01-02', zainab: '2026-03-04', bola: '2026-02-03' };
  await changeUser(test.db, admin, { registrationDate: new Date(dates.admin) });
  await changeUser(test.db, zainab, { registrationDate: new Date(dates.zainab) });
  await changeUser(test.db, bola, { registrationDate: new Date(dates.bola), isVerified: false });
  signedInAs(admin);
});

/** The names in the list, from top to bottom. */
async function names(): Promise<(string | null)[]> {
  const list = await screen.findByLabelText('Users');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

const newest = ['Zainab Bello', 'Bọ́lá Adé', 'Ada Obi'];

describe.each(apiKinds)('With %s, an admin', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees only the admins, or the users whose email is not verified, with their counts', async () => {
    const user = visit('/admin/user-list?sort=oldest');
    await names();
    const groups = within(screen.getByRole('navigation', { name: 'Groups of users' }));
    const links = groups.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['All', 'Admins 1', 'Not verified 1']);
    await user.click(groups.getByRole('link', { name: 'Not verified 1' }));
    await waitFor(async () => expect(await names()).toEqual(['Bọ́lá Adé']));
    expect(addressBar()).toBe('/admin/user-list?only=unverified&sort=oldest');
    await user.click(groups.getByRole('link', { name: 'Admins 1' }));
    await waitFor(async () => expect(await names()).toEqual(['Ada Obi']));
    await user.click(groups.getByRole('link', { name: 'All' }));
    await waitFor(async () => expect(await names()).toEqual(newest.toReversed()));
  });
});
