import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { manyListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(manyListings);
const villa = 'Waterfront villa with a private jetty';

describe.each(['bare', 'data', 'data.data'] as const)(
  'A visitor, with a plain API whose payload is in the envelope %s,',
  (envelope) => {
    it('sees the listings and opens one', async () => {
      api.behaveAs(envelope);
      const user = visit('/property-listings');
      expect(await screen.findByText('30 properties')).toBeVisible();
      await user.click(await screen.findByRole('link', { name: villa }));
      expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
    });

    it('sees the message of an API that rejects a request', async () => {
      api.behaveAs(envelope);
      visit('/property-listing/none');
      expect(await screen.findByText('Error loading property: Property not found')).toBeVisible();
    });
  },
);

describe('A visitor, with a plain API,', () => {
  it('sends nothing for filters that the specification does not name', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings');
    await screen.findByText('30 properties');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Estate');
    await screen.findByText('1 property');
    expect(api.calls).toEqual(['GET /api/properties']);
  });

  it('loads the whole list to count the results of removing one filter or two', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings?location=Lagos&type=Estate&bedrooms=1');
    expect(await screen.findByText('Removing one filter is not enough.')).toBeVisible();
    expect(api.calls).toContain('GET /api/properties');
    const ofTwo = 'Show 1 property without “Lagos” and “Estate”';
    expect(screen.getByRole('button', { name: ofTwo })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('30 properties')).toBeVisible();
  });

  it('loads the list again with Refresh', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings');
    await screen.findByText('30 properties');
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled());
  });
});
