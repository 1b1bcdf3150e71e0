import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, expireSession, updateSession } from '#src/lib/session.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { fillField, imageFile } from '#tests/support/stories/editor-page.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const plot = newProperty('plot', { title: 'Dry corner plot', type: 'Land' });
const api = referenceApi([plot]);
sendRealFiles();
let admin: TestUser;

async function openForm() {
  const user = visit(`/admin/properties/${plot.id}/edit`);
  await screen.findByLabelText('Title');
  return user;
}

beforeEach(async () => {
  api.behaveAs('reference');
  admin ??= await registerAdmin(api.server(), 'Amaka Okafor');
  signedInAs(admin);
});

describe('An admin who left an edit unsaved', () => {
  it('finds the draft again after the session expired, and can discard it', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'Dry plot, half renamed');
    expect(await screen.findByText(/Your changes are kept in this browser/)).toBeVisible();
    expireSession(admin.token);
    await waitFor(() => expect(addressBar()).toMatch(/^\/authentication\/login/));
    cleanup();

    signedInAs(admin);
    const again = await openForm();
    expect(await screen.findByText(/^Changes from .+ restored$/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Dry plot, half renamed');
    await again.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot'));
    expect(screen.queryByText(/^Changes from/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    cleanup();

    await openForm();
    expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot');
  });

  it('can undo that they discarded it, with its photos', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'Dry plot with a photo');
    await user.upload(screen.getByLabelText('Images'), imageFile('gate.png'));
    await screen.findByRole('button', { name: 'Remove gate.png' });
    // Drafts are written with a delay.
    await new Promise((resolve) => setTimeout(resolve, 600));
    cleanup();

    const again = await openForm();
    await again.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Changes discarded')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot');
    expect(screen.queryByRole('button', { name: 'Remove gate.png' })).toBeNull();
    await again.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Dry plot with a photo');
    expect(screen.getByRole('button', { name: 'Remove gate.png' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await again.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Changes discarded')).toBeVisible();
    // Undo would replace what is typed after it.
    await fillField(again, 'Title', 'Dry plot, once more');
    await waitFor(() => expect(screen.queryByText('Changes discarded')).toBeNull());
    await fillField(again, 'Title', 'Dry corner plot');
  });

  it('keeps the restored values when their email is changed in another tab', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'Dry plot, renamed at home');
    await screen.findByText(/Your changes are kept in this browser/);
    cleanup();

    const again = await openForm();
    await screen.findByText(/^Changes from .+ restored$/);
    await fillField(again, 'Title', 'Dry plot, renamed at work');
    act(() => void updateSession({ email: 'amaka.new@example.com' }));
    // The drafts of the new address are read meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByLabelText('Title')).toHaveValue('Dry plot, renamed at work');
    await again.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot'));
  });

  it('never sees the draft of another admin, which is removed when they sign in', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'A secret of Amaka');
    await screen.findByText(/Your changes are kept in this browser/);
    // Drafts are written with a delay.
    await new Promise((resolve) => setTimeout(resolve, 600));
    cleanup();

    endSession();
    signedInAs(await registerAdmin(api.server(), 'Bola Ige'));
    await openForm();
    expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot');
    expect(screen.queryByText(/^Changes from/)).not.toBeInTheDocument();
  });
});
