import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { clearDevice } from '#src/lib/device/device-data.ts';
import { endSession } from '#src/lib/session.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/routes/public/enquiry-dialog.tsx';
import '#src/routes/public/property-page.tsx';

const villa = newProperty('villa', { propertyId: 'GD-1001', title: 'Waterfront villa' });
const bungalow = newProperty('bungalow', { title: 'Bungalow' });
const api = referenceApi([villa, bungalow]);
const stored = () => api.server().db.select().from(enquiries);

beforeEach(async () => {
  api.behaveAs('reference');
  intersectEverything();
  await api.server().db.delete(enquiries);
  await api.server().resetLimits();
});

type User = ReturnType<typeof visit>;

async function openForm(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const close = (user: User) => user.click(screen.getByRole('button', { name: 'Close' }));

async function openOn(path: string, name: string) {
  // As a reload does.
  cleanup();
  const user = visit(path);
  return { user, dialog: await openForm(user, name) };
}

const path = `/property-listing/${villa.id}`;

function readForAWhile() {
  const start = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => start + 10_000);
}

const messageIn = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('textbox', { name: 'Message' });

describe('A visitor who closes the form of a message before sending it', () => {
  it.each([
    ['the cross', close],
    ['a click beside it', (user: User) => user.click(screen.getByRole('dialog'))],
    // jsdom has no Escape: its event on a dialog.
    ['Escape', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ])('with %s finds what they typed again', async (_way, leave) => {
    const { user, dialog } = await openOn(path, 'Write a message');
    await user.type(messageIn(dialog), ' With the boys quarters?');
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await leave(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const again = await openForm(user, 'Write a message');
    expect(messageIn(again)).toHaveDisplayValue(/Waterfront villa.*With the boys quarters\?$/);
    expect(again.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ngọzi Eze');
  });

  it('finds it after a reload, but not on another home', async () => {
    const { user, dialog } = await openOn(path, 'Write a message');
    await user.clear(messageIn(dialog));
    await user.type(messageIn(dialog), 'Half a question');
    await close(user);
    const other = await openOn(`/property-listing/${bungalow.id}`, 'Write a message');
    expect(messageIn(other.dialog)).toHaveDisplayValue(
      /^I would like to know more about "Bungalow"/,
    );
    const same = await openOn(path, 'Write a message');
    expect(messageIn(same.dialog)).toHaveValue('Half a question');
  });

  it('sees the first text again once it was sent, or the device was cleared', async () => {
    const { user, dialog } = await openOn(path, 'Write a message');
    await user.clear(messageIn(dialog));
    await user.type(messageIn(dialog), 'A whole question');
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ngozi@example.com');
    readForAWhile();
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    const second = await openForm(user, 'Write a message');
    expect(messageIn(second)).toHaveDisplayValue(/^I would like to know more/);
    await user.type(messageIn(second), ' And one more');
    await close(user);
    await clearDevice();
    const third = await openForm(user, 'Write a message');
    expect(messageIn(third)).toHaveDisplayValue(/^I would like to know more.*\.$/);
  });

  it('leaves nothing to whoever uses the tab after they logged out', async () => {
    signedInAs(await verifiedUser(api.server(), 'Bola Ade'));
    const { user, dialog } = await openOn(path, 'Write a message');
    await user.clear(messageIn(dialog));
    await user.type(messageIn(dialog), 'Between us');
    await close(user);
    endSession();
    const next = await openOn(path, 'Write a message');
    expect(messageIn(next.dialog)).toHaveDisplayValue(/^I would like to know more/);
  });
});

describe('A visitor who closes another form before sending it', () => {
  it('finds the way and the times of a viewing again, without those that have begun', async () => {
    // A Thursday, noon in Lagos.
    vi.useFakeTimers({ now: new Date('2026-11-26T11:00:00Z'), toFake: ['Date'] });
    const { user, dialog } = await openOn(path, 'Ask for a viewing');
    await user.click(dialog.getByRole('radio', { name: 'By video call' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Thursday 26 November, Afternoon/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Saturday 28 November, Morning/ }));
    await close(user);
    const again = await openForm(user, 'Ask for a viewing');
    expect(again.getByRole('radio', { name: 'By video call' })).toBeChecked();
    expect(again.getByText('2 of 3 chosen')).toBeVisible();
    await close(user);
    vi.setSystemTime(new Date('2026-11-26T13:30:00Z'));
    const later = await openForm(user, 'Ask for a viewing');
    expect(later.getByText('1 of 3 chosen')).toBeVisible();
    vi.useRealTimers();
  });

  it('finds the reason and the details of a report again', async () => {
    const { user, dialog } = await openOn(path, 'Report this listing');
    await user.click(dialog.getByRole('radio', { name: 'It is sold' }));
    await user.type(dialog.getByRole('textbox', { name: /^What should we know/ }), 'Last week');
    await close(user);
    const again = await openForm(user, 'Report this listing');
    expect(again.getByRole('radio', { name: 'It is sold' })).toBeChecked();
    expect(again.getByRole('textbox', { name: /^What should we know/ })).toHaveValue('Last week');
  });

  it('finds the text of their search request again', async () => {
    const { user, dialog } = await openSearchRequest();
    await user.type(messageIn(dialog), ' near the market');
    await close(user);
    await user.click(screen.getByRole('button', { name: 'Send us a request' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ask us to find it' }));
    expect(messageIn(again)).toHaveDisplayValue(/near the market$/);
  });
});

async function openSearchRequest() {
  const user = visit('/property-listings?location=Nowhere&bedrooms=4');
  await user.click(await screen.findByRole('button', { name: 'Send us a request' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Ask us to find it' })) };
}

describe('A visitor whose network is lost while the message is sent', () => {
  it('keeps the text through the failure and a closed dialog, and sends it once', async () => {
    const { user, dialog } = await openOn(path, 'Write a message');
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await user.type(dialog.getByRole('textbox', { name: 'Phone number' }), '0803 111 2222');
    readForAWhile();
    let isLost = true;
    api.override(
      http.post('*/api/enquiries', async ({ request }) => {
        if (!isLost) return;
        // The message arrives; the response does not.
        const payload = await request.clone().text();
        const headers = { 'content-type': 'application/json' };
        await api.server().app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
        return HttpResponse.error();
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    const error = await dialog.findByRole('group', { name: /Network Error|internet/i });
    await waitFor(() => expect(error).toHaveFocus());
    await close(user);
    isLost = false;
    const again = await openForm(user, 'Write a message');
    expect(again.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0803 111 2222');
    readForAWhile();
    await user.click(again.getByRole('button', { name: 'Send message' }));
    expect(await again.findByText('Your message was sent')).toBeVisible();
    const rows = await stored();
    expect(rows).toHaveLength(1);
    const reference = rows[0]?.id.slice(0, 8).toUpperCase();
    expect(again.getByText(`Your reference is ${reference}.`)).toBeVisible();
  });
});
