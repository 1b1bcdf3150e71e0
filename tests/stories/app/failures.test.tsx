import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(namedListings);
const villa = 'Waterfront villa with a private jetty';
const villaId = namedListings[0]?.id ?? '';

/** Fails for the request and its only retry, then succeeds. */
function failTwice(path: string, status: number, message?: string) {
  let failures = 0;
  api.override(
    http.get(path, () => {
      failures += 1;
      return failures <= 2 ? HttpResponse.json({ message }, { status }) : undefined;
    }),
  );
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('keeps the listings on screen when a refresh fails, with one toast', async () => {
    const user = visit('/property-listings');
    await screen.findByText('5 properties');
    failTwice('*/api/properties', 500, 'Something broke.');
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Something broke.')).toBeVisible();
    expect(screen.getAllByText('Something broke.')).toHaveLength(1);
    expect(screen.getByText('5 properties')).toBeVisible();
  });

  it('sees every other listing when some records are malformed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const sound = { _id: 'a', title: 'A sound record', location: 'Abuja' };
    api.override(
      http.get('*/api/properties', () =>
        HttpResponse.json({
          data: [
            { ...sound, title: null },
            null,
            sound,
            { _id: 'b', title: 'A record with a bad price', price: 'ask' },
          ],
        }),
      ),
    );
    // The map, which reads the records again, does not open by itself.
    setScreenWidth(1024);
    visit('/property-listings');
    expect(await screen.findByText('2 properties')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A sound record' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A record with a bad price' })).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('sees the data of the list while a property is loading', async () => {
    api.override(http.get(`*/api/properties/${villaId}`, () => delay('infinite')));
    const user = visit('/property-listings?location=Lagos');
    await user.click(await screen.findByRole('link', { name: villa }));
    expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('₦1,800,000,000');
  });

  it('keeps the previous results on screen while a filter changes', async () => {
    const user = visit('/property-listings?location=Lagos');
    await screen.findByText('1 property');
    api.override(
      http.get('*/api/properties', async () => {
        await delay(300);
        return undefined;
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Abuja');
    expect(screen.getByRole('link', { name: villa })).toBeVisible();
    expect(await screen.findByText('2 properties')).toBeVisible();
    expect(screen.queryByRole('link', { name: villa })).not.toBeInTheDocument();
  });
});

describe('A visitor at an unknown URL', () => {
  it('sees Page not found, with a link to all properties', async () => {
    api.behaveAs('reference');
    const user = visit('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found | Gida'));
    await user.click(screen.getByRole('link', { name: 'View all properties' }));
    expect(await screen.findByText('5 properties')).toBeVisible();
    expect(addressBar()).toBe('/property-listings');
  });

  it('searches from there', async () => {
    api.behaveAs('reference');
    const user = visit('/no/such/page');
    await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'lekki{Enter}');
    await waitFor(() => expect(addressBar()).toMatch(/^\/property-listings\?.*lekki/i));
  });
});

describe('A visitor', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('sees Loading... until the listings are loaded', async () => {
    visit('/property-listings');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('5 properties')).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('sees the empty state for an empty list', async () => {
    api.override(http.get('*/api/properties', () => HttpResponse.json({ data: [] })));
    visit('/property-listings');
    expect(await screen.findByText('No properties available at the moment.')).toBeVisible();
  });

  it('goes back from a failed property to the previous page', async () => {
    api.override(http.get(`*/api/properties/${villaId}`, () => HttpResponse.error()));
    const user = visit('/property-listings?location=Lagos');
    await user.click(await screen.findByRole('link', { name: villa }));
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(addressBar()).toBe('/property-listings?location=Lagos');
  });
});
