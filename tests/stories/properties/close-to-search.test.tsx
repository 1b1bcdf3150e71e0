import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { manyListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(manyListings);

describe.each(apiKinds)('A visitor whose search finds nothing, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it.each([
    { filter: 'minPrice=3000000000', found: 'Dry corner plot with a survey' },
    { filter: 'status=Under+Offer', found: 'Dry corner plot with a survey' },
    { filter: 'minPrice=3000000000&status=Sold', found: 'Terraced house that was sold' },
  ])(
    'sees sold ones close to the search only if it is for sold ones',
    async ({ filter, found }) => {
      visit(`/property-listings?location=Port+Harcourt,Enugu&${filter}`);
      const nearest = await screen.findByRole('complementary', { name: 'Close to your search' });
      const titles = within(nearest).getAllByRole('heading', { level: 3 });
      expect(titles.map(({ textContent }) => textContent)).toEqual([found]);
    },
  );

  it('sees no properties close to the search that share neither its location nor its type', async () => {
    visit('/property-listings?location=Kano&status=For+Sale');
    expect(await screen.findByRole('button', { name: /without “Kano”/ })).toBeVisible();
    expect(screen.queryByText('Close to your search')).toBeNull();
  });
});
