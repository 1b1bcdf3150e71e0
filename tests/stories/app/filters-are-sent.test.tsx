import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { allApiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(namedListings);

const specified = [
  'status',
  'minPrice',
  'maxPrice',
  'location',
  'bedrooms',
  'bathrooms',
  'amenities',
];

/** The specified part of each search that was sent, each once. */
function sentSearches(): Record<string, string>[] {
  const queries = api.calls
    .filter((call) => /^GET \/api\/properties(\?|$)/.test(call))
    .map((call) => [...new URLSearchParams(call.split('?')[1])])
    .map((query) => JSON.stringify(query.filter(([name]) => specified.includes(name)).sort()));
  return [...new Set(queries)].map((query) => Object.fromEntries(JSON.parse(query)));
}

describe.each(allApiKinds)('With %s, the listings send', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('each specified filter when it changes by its control', async () => {
    const user = visit('/property-listings?bathrooms=2');
    await screen.findByRole('heading', { level: 1, name: 'Property Listings' });
    const choose = (name: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name }), option);
    await screen.findByRole('combobox', { name: 'Location' });
    await choose('Location', 'Lagos');
    await choose('Status', 'For Sale');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.type(screen.getByLabelText('Minimum price'), '50k{Enter}');
    await user.type(screen.getByLabelText('Maximum price'), '900k{Enter}');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: /^Rooms/ }));
    await user.click(within(screen.getByRole('group', { name: 'Bedrooms' })).getByLabelText('4+'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Amenities' }));
    await user.click(screen.getByLabelText('Gym'));
    const steps = [
      { bathrooms: '2' },
      { location: 'Lagos' },
      { status: 'For Sale' },
      { minPrice: '50000' },
      { maxPrice: '900000' },
      { bedrooms: '4' },
      { amenities: 'Gym' },
    ];
    const expected = steps.map((_, index) => Object.assign({}, ...steps.slice(0, index + 1)));
    await waitFor(() => expect(sentSearches()).toEqual(expect.arrayContaining(expected)));
  });

  it.each([
    ['minPrice only above 0', 'minPrice=0&maxPrice=999999', { maxPrice: '999999' }],
    ['maxPrice only below 1,000,000', 'minPrice=1&maxPrice=1000000', { minPrice: '1' }],
    [
      'the first digit group of the rooms',
      'bedrooms=3+of+5&bathrooms=about+2',
      { bedrooms: '3', bathrooms: '2' },
    ],
    ["4 for rooms with '+'", 'bedrooms=4%2B&bathrooms=6%2B', { bedrooms: '4', bathrooms: '4' }],
    [
      'the other filters as they are',
      'bedrooms=many&status=Sold&location=Lagos,Abuja&amenities=Gym,CCTV',
      { status: 'Sold', location: 'Lagos,Abuja', amenities: 'Gym,CCTV' },
    ],
    [
      'what an address typed by hand means: repeated, swapped, abbreviated, in small letters',
      'location=Abuja&location=Lagos&status=sold&minPrice=900k&maxPrice=50k',
      { location: 'Abuja,Lagos', status: 'Sold', minPrice: '50000', maxPrice: '900000' },
    ],
    [
      "no property type as a status and no 'Other States'",
      'status=Villa&location=Other+States',
      {},
    ],
  ])('%s, by address', async (_rule, query, sent) => {
    visit(`/property-listings?${query}`);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(sentSearches()[0]).toEqual(sent));
  });

  it('them also where the response ignores them, and show only what matches', async () => {
    const records = [
      ['Duplex in Lekki', 'Lekki, Lagos', '4', 'For Sale'],
      ['Flat in Lekki', 'Lekki, Lagos', '2', 'For Sale'],
      ['Duplex in Wuse', 'Wuse, Abuja', '4', 'For Sale'],
      ['Sold duplex in Lekki', 'Lekki, Lagos', '4', 'Sold'],
    ].map(([title, location, bedrooms, status]) => ({
      ...{ _id: title, title, location, status, features: { bedrooms } },
    }));
    api.override(http.get('*/api/properties', () => HttpResponse.json({ data: records })));
    visit('/property-listings?location=Lagos&status=For+Sale&bedrooms=4%2B');
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Duplex in Lekki' })).toBeVisible();
  });
});
