import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { popularLocations } from '#contract/search/locations.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';

const listings = [
  ['Lekki house', 'Lekki, Lagos', 8],
  ['Ikoyi villa', 'Ikoyi, Lagos', 7],
  ['Wuse flat', 'Wuse 2, Abuja', 6],
  ['Uyo duplex', 'Ewet Housing, Uyo, Akwa Ibom', 5],
  ['Akure bungalow', 'Alagbaka, Akure, Ondo', 4],
  ['Ibadan house', 'Bodija, Ibadan, Oyo', 3],
  ['Yaba flat', 'Yaba, Lagos', 2],
  ['Jos villa', 'Rayfield, Jos, Plateau', 1],
] as const;
const newestSix = listings.slice(0, 6).map(([title]) => title);

const api = referenceApi([
  ...listings.map(([title, location, day]) =>
    newProperty(title, { title, location, createdAt: onDay(day) }),
  ),
  newProperty('sold', { title: 'Sold house', status: 'Sold', createdAt: onDay(20) }),
  newProperty('new', { title: 'Palm Court', status: 'New Development', createdAt: onDay(21) }),
  newProperty('none', { title: 'House without status', status: null, createdAt: onDay(22) }),
]);

function onDay(day: number): Date {
  return new Date(Date.UTC(2026, 2, day));
}

/** The titles of the recent properties that can be reached, in their order. */
async function recentTitles(): Promise<string[]> {
  const section = screen.getByRole('region', { name: 'Most recent properties' });
  const cards = await within(section).findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

describe.each(apiKinds)('A visitor at home, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees the three newest properties for sale, and with Next and Previous the other three', async () => {
    const user = visit('/');
    await screen.findByText('Lekki house');
    expect(await recentTitles()).toEqual(newestSix.slice(0, 3));
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await recentTitles()).toEqual(newestSix.slice(3));
    expect(screen.getByText('4 to 6 of 6')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await recentTitles()).toEqual(newestSix.slice(0, 3));
  });

  it('finds each budget with the number of properties for sale, which it links to', async () => {
    const user = visit('/');
    const links = within(await screen.findByRole('region', { name: 'What is your budget?' }));
    await links.findByRole('link', { name: /^Land \d+ for sale$/ });
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Under ₦50m 0 for sale',
      '₦50m to ₦150m 8 for sale',
      '₦150m to ₦500m 0 for sale',
      'Above ₦500m 0 for sale',
      'Land 0 for sale',
    ]);
    await user.click(links.getByRole('link', { name: /^₦50m to ₦150m/ }));
    const address = '/property-listings?status=For+Sale&minPrice=50000000&maxPrice=150000000';
    await waitFor(() => expect(addressBar()).toBe(address));
    expect(await screen.findByRole('heading', { level: 1, name: /^Propert/ })).toBeVisible();
    expect(await screen.findByText('8 properties')).toBeVisible();
  });

  it('sees the counts of For Sale listings only', async () => {
    visit('/');
    for (const name of [
      'Abuja 1 for sale',
      'Lagos 3 for sale',
      'Enugu 0 for sale',
      'Akwa Ibom 1 for sale',
      'Ondo 1 for sale',
    ]) {
      expect(await screen.findByRole('link', { name })).toBeVisible();
    }
  });

  it('loads both with one small request', async () => {
    visit('/');
    await screen.findByRole('link', { name: 'Lagos 3 for sale' });
    expect(api.calls).toHaveLength(1);
    const [, query] = api.calls[0]?.split('?') ?? [];
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      status: 'For Sale',
      ...(kind === 'reference' && { limit: '6', facets: 'location,budget' }),
    });
  });

  it('sees why they could not be loaded, still finds the locations, and tries again', async () => {
    api.override(
      http.get('*/api/properties', () =>
        HttpResponse.json({ message: 'The database is resting.' }, { status: 500 }),
      ),
    );
    const user = visit('/');
    expect(
      await screen.findByText('Error loading properties: The database is resting.'),
    ).toBeVisible();
    const popular = await screen.findByRole('region', { name: 'Most Popular Places' });
    expect(within(popular).getByRole('link', { name: 'Lagos' })).toBeVisible();
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lekki house')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lagos 3 for sale' })).toBeVisible();
  });
});

describe('A visitor at home', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('sees properties without a valid date last', async () => {
    const record = (title: string, createdAt?: string) => ({
      _id: title,
      title,
      location: 'Lekki, Lagos',
      status: 'For Sale',
      createdAt,
    });
    api.override(
      http.get('*/api/properties', () =>
        HttpResponse.json([
          record('Undated'),
          record('Misdated', 'last week'),
          record('Old', '2026-01-01T00:00:00Z'),
          record('New', '2026-02-01T00:00:00Z'),
        ]),
      ),
    );
    const user = visit('/');
    await screen.findByText('New');
    expect((await recentTitles()).slice(0, 2)).toEqual(['New', 'Old']);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await recentTitles()).toHaveLength(1);
  });

  it('sees why to choose the company, and can pause the partner strip', async () => {
    const user = visit('/');
    expect(await screen.findByRole('heading', { name: 'Why choose us' })).toBeVisible();
    const partners = screen.getByRole('region', { name: 'Our partners' });
    expect(within(partners).getAllByText('Zuma Mortgage')).toHaveLength(2);
    expect(within(partners).getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Pause the logos' }));
    expect(screen.getByRole('button', { name: 'Play the logos' })).toBeVisible();
  });

  it('finds View all properties and the links to contact the company', async () => {
    visit('/');
    const recent = await screen.findByRole('region', { name: 'Most recent properties' });
    expect(within(recent).getByRole('link', { name: 'View all properties' })).toHaveAttribute(
      'href',
      '/property-listings',
    );
    const call = await screen.findByRole('region', { name: 'Tell us what you are looking for' });
    expect(within(call).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('finds each of them labelled Recent, with a link to its page', async () => {
    const user = visit('/');
    await screen.findByText('Lekki house');
    const section = screen.getByRole('region', { name: 'Most recent properties' });
    for (const card of within(section).getAllByRole('article')) {
      expect(within(card).getByText('Recent')).toBeVisible();
    }
    await user.click(screen.getByRole('link', { name: 'Ikoyi villa' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ikoyi villa' })).toBeVisible();
    expect(addressBar()).toMatch(/^\/property-listing\/[\da-f]{24}$/);
  });

  it('on a phone has all six in one row, which the buttons and the arrow keys move along', async () => {
    setScreenWidth(390);
    const user = visit('/');
    await screen.findByText('Lekki house');
    expect(await recentTitles()).toEqual(newestSix);
    expect(screen.getByText('1 of 6')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 of 6')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('3 of 6')).toBeVisible();
  });

  it.each([
    [49, '1 of 6'],
    [50, '2 of 6'],
  ])('on a phone swipes by %d px, and is at %s', async (byPx, position) => {
    setScreenWidth(390);
    visit('/');
    const card = await screen.findByRole('link', { name: 'Lekki house' });
    const finger = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(card, { ...finger, clientX: 200 });
    fireEvent.pointerMove(card, { ...finger, clientX: 200 - byPx });
    fireEvent.pointerUp(card, { ...finger, clientX: 200 - byPx });
    expect(screen.getByText(position)).toBeVisible();
  });

  it.each(popularLocations)('counts the properties of %s on its link', async (location) => {
    const user = visit('/');
    const link = await screen.findByRole('link', {
      name: new RegExp(`^${location} \\d+ for sale$`),
    });
    const count = /\d+/.exec(link.textContent)?.[0];
    await user.click(link);
    const search = new URLSearchParams({ location, status: 'For Sale' });
    const address = `/property-listings?${search}`;
    await waitFor(() => expect(addressBar()).toBe(address));
    const heading = `Properties for sale in ${location}`;
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await screen.findByText(new RegExp(`^${count} propert`))).toBeVisible();
  });

  it('sees the place with the most properties first', async () => {
    visit('/');
    await screen.findByRole('link', { name: 'Lagos 3 for sale' });
    const popular = within(screen.getByRole('region', { name: 'Most Popular Places' }));
    const names = popular.getAllByRole('link').map((link) => link.textContent.replace(/ \d.*/, ''));
    expect(names).toEqual(['Lagos', 'Abuja', 'Akwa Ibom', 'Ondo', 'Enugu']);
  });

  it('sees the empty state when nothing is for sale', async () => {
    api.override(http.get('*/api/properties', () => HttpResponse.json({ data: [] })));
    visit('/');
    expect(await screen.findByText('No properties available at the moment.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lagos 0 for sale' })).toBeVisible();
  });
});
