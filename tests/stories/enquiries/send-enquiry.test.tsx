import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/routes/public/contact-page.tsx';

const villa = newProperty('villa', { propertyId: 'GD-1001', title: 'Waterfront villa' });
const api = referenceApi([villa]);
const stored = () => api.server().db.select().from(enquiries);

/** Time passes between the opening of a form and its sending, as for people. */
function readForAWhile() {
  const start = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => start + 10_000);
}

beforeEach(async () => {
  api.behaveAs('reference');
  await api.server().db.delete(enquiries);
  await api.server().resetLimits();
});

async function fillIn(user: UserEvent, name = 'Ngọzi Eze') {
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), name);
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0803 111 2222');
}

describe('A visitor on the contact page', () => {
  it('sends the message, and reads what happens next', async () => {
    const user = visit(`/contact?property=${villa.id}`);
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect(message.value).toContain('"Waterfront villa" (reference GD-1001)');
    await fillIn(user);
    readForAWhile();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const note = await screen.findByRole('status');
    await waitFor(() => expect(note).toHaveFocus());
    expect(note).toHaveTextContent('Your message was sent');
    expect(note).toHaveTextContent('reply Mon-Sun 9:00AM-8:00PM, Lagos time');
    const [row] = await stored();
    expect(note).toHaveTextContent(`Your reference is ${row?.id.slice(0, 8).toUpperCase()}.`);
    expect(row).toMatchObject({ propertyId: villa.id, fullName: 'Ngọzi Eze', kind: 'message' });
    expect(row?.consent).toContain('keeps what you send here to reply to you');
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('');
  });

  it('sees what is missing at each field, and needs only one way to be reached', async () => {
    const user = visit('/contact');
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Message is required')).toBeVisible();
    expect(screen.getByText('Phone number or email is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ngozi@example.com');
    await waitFor(() =>
      expect(screen.queryByText('Phone number or email is required')).not.toBeInTheDocument(),
    );
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['the network is lost', () => HttpResponse.error(), /Network Error|internet/i],
    [
      'the server fails',
      () => HttpResponse.json({ message: 'Something went wrong on our side.' }, { status: 500 }),
      'Something went wrong on our side.',
    ],
  ])('keeps what they typed if %s, and sends it again', async (_what, fail, text) => {
    const user = visit('/contact');
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Do you sell land?');
    await fillIn(user);
    readForAWhile();
    let fails = true;
    api.override(http.post('*/api/enquiries', () => (fails ? fail() : undefined)));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const error = await screen.findByRole('group', { name: text });
    await waitFor(() => expect(error).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you sell land?');
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0803 111 2222');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your message was sent')).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });

  it('is told when the limit is reached, with other ways to write', async () => {
    const user = visit('/contact');
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Do you sell land?');
    await fillIn(user);
    readForAWhile();
    const message =
      'Too many messages were sent from your network. Please try again in 20 minutes, or write by WhatsApp or email.';
    api.override(
      http.post('*/api/enquiries', () => HttpResponse.json({ message }, { status: 429 })),
    );
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(message)).toBeVisible();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
    const url = new URL(`${open.mock.calls[0]?.[0]}`);
    expect(url.searchParams.get('text')).toContain('Do you sell land?');
  });

  it('finds their name and email filled in if they are signed in', async () => {
    signedInAs(await verifiedUser(api.server(), 'Bola Ade'));
    visit('/contact');
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Bola Ade');
  });
});

describe('A visitor on the page of a property', () => {
  const open = async (button: string) => {
    intersectEverything();
    const user = visit(`/property-listing/${villa.id}`);
    await user.click(await screen.findByRole('button', { name: button }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: button })) };
  };

  it('writes a message, with a question that is filled in', async () => {
    const { user, dialog } = await open('Write a message');
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'I would like to know more about "Waterfront villa" (reference GD-1001).',
    );
    await user.click(dialog.getByRole('button', { name: 'Is it still available?' }));
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Is "Waterfront villa" (reference GD-1001) still available?',
    );
    await fillIn(user);
    readForAWhile();
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await dialog.findByText('Your message was sent')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await stored()).toMatchObject([{ propertyTitle: 'Waterfront villa' }]);
  });

  it('reports the listing without a name', async () => {
    const { user, dialog } = await open('Report this listing');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Choose what is wrong')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'It is sold' }));
    await user.type(dialog.getByRole('textbox', { name: /^What should we know/ }), 'Last week');
    readForAWhile();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Thank you for the report')).toBeVisible();
    expect(await stored()).toMatchObject([
      { kind: 'report', propertyId: villa.id, message: 'It is sold. Last week', fullName: null },
    ]);
  });
});

describe('A visitor on the listings', () => {
  it('sends their search to the company', async () => {
    const user = visit('/property-listings?location=Nowhere&bedrooms=4');
    const [button] = await screen.findAllByRole('button', { name: 'Send us a request' });
    if (button) await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask us to find it' }));
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hello Gida, I am looking for a home: 4 or more bedrooms, Nowhere',
    );
    await fillIn(user);
    readForAWhile();
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Your request was sent')).toBeVisible();
    expect(await stored()).toMatchObject([
      { kind: 'search', search: 'location=Nowhere&bedrooms=4' },
    ]);
  });
});

describe('With an API that is the letter of the specification, a visitor', () => {
  beforeEach(() => api.behaveAs('data.data'));

  it('composes a message in their own apps on the contact page, as before', async () => {
    visit('/contact');
    expect(await screen.findByRole('button', { name: 'Send on WhatsApp' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  });

  it('is offered no form on the page of a property, and reports by WhatsApp or email', async () => {
    intersectEverything();
    const user = visit(`/property-listing/${villa.id}`);
    await user.click(await screen.findByRole('button', { name: 'Report this listing' }));
    await user.click(await screen.findByRole('radio', { name: 'It is sold' }));
    expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a viewing' })).not.toBeInTheDocument();
  });
});
