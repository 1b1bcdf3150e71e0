import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { manyListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(manyListings);

/** The titles of the cards, in the order on the screen, once there are any. */
async function shownTitles(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: 'Properties' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

async function findCard(title: string | RegExp): Promise<HTMLElement> {
  await shownTitles();
  const cards = screen.getAllByRole('article');
  const card = cards.find((candidate) => within(candidate).queryByRole('link', { name: title }));
  if (!card) throw new Error(`No card of ${title}`);
  return card;
}

async function findCount(count: string) {
  await waitFor(() => {
    const texts = screen.getAllByRole('status').map((status) => status.textContent);
    expect(texts).toContain(count);
  });
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees the newest properties first, with price, location and rooms', async () => {
    visit('/property-listings');
    expect((await shownTitles()).slice(0, 3)).toEqual([
      'Waterfront villa with a private jetty',
      'One bedroom flat near the market',
      'Dry corner plot with a survey',
    ]);
    const card = await findCard('Waterfront villa with a private jetty');
    expect(card).toHaveTextContent('₦1,800,000,000');
    expect(card).toHaveTextContent('Banana Island, Ikoyi, Lagos');
    expect(card).toHaveTextContent('6 bed');
    expect(card).toHaveTextContent('1,200 sqm');
    expect(card).toHaveTextContent(/Banana Island, Ikoyi, Lagos ?· (?:Today|1 day|\d+ days)/);
  });

  it('sees Price on request and Available if price and status are missing', async () => {
    visit('/property-listings');
    const card = await findCard('Dry corner plot with a survey');
    expect(card).toHaveTextContent('Price on request');
    expect(card).toHaveTextContent('Available');
  });

  it('sees Contact Support in place of the price of a development', async () => {
    visit('/property-listings?status=New+Development');
    const card = await findCard(/Palm Court/);
    expect(card).toHaveTextContent('Contact Support');
    expect(card).not.toHaveTextContent('₦');
  });

  it('sees the number of properties, and loads the rest with Show more', async () => {
    const user = visit('/property-listings');
    await findCount('30 properties');
    // An API without paging sends the whole list, of which 48 are shown at once.
    const pages = kind === 'reference' ? [12, 24, 30] : [30];
    expect(await shownTitles()).toHaveLength(pages[0] ?? 0);
    for (const shown of pages.slice(1)) {
      await user.click(screen.getByRole('button', { name: 'Show more' }));
      await waitFor(async () => expect(await shownTitles()).toHaveLength(shown));
    }
    expect(new Set(await shownTitles()).size).toBe(30);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it.each([
    ['location=Lagos', ['Waterfront villa with a private jetty']],
    [
      'location=enugu,LAGOS',
      ['Waterfront villa with a private jetty', 'Dry corner plot with a survey'],
    ],
    ['location=Other+States', ['Dry corner plot with a survey']],
    ['status=Sold', ['Terraced house that was sold']],
    ['status=sold', ['Terraced house that was sold']],
    [
      'location=Enugu&location=Lagos&q=%00',
      ['Waterfront villa with a private jetty', 'Dry corner plot with a survey'],
    ],
    ['minPrice=3bn&maxPrice=1bn', ['Waterfront villa with a private jetty']],
    ['status=Villa', ['Waterfront villa with a private jetty']],
    ['status=Villa&location=Abuja', []],
    ['bedrooms=1', ['One bedroom flat near the market']],
    [
      'bedrooms=4%2B',
      ['Waterfront villa with a private jetty', 'Palm Court, forty homes under construction'],
    ],
    ['amenities=Swimming+Pool,water+front', ['Waterfront villa with a private jetty']],
    ['amenities=Cinema', ['One bedroom flat near the market']],
    ['maxPrice=50000000&location=Abuja', ['One bedroom flat near the market']],
    ['minPrice=1000000000', ['Waterfront villa with a private jetty']],
    ['q=wuse', ['One bedroom flat near the market']],
  ])('sees only the matching properties at the URL ?%s', async (query, titles) => {
    visit(`/property-listings?${query}`);
    await findCount(`${titles.length} ${titles.length === 1 ? 'property' : 'properties'}`);
    expect(titles.length > 0 ? await shownTitles() : []).toEqual(titles);
  });

  it('filters by Location, kept in the URL, and removes the filter', async () => {
    const user = visit('/property-listings');
    const location = await screen.findByRole('combobox', { name: 'Location' });
    fireEvent.change(location, { target: { value: 'Abuja' } });
    expect(location, 'before its page is rendered').toHaveValue('Abuja');
    await findCount('2 properties');
    expect(addressBar()).toBe('/property-listings?location=Abuja');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await findCount('30 properties');
    expect(addressBar()).toBe('/property-listings');
  });

  it('types rooms and an area into the search, sees what was understood, and removes a part', async () => {
    const user = visit('/property-listings');
    await shownTitles();
    await user.type(screen.getByLabelText('Search properties'), '5 bedroom vila in ikoyi{Enter}');
    await waitFor(async () =>
      expect(await shownTitles()).toEqual(['Waterfront villa with a private jetty']),
    );
    const filters = within(screen.getByRole('list', { name: 'Applied filters' }));
    await user.click(filters.getByRole('button', { name: 'Remove 5+ bedrooms' }));
    await waitFor(() => expect(addressBar()).toBe('/property-listings?q=vila+in+ikoyi'));
  });

  it('sees which words of a long text are not searched, and removes them', async () => {
    const typed = 'villa with private jetty wat wate water waterf waterfr';
    const user = visit(`/property-listings?q=${typed} sauna roof`.replaceAll(' ', '+'));
    await findCount('1 property');
    await user.click(screen.getByRole('button', { name: 'Remove Not searched: “sauna roof”' }));
    await waitFor(() =>
      expect(addressBar()).toBe(`/property-listings?q=${typed}`.replaceAll(' ', '+')),
    );
    await findCount('1 property');
  });

  it('on a phone removes one filter by its chip, and keeps the others', async () => {
    setScreenWidth(360);
    const user = visit('/property-listings?location=Abuja&bedrooms=1');
    await findCount('1 property');
    await user.click(screen.getByRole('button', { name: 'Remove 1 bedroom' }));
    await findCount('2 properties');
    expect(addressBar()).toBe('/property-listings?location=Abuja');
  });

  it('types a price such as 50m, and sees what it buys', async () => {
    const user = visit('/property-listings?location=Abuja,Lagos');
    await findCount('3 properties');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const maximum = screen.getByRole('textbox', { name: 'Maximum price' });
    await user.type(maximum, '0{Enter}');
    expect(screen.getByText('Enter a price such as 50m or ₦85,000,000.')).toBeVisible();
    await user.clear(maximum);
    await user.type(maximum, '50m{Enter}');
    await findCount('1 property');
    expect(addressBar()).toBe('/property-listings?location=Abuja%2CLagos&maxPrice=50000000');
    expect(screen.getByRole('button', { name: /Up to ₦50m$/ })).toBeVisible();
  });

  it('sees when the list was updated', async () => {
    visit('/property-listings');
    await findCount('30 properties');
    expect(await screen.findByText(/^Updated \d/)).toBeVisible();
  });

  it('sees four homes in rows of two, and sorts by price, those without a shown price last', async () => {
    const user = visit('/property-listings?location=Abuja,Enugu,Lagos');
    await findCount('4 properties');
    expect(screen.getByRole('list', { name: 'Properties' })).toHaveClass('property-grid-wide');
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'Price: low to high');
    await waitFor(async () =>
      expect(await shownTitles()).toEqual([
        'One bedroom flat near the market',
        'Waterfront villa with a private jetty',
        'Dry corner plot with a survey',
        'Palm Court, forty homes under construction',
      ]),
    );
  });

  it('sees that no property matches the filters, and clears them', async () => {
    const user = visit('/property-listings?location=Kano');
    expect(await screen.findByText('No properties match “Kano”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await findCount('30 properties');
  });

  it.each([
    { where: 'after no results', query: '?location=Kano', words: 'Kano' },
    { where: "at a list's end", query: '?location=Oyo&type=Land', words: 'Land, Oyo' },
    {
      where: 'after three filters',
      query: '?location=Other States&maxPrice=900000000&status=For Sale',
      words: 'Other States, up to ₦900m',
    },
  ])('can ask the company to find such a home $where', async ({ query, words }) => {
    visit(`/property-listings${query}`);
    const ask = await screen.findByRole('link', { name: 'Ask us to find it: WhatsApp' });
    const message = new URL(ask.getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toContain(`a home: ${words}. http`);
    expect(screen.getByRole('link', { name: 'Ask us to find it: Email' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:'),
    );
  });

  it('sees how many properties match without a filter, the nearest of them, and removes it', async () => {
    const user = visit('/property-listings?location=Lagos&type=Apartment&amenities=Gym');
    const removal = await screen.findByRole('button', { name: 'Show 1 property without “Lagos”' });
    const nearest = await screen.findByRole('complementary', { name: 'Close to your search' });
    expect(within(nearest).getAllByRole('article')).toHaveLength(1);
    await user.click(removal);
    await findCount('1 property');
    expect(addressBar()).toBe('/property-listings?type=Apartment&amenities=Gym');
  });

  it('is offered the filters whose removal gives results, most first, and three of those', async () => {
    visit('/property-listings?location=Oyo&type=Villa');
    await screen.findByRole('button', { name: 'Show 25 properties without “Villa”' });
    const removals = screen.getAllByRole('button', { name: /^Show \d+ propert/ });
    expect(removals.map(({ textContent }) => textContent)).toEqual([
      'Show 25 properties without “Villa”',
      'Show 1 property without “Oyo”',
    ]);
    const nearest = await screen.findByRole('complementary', { name: 'Close to your search' });
    expect(within(nearest).getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Results' })).not.toContainElement(nearest);
  });

  it('opens a property from its card, and returns to the card with Back', async () => {
    const name = 'Waterfront villa with a private jetty';
    const user = visit('/property-listings?location=Lagos');
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(addressBar()).toMatch(/^\/property-listing\/[\da-f]{24}$/);
    expect(screen.getByRole('main')).toHaveTextContent('₦1,800,000,000');
    expect(screen.getByRole('main')).toHaveTextContent('GD-1001');
    expect(screen.getAllByRole('link', { name: 'Contact agent' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\?property=[\da-f]{24}$/),
    );
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    window.history.back();
    await findCount('1 property');
    expect(addressBar()).toBe('/property-listings?location=Lagos');
    expect(screen.getByRole('link', { name })).toHaveFocus();
  });

  it('returns with Back from a search to the list before it', async () => {
    const user = visit('/property-listings?location=Lagos');
    await user.type(await screen.findByLabelText('Search properties'), 'jetty{Enter}');
    await waitFor(() => expect(addressBar()).toMatch(/q=jetty/));
    window.history.back();
    await waitFor(() => expect(addressBar()).toBe('/property-listings?location=Lagos'));
  });

  it('is redirected from the plural URL of a property to the singular one', async () => {
    const sold = manyListings[3]?.id;
    visit(`/property-listings/${sold}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Terraced house that was sold' }),
    ).toBeVisible();
    expect(addressBar()).toBe(`/property-listing/${sold}`);
  });

  it('sees that a property does not exist, and goes back', async () => {
    const user = visit('/property-listing/000000000000000000000000');
    expect(await screen.findByText('Error loading property: Property not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    await findCount('30 properties');
  });
});

describe('A visitor', () => {
  it.each([
    { counts: [0, 0, 0], bars: 0 },
    { counts: [2, 0, 3], bars: 2 },
  ])('sees $bars bars above the price slider for the counts $counts', async ({ counts, bars }) => {
    const histogram = counts.map((count, index) => ({ from: [1, 2, 5][index], count }));
    const meta = { total: 0, nextCursor: null, facets: { price: { highest: 6, histogram } } };
    api.behaveAs('reference');
    api.override(http.get('*/api/properties', () => HttpResponse.json({ data: [], meta })));
    const user = visit('/property-listings');
    await findCount('0 properties');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const price = screen.getByRole('group', { name: 'Price' });
    expect(price.querySelectorAll('[style*="height"]')).toHaveLength(bars);
  });
});
