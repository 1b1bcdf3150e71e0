import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import '#src/features/properties/map/areas-map.tsx';
import '#src/routes/public/property-listings-page.tsx';

const api = referenceApi([
  newProperty('lekki', {
    title: 'House in Lekki',
    location: 'Lekki, Lagos',
    price: 90_000_000,
    coordinates: { latitude: 6.4474, longitude: 3.4723 },
  }),
  newProperty('ikeja', {
    title: 'Villa in Ikeja',
    location: 'Ikeja, Lagos',
    type: 'Villa',
    price: 250_000_000,
  }),
  newProperty('market', {
    title: 'Shop at the market',
    location: 'Behind the market, Lagos',
    type: 'Commercial',
    price: 60_000_000,
  }),
  newProperty('maitama', {
    title: 'Flats in Maitama',
    location: 'Maitama, Abuja',
    status: 'New Development',
    price: 5_000_000,
  }),
]);

const map = () => screen.findByRole('button', { name: 'Map' });
const areas = () => screen.findByRole('list', { name: 'Areas' });
const areaNamed = async (name: RegExp) => within(await areas()).getByRole('button', { name });

async function findAreas(...names: string[]) {
  await waitFor(async () => {
    const buttons = within(await areas()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  });
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('goes from a state to an area and back, and the list and the heading follow', async () => {
    const user = visit('/property-listings');
    await findAreas('Lagos3from ₦60m', 'Abuja1');
    await user.click(await areaNamed(/^Lagos/));
    await findAreas('Behind the market1from ₦60m', 'Ikeja1from ₦250m', 'Lekki1from ₦90m');
    expect(addressBar()).toBe('/property-listings?location=Lagos');
    await user.click(await areaNamed(/^Ikeja/));
    expect(await screen.findByRole('heading', { name: 'Properties in Ikeja' })).toBeVisible();
    await waitFor(async () => expect(await areaNamed(/^Ikeja/)).toBePressed());
    expect(screen.getByRole('button', { name: 'All of Lagos' })).toBeVisible();
    expect(await screen.findByText('1 property')).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Properties in Lagos' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'All of Nigeria' }));
    await findAreas('Lagos3from ₦60m', 'Abuja1');
  });

  it('sees the counts and the lowest prices of the current search', async () => {
    visit('/property-listings?type=Villa');
    await findAreas('Lagos1from ₦250m');
  });

  it('gets a link to the homes that are not on the map', async () => {
    const user = visit('/property-listings?location=Lagos');
    const link = await screen.findByRole('link', { name: '1 of 3 properties is not on the map' });
    await user.click(link);
    expect(
      await screen.findByRole('heading', { name: 'Properties elsewhere in Lagos' }),
    ).toBeVisible();
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Shop at the market' })).toBeVisible();
    expect(addressBar()).toBe('/property-listings?location=Elsewhere+in+Lagos');
    await user.click(screen.getByRole('button', { name: 'All of Lagos' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
  });

  it('finds the map closed after it was closed once, and opens it again', async () => {
    const user = visit('/property-listings');
    await areas();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(screen.queryByRole('list', { name: 'Areas' })).not.toBeInTheDocument();
    const [contact = document.body] = screen.getAllByRole('link', { name: 'Contact Us' });
    await user.click(contact);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument(),
    );
    window.history.back();
    const show = await map();
    expect(screen.queryByRole('list', { name: 'Areas' })).not.toBeInTheDocument();
    await user.click(show);
    expect(await areas()).toBeVisible();
  });
});

describe('The areas, if they cannot be loaded,', () => {
  it('are loaded with Try again, which keeps the focus at the map', async () => {
    api.behaveAs('reference');
    api.override(
      http.get('*/api/properties', ({ request }) =>
        new URL(request.url).searchParams.get('facets') === 'area'
          ? HttpResponse.json({ message: 'Back at noon.' }, { status: 429 })
          : undefined,
      ),
    );
    const user = visit('/property-listings');
    const failure = await screen.findByText('The areas could not be loaded');
    api.behaveAs('reference');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failure).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(await areas());
  });
});

describe('A home with coordinates, at the scale of its area,', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('is a dot that stands out with its card, and whose card stands out with it', async () => {
    const user = visit('/property-listings?location=Lekki');
    await areas();
    const card = (await screen.findByRole('heading', { name: 'House in Lekki' })).closest('li');
    const dot = await screen.findByTitle('House in Lekki, ₦90,000,000');
    await user.hover(dot);
    expect(card).toHaveAttribute('data-marked');
    await user.hover(screen.getByRole('heading', { name: 'House in Lekki' }));
    expect(card).not.toHaveAttribute('data-marked');
    expect(dot).toHaveAttribute('data-marked');
    await user.click(dot);
    expect(screen.getByRole('link', { name: 'House in Lekki' })).toHaveFocus();
  });
});
