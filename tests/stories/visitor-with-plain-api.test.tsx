import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { referenceApi } from '#tests/support/reference-api.ts';
import { visit } from '#tests/support/render-app.tsx';
import { manyListings } from '#tests/support/story-listings.ts';

const api = referenceApi(manyListings);
const villa = 'Waterfront villa with a private jetty';

describe.each(['bare', 'data', 'data.data'] as const)(
  'A visitor, with a plain API whose answers are wrapped as %s,',
  (envelope) => {
    it('sees the listings and opens one', async () => {
      api.behaveAs(envelope);
      const user = visit('/property-listings');
      expect(await screen.findByText('30 properties')).toBeVisible();
      await user.click(await screen.findByRole('link', { name: villa }));
      expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
    });

    it('is told what the API says when it refuses', async () => {
      api.behaveAs(envelope);
      visit('/property-listing/none');
      expect(await screen.findByText('Error loading property: Property not found')).toBeVisible();
    });
  },
);

describe('A visitor, with a plain API,', () => {
  it('loads the whole list once, whatever they search for in it', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings');
    await screen.findByText('30 properties');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Abuja');
    await screen.findByText('2 properties');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Estate');
    await screen.findByText('1 property');
    expect(api.calls).toHaveLength(1);
  });

  it('who begins with a filter loads what it finds, and more only when asking for more', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings?location=Abuja');
    await screen.findByText('2 properties');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Estate');
    await screen.findByText('1 property');
    expect(api.calls).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Lagos');
    await screen.findByText('0 properties');
    expect(api.calls[1]).toMatch(/^GET \/api\/properties\?location=Lagos&/);
  });

  it('whose filters fit nothing loads the whole list once to say which is in the way', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings?location=Lagos&type=Estate&bedrooms=1');
    expect(await screen.findByText(/^No single one of them is in the way/)).toBeVisible();
    expect(api.calls).toHaveLength(2);
    expect(api.calls[1]).toBe('GET /api/properties?limit=1');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('30 properties')).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  it('gets the list anew with Refresh', async () => {
    api.behaveAs('data');
    const user = visit('/property-listings');
    await screen.findByText('30 properties');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled());
  });
});
