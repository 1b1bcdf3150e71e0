import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/features/properties/detail/similar-properties.tsx';
import '#src/routes/public/home-page.tsx';
import '#src/routes/public/property-page.tsx';

const photo = (name: string, alt: string) => ({
  name,
  width: 1600,
  height: 1200,
  color: '#a0b0c0',
  alt,
});
const house = newProperty('house', {
  propertyId: 'GD-3001',
  title: 'Detached house behind a hedge',
  location: 'Lekki Phase 1, Lagos',
  price: 240_000_000,
  negotiable: true,
  features: { bedrooms: 4, bathrooms: 5, squareFootage: 1320 },
  description:
    'Four bedrooms, all behind a "living" hedge. The owner\'s study - with a desk - is upstairs.',
  amenities: ['Garden', 'Sauna'],
  images: [photo('front', 'The front'), photo('garden', 'The garden')],
  createdAt: new Date('2026-03-02T09:00:00.000Z'),
});
const onPoint = newProperty('point', {
  title: 'House on a point',
  location: 'Ajah, Lagos',
  coordinates: { latitude: 6.4667, longitude: 3.5667 },
});
const neighbour = newProperty('neighbour', {
  title: 'House next door',
  location: 'Lekki Phase 1, Lagos',
  price: 200_000_000,
});
const api = referenceApi([
  house,
  onPoint,
  neighbour,
  newProperty('cheaper', {
    title: 'Cheaper house',
    location: 'Lekki Phase 1, Lagos',
    price: 130_000_000,
    createdAt: new Date(),
  }),
  newProperty('flat', { title: 'Flat in the city', type: 'Apartment', location: 'Yaba, Lagos' }),
  newProperty('far', { title: 'House far away', location: 'Wuse 2, Abuja', price: 220_000_000 }),
  newProperty('sold', { title: 'Sold house', status: 'Sold', location: 'Lekki Phase 1, Lagos' }),
]);
const address = `/property-listing/${house.id}`;

describe.each(apiKinds)('A visitor who opens a property, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees its price, that it is negotiable, its reference, facts, description and amenities', async () => {
    visit(address);
    expect(await screen.findByRole('heading', { level: 1, name: house.title })).toBeVisible();
    const article = within(screen.getByRole('main')).getAllByRole('article')[0];
    for (const words of [
      '₦240,000,000',
      'Negotiable',
      'Ref. GD-3001',
      '4 bedrooms',
      '5 bathrooms',
      '1,320 sqm',
      '₦181,818 per sqm',
      'Four bedrooms, all behind a “living” hedge.',
      'The owner’s study – with a desk – is upstairs.',
      'Lekki Phase 1, Lagos',
      'Listed ',
    ]) {
      expect(article).toHaveTextContent(words);
    }
    const amenities = screen.getByRole('region', { name: 'Amenities' });
    expect(
      within(amenities)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Garden', 'Sauna']);
  });

  it('finds similar properties that are for sale and near in price, apart from the property itself', async () => {
    intersectEverything();
    visit(address);
    const similar = await screen.findByRole('complementary', { name: 'Similar properties' });
    const titles = within(similar)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(titles.slice(0, 2), 'the nearest in price first').toEqual([
      'House next door',
      'Cheaper house',
    ]);
    expect(titles).not.toContain(house.title);
    expect(titles).not.toContain('Sold house');
    expect(titles).not.toContain('House far away');
  });

  it.each([
    ['recent', '/', house],
    ['similar', address, neighbour],
  ])('sees the data of its %s card at once', async (_which, from, { id, title }) => {
    intersectEverything();
    api.override(http.get(`*/api/properties/${id}`, () => delay('infinite')));
    const user = visit(from);
    await user.click(await screen.findByRole('link', { name: title }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(/₦2[04]0,000,000/);
  });

  it('sees the data of the saved property at once', async () => {
    const person = await verifiedUser(api.server(), 'Ada Eze');
    await api.server().app.inject({
      method: 'POST',
      url: `/api/properties/${house.id}/save`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    signedInAs(person);
    api.override(http.get(`*/api/properties/${house.id}`, () => delay('infinite')));
    const user = visit('/profile/saved-properties');
    await user.click(await screen.findByRole('link', { name: house.title }));
    expect(await screen.findByRole('heading', { level: 1, name: house.title })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('₦240,000,000');
  });
});

describe('A visitor who opens a property', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('sees the exact point on the map if it is given', async () => {
    intersectEverything();
    visit(`/property-listing/${onPoint.id}`);
    expect(await screen.findByRole('img', { name: 'The property' })).toBeVisible();
  });

  it('sees from when it is available, if no end is given', async () => {
    const { id: _id, title } = house;
    const data = { _id, title, validFrom: '2026-12-01' };
    api.override(http.get(`*/api/properties/${_id}`, () => HttpResponse.json({ data })));
    visit(address);
    expect(await screen.findByText('from 1 December 2026')).toBeVisible();
  });

  it('with data saver on sees the map after a tap', async () => {
    intersectEverything();
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'connection');
    });
    const user = visit(`/property-listing/${onPoint.id}`);
    const button = await screen.findByRole('button', { name: 'Show map' });
    expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  it('sees no such notice if the exact point is given', async () => {
    intersectEverything();
    visit(`/property-listing/${onPoint.id}`);
    expect(await screen.findByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      expect.stringContaining('6.4667%2C3.5667'),
    );
    expect(screen.queryByText(/^The exact location/)).not.toBeInTheDocument();
  });

  it('sees the stored photo where its smaller width fails, then a placeholder', async () => {
    visit(address);
    const photo = await screen.findByRole('img', { name: 'The front' });
    fireEvent.error(photo);
    expect(photo).toHaveAttribute('src', '/api/images/front');
    expect(photo).not.toHaveAttribute('srcset');
    fireEvent.error(photo);
    expect(screen.getByRole('img', { name: 'Photo not available' })).toBeInTheDocument();
    const strip = within(screen.getByRole('region', { name: 'Photos' }));
    expect(strip.getByRole('img', { name: 'The garden' })).toBeInTheDocument();
  });

  it('opens its photos, and closes them with Back before leaving the page', async () => {
    const user = visit(address);
    const strip = within(await screen.findByRole('region', { name: 'Photos' }));
    const opener = strip.getByRole('button', { name: /^Enlarge photo 2 of 2/ });
    await user.click(opener);
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }));
    expect(lightbox.getByText('2 / 2')).toBeVisible();
    expect(lightbox.getByRole('group', { name: 'Photo 2 of 2' })).toBeVisible();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addressBar()).toBe(address);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('loads a hosted photo no wider than a screen in the lightbox', async () => {
    const hosted = 'https://images.unsplash.com/photo-1';
    const data = { _id: house.id, title: house.title, images: [`${hosted}?w=6000&q=100`] };
    api.override(http.get(`*/api/properties/${house.id}`, () => HttpResponse.json({ data })));
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: /^Enlarge photo 1 of 1/ }));
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }));
    expect(lightbox.getByRole('img')).toHaveAttribute('src', `${hosted}?w=1600&q=80`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sees a placeholder where a photo fails in the lightbox, too', async () => {
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: /^Enlarge photo 1 of 2/ }));
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }));
    const photo = lightbox.getByRole('img', { name: 'The front' });
    fireEvent.error(photo);
    expect(photo).toBeInTheDocument();
    fireEvent.error(photo);
    expect(lightbox.getByRole('img', { name: 'Photo not available' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('copies its link, and sees that', async () => {
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + address);
  });

  it('finds every contact link, with the message filled in', async () => {
    visit(address);
    const card = within(await screen.findByRole('region', { name: 'Ask about this property' }));
    const hrefOf = (name: string) =>
      decodeURIComponent(card.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('Contact agent')).toBe(`/contact?property=${house.id}`);
    expect(hrefOf('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*GD-3001/);
    expect(hrefOf('Call')).toMatch(/^tel:\+234/);
    expect(card.getByRole('button', { name: 'Save Property' })).toBeVisible();
  });

  it('finds two questions for WhatsApp if the API receives no enquiries', async () => {
    api.behaveAs('reference', []);
    visit(address);
    const card = within(await screen.findByRole('region', { name: 'Ask about this property' }));
    const hrefOf = (name: string) =>
      decodeURIComponent(card.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('Is it still available?')).toContain(
      `is "${house.title}", ₦240,000,000 (reference GD-3001) still available? ${window.location.href}`,
    );
    expect(hrefOf('Ask for a video viewing')).toMatch(/a video viewing of .*GD-3001/);
    expect(card.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
  });

  it('sees that the default point is not the property, with a link to an outside map', async () => {
    intersectEverything();
    visit(address);
    expect(
      await screen.findByText(/^The exact location of this property is not given/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      expect.stringContaining('Lekki+Phase+1%2C+Lagos%2C+Nigeria'),
    );
  });

  it('sees the map when it comes near the screen, and not before', async () => {
    const user = visit(address);
    const heading = await screen.findByRole('heading', { name: 'Location' });
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? heading);
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    intersectEverything();
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  it('sees when it is available, if the API sends dates', async () => {
    const { id: _id, title } = house;
    const dates = { validFrom: '2026-12-01', validTo: Date.parse('2027-03-31') };
    api.override(
      http.get(`*/api/properties/${_id}`, () =>
        HttpResponse.json({ data: { _id, title, ...dates } }),
      ),
    );
    visit(address);
    expect(await screen.findByText('from 1 December 2026 until 31 March 2027')).toBeVisible();
  });
});
