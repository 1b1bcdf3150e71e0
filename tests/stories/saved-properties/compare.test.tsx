import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownFigures } from '#src/features/properties/budget/own-figures.ts';
import { keptHome } from '#src/features/properties/saved/shortlist/kept-home.ts';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(namedListings);
const [villa, flat, plot, sold, development] = namedListings;
const goneId = 'f'.repeat(24);

function compare(...ids: (string | undefined)[]) {
  return visit(`/compare?ids=${ids.join(',')}`);
}

async function rowOf(name: string | RegExp) {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

describe.each(apiKinds)('A guest, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('compares a short shortlist without a selection, with the own verdicts and notes', async () => {
    for (const { id, title, location, price } of namedListings.slice(0, 2)) {
      await shortlist.put(keptHome({ _id: id, title, location, price }));
    }
    await homeNotes.put({ id: flat?.id ?? '', verdict: 'yes', text: 'Near her school' });
    const user = visit('/shortlist');
    await user.click(await screen.findByRole('link', { name: 'Compare both' }));
    expect((await rowOf('You said, differs')).toSorted()).toEqual([
      'Nothing yet',
      'YesNear her school',
    ]);
  });

  it('selects two homes on the shortlist, compares them, and finds them selected on Back', async () => {
    for (const { id, title, location, price } of namedListings.slice(0, 2)) {
      await shortlist.put(keptHome({ _id: id, title, location, price }));
    }
    const user = visit('/shortlist');
    await user.click(await screen.findByRole('checkbox', { name: `Select ${villa?.title}` }));
    const more = screen.getByRole('button', { name: 'Select 1 more' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: `Select ${flat?.title}` }));
    await user.click(screen.getByRole('link', { name: 'Compare both' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare homes' })).toBeVisible();
    expect(addressBar()).toBe(`/compare?ids=${flat?.id},${villa?.id}`);
    expect(await screen.findByRole('columnheader', { name: villa?.title })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: flat?.title })).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('checkbox', { name: `Select ${villa?.title}` })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: `Select ${flat?.title}` })).toBeChecked();
  });

  it('sees the sum with the own figures for a home, and no lowest sum then', async () => {
    const [propertyId, other] = [flat?.id ?? '', villa?.id];
    await ownFigures.put({ id: 'costs', propertyId, agencyPercent: 0 });
    compare(propertyId, other);
    await screen.findByText(/^with your figures/);
    const [own, defaults] = await rowOf('In all, differs Not all include the same costs');
    expect(own).toMatch(/with your figures/);
    expect(defaults).not.toMatch(/with your figures/);
    expect(`${own}${defaults}`).not.toMatch(/Lowest/);
  });

  it('reads every row, what differs, what is not stated, and the lowest price', async () => {
    compare(villa?.id, flat?.id, plot?.id);
    expect(await rowOf('Price, differs')).toEqual([
      '₦1,800,000,000Negotiable',
      '₦48,000,000Lowest',
      'Price on request',
    ]);
    expect(await rowOf('Price per sqm, differs')).toEqual([
      '₦1,500,000',
      '₦774,194Lowest',
      'On request',
    ]);
    expect(await rowOf('Bedrooms, differs')).toEqual(['6', '1', '–None']);
    expect(await rowOf('Power, differs')).toEqual([
      '24/7 powerAs listed',
      'Not checkedAsk us',
      'Not checkedAsk us',
    ]);
  });

  it('reads once what is the same for all, or in every row', async () => {
    const user = compare(villa?.id, flat?.id, plot?.id);
    const same = await screen.findByRole('heading', { name: 'The same for all' });
    expect(screen.queryByRole('rowheader', { name: /^Road/ })).toBeNull();
    expect(same.nextElementSibling).toHaveTextContent('RoadNot checked');
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(await rowOf('Road, same')).toEqual(Array(3).fill('Not checkedAsk us'));
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.split(',')[0])).toEqual([
      ...['Price', 'What it costs', 'In all', 'Price per sqm'],
      ...['The home', 'Type', 'Bedrooms', 'Bathrooms', 'Size', 'Location', 'Listed', 'Status'],
      ...['Amenities'],
      ...['What we know', 'Papers', 'Power', 'Water', 'Road', 'Flooding', 'Visited'],
    ]);
  });

  it('removes a home, and asks the agent about another', async () => {
    const user = compare(villa?.id, flat?.id, plot?.id);
    await user.click(await screen.findByRole('link', { name: `Remove ${plot?.title}` }));
    expect(addressBar()).toBe(`/compare?ids=${villa?.id},${flat?.id}`);
    expect(screen.queryByRole('columnheader', { name: plot?.title })).toBeNull();
    const ask = screen.getByRole('link', { name: `Ask about ${flat?.title} on WhatsApp` });
    expect(ask).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
    await user.click(screen.getByRole('link', { name: `Contact agent about ${flat?.title}` }));
    expect(addressBar()).toBe(`/contact?property=${flat?.id}`);
  });

  it('reads what only one of two homes has, and which of their prices is lower', async () => {
    compare(villa?.id, flat?.id);
    expect(await rowOf('Price, differs')).toEqual(['₦1,800,000,000Negotiable', '₦48,000,000Lower']);
    expect(await rowOf('Amenities, differs')).toEqual([
      'Swimming Pool, Water Front, Private Cinema',
      'Gym, Cinema',
    ]);
  });

  it('does not learn the price of a development', async () => {
    compare(flat?.id, development?.id);
    expect(await rowOf('Price, differs')).toEqual(['₦48,000,000', 'Contact Support']);
    expect((await rowOf('In all, differs'))[1]).toBe('On request');
    expect((await rowOf('Price per sqm, differs'))[1]).toBe('On request');
  });

  it('keeps nothing until asked to, and then all of them', async () => {
    const user = compare(villa?.id, sold?.id);
    await screen.findByRole('columnheader', { name: villa?.title });
    expect(shortlist.read().items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep these' }));
    await waitFor(() => expect(shortlist.read().items).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep these' })).toBeNull());
  });

  it('sees No longer listed in the place of a home that is gone', async () => {
    compare(villa?.id, goneId);
    expect(await screen.findByRole('columnheader', { name: 'No longer listed' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: villa?.title })).toBeVisible();
    expect(await rowOf('Price'), 'with no word on a difference').toEqual([
      '₦1,800,000,000Negotiable',
      '',
    ]);
  });

  it('is told when none of the homes is listed any more, with a way on', async () => {
    const user = compare(goneId, 'e'.repeat(24));
    expect(await screen.findByText('These homes are no longer listed')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View all properties' }));
    expect(addressBar()).toBe('/property-listings');
  });

  it.each([
    [48_000_000, 'We know of no difference between these homes.'],
    [50_000_000, 'These homes differ only in price.'],
  ])('reads plainly where a home like %s differs in nothing else', async (price, text) => {
    const fields = { location: 'Yaba, Lagos', createdAt: '2026-01-02T10:00:00.000Z' };
    const homes = [
      { ...fields, _id: 'a'.repeat(24), title: 'Flat 1', price: 48_000_000 },
      { ...fields, _id: 'b'.repeat(24), title: 'Flat 2', price },
    ];
    api.override(
      http.get('*/api/kept-homes', () => HttpResponse.json({ data: homes })),
      http.get('*/api/properties/:id', ({ params }) =>
        HttpResponse.json({ data: homes.find(({ _id }) => _id === params.id) }),
      ),
    );
    compare(...homes.map(({ _id }) => _id));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The same for all' })).toBeVisible();
  });

  it('is told when a link has fewer than two homes, and sees the one', async () => {
    compare(villa?.id);
    expect(await screen.findByText(/^A comparison needs two homes/)).toBeVisible();
    expect(await screen.findByRole('columnheader', { name: villa?.title })).toBeVisible();
  });

  it('is told when a link has more than four homes, and sees the first four', async () => {
    compare(...namedListings.map(({ id }) => id));
    expect(await screen.findByText(/^A comparison takes four homes/)).toBeVisible();
    expect(await screen.findByRole('columnheader', { name: sold?.title })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: development?.title })).toBeNull();
  });

  it('sees why the homes cannot be loaded, and tries again', async () => {
    let isFailing = true;
    const fail = () =>
      isFailing ? HttpResponse.json({ message: 'Out of order' }, { status: 403 }) : undefined;
    api.override(http.get('*/api/kept-homes', fail), http.get('*/api/properties/:id', fail));
    const user = compare(villa?.id, flat?.id);
    expect(await screen.findByText('The homes could not be loaded: Out of order')).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('columnheader', { name: villa?.title })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Compare homes' })).toHaveFocus();
  });
});
