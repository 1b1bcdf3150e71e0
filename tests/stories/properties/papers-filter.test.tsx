import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import '#src/routes/public/property-listings-page.tsx';

// A letter-only API sends amenities, and no checks.
const certified = newProperty('certified', {
  title: 'House with a certificate',
  amenities: ['Certificate of Occupancy'],
});
const consented = newProperty('consented', {
  title: 'House with consent',
  location: 'Ikoyi, Lagos',
  amenities: ["Governor's consent"],
});
const api = referenceApi([certified, consented, newProperty('unknown')]);

async function findTitles(...titles: string[]) {
  await waitFor(() => {
    const list = screen.getByRole('list', { name: 'Properties' });
    const found = within(list).getAllByRole('heading');
    expect(found.map(({ textContent }) => textContent).toSorted()).toEqual(titles.toSorted());
  });
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('filters by several kinds of papers with their counts, and removes one by its chip', async () => {
    const user = visit('/property-listings');
    await user.click(await screen.findByRole('button', { name: 'Papers' }));
    const panel = await screen.findByRole('dialog', { name: 'Papers' });
    const choice = (name: string) => within(panel).findByRole('checkbox', { name });
    expect(await choice('Registered title 2')).not.toBeChecked();
    expect(await choice('Survey only 0')).not.toBeChecked();
    await user.click(await choice('Certificate of Occupancy 1'));
    await findTitles('House with a certificate');
    expect(addressBar()).toBe('/property-listings?papers=Certificate+of+Occupancy');
    await user.click(await choice('Governor’s consent 1'));
    await findTitles('House with a certificate', 'House with consent');
    await user.click(screen.getByRole('button', { name: 'Remove Certificate of Occupancy' }));
    await findTitles('House with consent');
    expect(screen.getByRole('button', { name: /^Papers:.*Governor’s consent/ })).toBeVisible();
  });

  it('finds a registered title by the filter, and papers by the words of a search', async () => {
    visit('/property-listings?papers=registered+title,nonsense');
    await findTitles('House with a certificate', 'House with consent');
  });

  it.each([
    ['c of o lekki', 'House with a certificate'],
    ["governor's consent ikoyi", 'House with consent'],
    ['good title ikoyi', 'House with consent'],
  ])('narrows the results by the words %s', async (words, title) => {
    visit(`/property-listings?${new URLSearchParams({ q: words })}`);
    await findTitles(title);
  });

  it('chooses papers in the filters of the phone', async () => {
    setScreenWidth(360);
    const user = visit('/property-listings');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Governor’s consent 1' }));
    await user.click(await screen.findByRole('button', { name: 'Show 1 property' }));
    await findTitles('House with consent');
    expect(addressBar()).toBe('/property-listings?papers=Governor%27s+consent');
  });
});

describe('A visitor, with an API with paging that is older than the filter,', () => {
  it('has no filter for papers, and an address with one finds every property', async () => {
    api.behaveAs('reference', ['paging']);
    visit('/property-listings?papers=Survey+only');
    await findTitles(
      'House with a certificate',
      'House with consent',
      'Three bedroom house unknown',
    );
    expect(screen.queryByRole('button', { name: /Papers|Survey only/ })).not.toBeInTheDocument();
    expect(api.calls.filter((call) => call.includes('papers'))).toEqual([]);
  });
});
