import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeUser } from '#tests/support/changed-users.ts';
import { newest, registerThree, shownNames } from '#tests/support/stories/listed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);

describe.each(apiKinds)('With %s, an admin', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees only the users of a group, with their counts', async () => {
    const { admin, zainab } = await registerThree(api.server());
    await changeUser(api.server().db, zainab, { status: 'Deactivated' });
    signedInAs(admin);
    const user = visit('/admin/user-list?sort=oldest');
    await shownNames();
    const groups = within(screen.getByRole('navigation', { name: 'Groups of users' }));
    const links = groups.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['All', 'Admins 1', 'Not verified 1', 'Deactivated 1']);
    await user.click(groups.getByRole('link', { name: 'Not verified 1' }));
    await waitFor(async () => expect(await shownNames()).toEqual(['Bọ́lá Adé']));
    expect(addressBar()).toBe('/admin/user-list?only=unverified&sort=oldest');
    await user.click(groups.getByRole('link', { name: 'Admins 1' }));
    await waitFor(async () => expect(await shownNames()).toEqual(['Ada Obi']));
    await user.click(groups.getByRole('link', { name: 'Deactivated 1' }));
    await waitFor(async () => expect(await shownNames()).toEqual(['Zainab Bello']));
    await user.click(groups.getByRole('link', { name: 'All' }));
    await waitFor(async () => expect(await shownNames()).toEqual(newest.toReversed()));
  });

  it('sees all users again from a group without users', async () => {
    const { admin } = await registerThree(api.server());
    signedInAs(admin);
    const user = visit('/admin/user-list?only=deactivated');
    expect(await screen.findByText('No users in this group')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    await waitFor(async () => expect(await shownNames()).toEqual(newest));
  });
});
