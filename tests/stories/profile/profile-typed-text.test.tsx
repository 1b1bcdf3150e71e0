import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireSession } from '#src/lib/session.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let person: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  person = await verifiedUser(api.server(), 'Tunde Bakare');
  signedInAs(person);
});

async function typeUntilTheSessionEnds(): Promise<void> {
  const user = visit('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await user.type(await screen.findByLabelText(/^Location/), ', Ibadan');
  expireSession(person.token);
  await waitFor(() => expect(addressBar()).toMatch(/^\/authentication\/login/));
  cleanup();
}

describe('A user in the profile form', () => {
  it('finds what was typed again after the session ended, and can cancel it', async () => {
    await typeUntilTheSessionEnds();

    signedInAs(person);
    const again = visit('/profile');
    expect(await screen.findByLabelText(/^Location/)).toHaveDisplayValue(/, Ibadan$/);
    await again.click(screen.getByRole('button', { name: 'Cancel' }));
    await again.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(await screen.findByLabelText(/^Location/)).not.toHaveDisplayValue(/Ibadan/);
  });

  it('sees nothing that another user typed before their session ended', async () => {
    await typeUntilTheSessionEnds();

    signedInAs(await verifiedUser(api.server(), 'Amaka Okafor'));
    const other = visit('/profile');
    await other.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(await screen.findByLabelText(/^Location/)).not.toHaveDisplayValue(/Ibadan/);
  });

  it('leaves nothing typed behind after a log-out', async () => {
    const user = visit('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.type(await screen.findByLabelText(/^Location/), ', Ibadan');
    expect(Object.keys(sessionStorage)).toContain('gida.typed.profile');
    await user.click(screen.getByRole('button', { name: 'Tunde Bakare' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(Object.keys(sessionStorage)).not.toContain('gida.typed.profile');
  });
});
