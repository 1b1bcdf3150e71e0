import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { shortDay } from '#src/lib/days/short-day.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);

async function openTable(query = '') {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  const user = visit(`/admin/properties${query}`);
  await screen.findByRole('grid');
  return user;
}

type Visitor = Awaited<ReturnType<typeof openTable>>;

/** The titles in the table, from the first row on. */
function titles(): string[] {
  const [body] = screen.getByRole<HTMLTableElement>('grid').tBodies;
  return [...(body?.rows ?? [])].map((row) => row.querySelector('th a')?.textContent ?? '');
}

/** Adds a filter, and returns the dialog with its control. */
async function addFilter(user: Visitor, name: string) {
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name }));
  return within(screen.getByRole('dialog', { name }));
}

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent)
    .slice(1);

describe.each(apiKinds)('The property table of an admin, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('shows each with its status, location, price and date, the newest first', async () => {
    await openTable();
    const checked = kind === 'reference' ? ['Checks'] : [];
    expect(await screen.findByText('5 properties')).toBeVisible();
    expect(titles()).toHaveLength(5);
    expect(headings()).toEqual(['Title', 'Status', 'Price', ...checked, 'Listed', 'Actions']);
    const first = screen.getAllByRole('row')[1];
    if (!first) throw new Error('There is no row');
    const link = within(first).getByRole('link', { name: 'Waterfront villa with a private jetty' });
    expect(link.getAttribute('href')).toMatch(/^\/admin\/properties\/\w+$/);
    expect(within(first).getByText('For Sale')).toBeVisible();
    expect(within(first).getByText('Banana Island, Ikoyi, Lagos')).toBeVisible();
    expect(within(first).getByText('₦1,800,000,000')).toBeVisible();
    expect(within(first).getByText(shortDay('2026-04-15') ?? '')).toBeVisible();
    expect(screen.getByText('Available', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('On request')).toBeVisible();
  });

  it('filters by status, type, location and rooms, one filter at a time', async () => {
    const user = await openTable();
    const status = await addFilter(user, 'Status');
    expect(status.getByRole('radio', { name: 'Any' })).toHaveFocus();
    await user.click(status.getByRole('radio', { name: 'Sold' }));
    await waitFor(() => expect(titles()).toEqual(['Terraced house that was sold']));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    await user.click((await addFilter(user, 'Type')).getByRole('radio', { name: 'Villa' }));
    await waitFor(() => expect(titles()).toEqual(['Waterfront villa with a private jetty']));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Remove Villa' }));
    const location = await addFilter(user, 'Location');
    await user.selectOptions(location.getByLabelText('Location'), 'Enugu');
    await waitFor(() => expect(titles()).toEqual(['Dry corner plot with a survey']));
    await user.selectOptions(location.getByLabelText('Location'), 'Any');
    await user.click((await addFilter(user, 'Bedrooms')).getByRole('radio', { name: '1 bedroom' }));
    await waitFor(() => expect(titles()).toEqual(['One bedroom flat near the market']));
    expect(addressBar()).toBe('/admin/properties?bedrooms=1');
    expect(screen.queryByRole('button', { name: 'Location' })).toBeNull();
  });

  it('filters by price, problem and text, kept in the URL', async () => {
    const user = await openTable();
    const price = await addFilter(user, 'Price');
    await user.type(price.getByLabelText('Price from'), '1bn{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Waterfront villa with a private jetty']));
    expect(addressBar()).toBe('/admin/properties?minPrice=1000000000');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.click((await addFilter(user, 'Problem')).getByRole('radio', { name: 'No status' }));
    await waitFor(() => expect(titles()).toEqual(['Dry corner plot with a survey']));
    expect(addressBar()).toBe('/admin/properties?problem=noStatus');
    await user.click(screen.getByRole('button', { name: 'Remove No status' }));
    await user.type(screen.getByRole('combobox', { name: 'Search properties' }), 'jetty');
    await waitFor(() => expect(titles()).toEqual(['Waterfront villa with a private jetty']));
    await waitFor(() => expect(addressBar()).toBe('/admin/properties?q=jetty'));
  });

  it('sorts by its headings, which have aria-sort', async () => {
    const user = await openTable('?size=50');
    const listed = screen.getByRole('columnheader', { name: 'Listed' });
    expect(listed).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const price = screen.getByRole('columnheader', { name: 'Price' });
    await waitFor(() => expect(price).toHaveAttribute('aria-sort', 'descending'));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(titles()[0]).toBe('One bedroom flat near the market'));
    expect(price).toHaveAttribute('aria-sort', 'ascending');
    expect(addressBar()).toBe('/admin/properties?sort=price_asc&size=50');
    await user.click(screen.getByRole('button', { name: 'Listed' }));
    await waitFor(() => expect(listed).toHaveAttribute('aria-sort', 'descending'));
    await user.click(screen.getByRole('button', { name: 'Listed' }));
    await waitFor(() => expect(titles().at(-1)).toBe('Waterfront villa with a private jetty'));
  });

  it('shows that nothing matches, and clears the filters', async () => {
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit('/admin/properties?q=igloo');
    expect(await screen.findByText('No properties match all of these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('shows that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    api.override(
      http.get('*/api/properties', () =>
        isBroken
          ? HttpResponse.json({ message: 'The database sleeps.' }, { status: 503 })
          : undefined,
      ),
    );
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit('/admin/properties');
    expect(await screen.findByText('The properties could not be loaded')).toBeVisible();
    expect(screen.getByText('The database sleeps.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

// The sloppy API sends no days here; sloppy-properties shows the days that it does send.
const kindsWithDays = allApiKinds.filter(([, kind]) => kind !== 'sloppy');

describe.each(kindsWithDays)('The property table of an admin, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('filters by the days of listing, kept in the URL, and orders swapped ones', async () => {
    const user = await openTable();
    const listed = await addFilter(user, 'Listed');
    await user.type(listed.getByLabelText('Listed from'), '2026-04-13');
    await waitFor(() => expect(titles()).toHaveLength(3));
    await user.type(listed.getByLabelText('Listed to'), '2026-04-14');
    await waitFor(() =>
      expect(titles()).toEqual([
        'One bedroom flat near the market',
        'Dry corner plot with a survey',
      ]),
    );
    expect(addressBar()).toBe('/admin/properties?searchFrom=2026-04-13&searchTo=2026-04-14');
    expect(screen.getByRole('button', { name: 'Remove 13 Apr 2026 to 14 Apr 2026' })).toBeVisible();
    await user.clear(listed.getByLabelText('Listed from'));
    await waitFor(() => expect(titles()).toHaveLength(4));
    await user.type(listed.getByLabelText('Listed from'), '2026-04-15');
    await user.tab();
    await waitFor(() => expect(listed.getByLabelText('Listed from')).toHaveValue('2026-04-14'));
    expect(listed.getByLabelText('Listed to')).toHaveValue('2026-04-15');
  });
});

describe('The property table of an admin', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('opens the control of a filter that is set, and adds filters by keyboard', async () => {
    const user = await openTable('?type=Villa');
    await user.click(screen.getByRole('button', { name: 'Type: Villa' }));
    const type = within(screen.getByRole('dialog', { name: 'Type' }));
    await user.click(type.getByRole('radio', { name: 'Land' }));
    await waitFor(() => expect(titles()).toEqual(['Dry corner plot with a survey']));
    await user.click(type.getByRole('button', { name: 'Done' }));
    screen.getByRole('button', { name: 'Add filter' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('menuitem', { name: 'Type' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveFocus();
    await user.keyboard('b{Enter}');
    expect(screen.getByRole('radio', { name: 'Any' })).toHaveFocus();
    // A filter that was closed without a value is not added.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Bedrooms' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  });

  it('shows the chosen columns, and restores everything from the URL', async () => {
    const user = await openTable('?q=abuja&sort=price_desc&page=1&size=50&columns=price,views');
    // The price of a development is not shown, so it comes last.
    expect(titles()).toEqual([
      'One bedroom flat near the market',
      'Palm Court, forty homes under construction',
    ]);
    expect(headings()).toEqual(['Title', 'Price', 'Views', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const choice = screen.getByRole('dialog', { name: 'Columns' });
    await user.click(within(choice).getByRole('checkbox', { name: 'Reference' }));
    await user.click(within(choice).getByRole('checkbox', { name: 'Views' }));
    await waitFor(() => expect(headings()).toEqual(['Title', 'Reference', 'Price', 'Actions']));
    expect(addressBar()).toContain('columns=reference%2Cprice');
  });
});
