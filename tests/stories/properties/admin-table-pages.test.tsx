import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { savedFiles } from '#tests/support/stories/saved-files.ts';
import { manyListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(manyListings);
const files = savedFiles();

async function openTable(query = '') {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  const user = visit(`/admin/properties${query}`);
  await screen.findByRole('grid');
  return user;
}

const rows = () => screen.getByRole<HTMLTableElement>('grid').tBodies[0]?.rows;
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
const barText = () => screen.getByLabelText('Selection').textContent;
const listCalls = () => api.calls.filter((call) => /^GET \/api\/properties(\?|$)/.test(call));

describe.each(apiKinds)('A long list of properties, for an admin with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('has numbered pages, with the page and its size in the URL', async () => {
    const user = await openTable();
    await screen.findByText('1–25 of 30');
    const callsBefore = listCalls().length;
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('26–30 of 30');
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(addressBar()).toBe('/admin/properties?page=2');
    const asked = listCalls().slice(callsBefore);
    if (kind === 'reference')
      expect(asked).toEqual(['GET /api/properties?published=any&limit=25&offset=25']);
    else expect(asked).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Rows per page'), '50');
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(addressBar()).toBe('/admin/properties?size=50');
  });

  it('keeps the selection from page to page, and shows how many it has', async () => {
    const user = await openTable();
    for (const title of [
      'Waterfront villa with a private jetty',
      'One bedroom flat near the market',
    ]) {
      await user.click(screen.getByLabelText(`Select ${title}`));
    }
    expect(barText()).toContain('2 selected');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('26–30 of 30');
    await waitFor(() => expect(barText()).toContain('2 selected, 2 on other pages'));
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    expect(barText()).toContain('7 selected, 2 on other pages');
    await user.click(screen.getByRole('button', { name: 'Select all 30' }));
    await waitFor(() => expect(barText()).toContain('30 selected, 25 on other pages'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('exports everything that the filters find, with naira as numbers and no formulas', async () => {
    const user = await openTable('?q=bodija');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('25 properties exported');
    const [file] = files;
    expect(file?.name).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await file?.text()) ?? '';
    expect(text.startsWith('\ufeffReference,Title,Type,Status,Location,Price (naira),')).toBe(true);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(26);
    expect(lines[1]).toContain(
      ',House 25 in Bodija,House,For Sale,"Bodija, Ibadan, Oyo",54000000,No,',
    );
  });

  it('stops the export on a second press, which an information confirms', async () => {
    const user = await openTable('?q=bodija');
    api.override(http.get('*/api/properties', () => delay('infinite')));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await user.click(screen.getByRole('button', { name: 'Stop the export' }));
    const toast = (await screen.findByText('Export stopped')).closest('li');
    expect(toast).toHaveAttribute('data-type', 'info');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(files).toEqual([]);
  });
});

describe('A long list of properties, for an admin', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('offers the first page instead of a missing one', async () => {
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit('/admin/properties?page=77');
    expect(await screen.findByText('There is no page 77')).toBeVisible();
    expect(screen.queryByText(/^\d+–\d+ of \d+$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(addressBar()).toBe('/admin/properties');
  });

  it('is a list on a phone with its order, and its filters open in a sheet', async () => {
    setScreenWidth(390);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit('/admin/properties');
    const list = await screen.findByRole('list', { name: 'Properties' });
    expect(within(list).getAllByRole('checkbox')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByRole('radio', { name: 'Villa' }));
    await user.click(await within(sheet).findByRole('button', { name: 'Show 1 property' }));
    expect(
      within(screen.getByRole('list', { name: 'Properties' })).getAllByRole('checkbox'),
    ).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Villa' }));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await waitFor(() =>
      expect(within(list).getAllByRole('link')[0]).toHaveTextContent('House 1 in Bodija'),
    );
  });

  it('shows a word of the search and the filter with the same name as two chips', async () => {
    setScreenWidth(390);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit('/admin/properties?q=villa&type=Villa');
    const chips = () => screen.queryAllByRole('button', { name: 'Remove Villa' });
    await waitFor(() => expect(chips()).toHaveLength(2));
    const [type] = chips();
    if (type) await user.click(type);
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(addressBar()).toBe('/admin/properties?q=villa');
  });

  it('is a table from 768 px on, with fewer columns, and sorted by its headings alone', async () => {
    setScreenWidth(768);
    await openTable();
    expect(headings()).toEqual(['Title', 'Price', 'Listed', 'Actions']);
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    // 'For Sale' is left out, other statuses follow the location.
    const table = within(screen.getByRole('grid', { name: 'Properties' }));
    expect(table.queryByText('For Sale')).toBeNull();
    expect(table.getAllByText('New Development')[0]).toBeVisible();
  });

  it('has a menu that ticks the columns that are shown at 768 px, and can show more', async () => {
    setScreenWidth(768);
    const user = await openTable();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(screen.getByRole('dialog', { name: 'Columns' }));
    const ticked = () =>
      menu
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(ticked()).toEqual(['Price', 'Listed']);
    await user.click(menu.getByRole('checkbox', { name: 'Views' }));
    await waitFor(() => expect(ticked()).toEqual(['Price', 'Views', 'Listed']));
    expect(headings()).toEqual(['Title', 'Price', 'Views', 'Listed', 'Actions']);
    await user.click(menu.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(ticked()).toEqual(['Price', 'Listed']));
    expect(headings()).toEqual(['Title', 'Price', 'Listed', 'Actions']);
  });
});
