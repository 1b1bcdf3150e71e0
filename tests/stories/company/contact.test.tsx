import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import '#src/routes/public/contact-page.tsx';

const villa = newProperty('villa', { propertyId: 'GD-1001', title: 'Waterfront villa' });
const unnumbered = newProperty('unnumbered', { title: 'House without reference' });
const api = referenceApi([villa, unnumbered]);

const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe.each(apiKinds)('A visitor who contacts the company, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('about a property sees its title, and its reference in the message', async () => {
    visit(`/contact?property=${villa.id}`);
    expect(await screen.findByRole('link', { name: 'Waterfront villa' })).toHaveAttribute(
      'href',
      `/property-listing/${villa.id}`,
    );
    expect((await message()).value).toContain('"Waterfront villa" (reference GD-1001)');
  });

  it('about a property without a reference quotes the first eight characters of its id', async () => {
    visit(`/contact?property=${unnumbered.id}`);
    const reference = unnumbered.id.slice(0, 8).toUpperCase();
    expect((await message()).value).toContain(`(reference ${reference})`);
  });

  it('about a deleted property sees that, with its reference in the message', async () => {
    visit('/contact?property=abcdef0123456789abcdef01');
    expect(await screen.findByText(/could not load this property/)).toBeVisible();
    expect((await message()).value).toContain('the property with reference ABCDEF01');
  });
});

describe('A visitor who contacts the company', () => {
  beforeEach(() => api.behaveAs('reference'));
  afterEach(() => vi.useRealTimers());

  it('finds phone, WhatsApp, email, address and hours', async () => {
    visit('/contact');
    const main = await screen.findByRole('main');
    await message();
    expect(main).toHaveTextContent('Mon-Sun 9:00AM-8:00PM');
    expect(main).toHaveTextContent('14 Gana Street, Maitama');
    const hrefs = [...main.querySelectorAll('a')].map(({ href }) => href);
    for (const start of ['tel:+', 'mailto:', 'https://wa.me/']) {
      expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
    }
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['2026-11-20T12:00:00Z', 'Open now, until 8:00PM Lagos time'],
    ['2026-11-20T21:00:00Z', 'Closed now, opens tomorrow at 9:00AM Lagos time'],
  ])('at %s sees: %s', async (instant, sentence) => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
    visit('/contact');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('sees the office on a map', async () => {
    intersectEverything();
    visit('/contact');
    expect(await screen.findByRole('img', { name: 'The office of Gida' })).toBeVisible();
    expect(screen.queryByText(/exact location/)).not.toBeInTheDocument();
  });

  it('sees what is missing at each field', async () => {
    api.behaveAs('data.data');
    const user = visit('/contact');
    await user.type(await message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send on WhatsApp' }));
    expect(await screen.findByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Message should be at least 10 characters')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toBeInvalid();
  });

  it('sends the message with their own WhatsApp', async () => {
    api.behaveAs('data.data');
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = visit(`/contact?property=${villa.id}`);
    await message();
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '+234 803 000 0000');
    await user.click(screen.getByRole('button', { name: 'Send on WhatsApp' }));
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    const url = new URL(`${open.mock.calls[0]?.[0]}`);
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toContain('GD-1001');
    expect(url.searchParams.get('text')).toContain('Ngọzi Eze');
    expect(screen.getByText(/is ready in WhatsApp/)).toBeVisible();
  });
});
