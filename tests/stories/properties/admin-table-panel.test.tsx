import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const today = newProperty('today', { title: 'House of this morning', createdAt: new Date() });
const api = referenceApi([...namedListings, today]);

const villaId = namedListings[0]?.id;
const villa = 'Waterfront villa with a private jetty';
const flat = 'One bedroom flat near the market';

async function openTable(query = '') {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  const user = visit(`/admin/properties${query}`);
  await screen.findByRole('grid');
  // The counts of the views arrive last.
  await within(screen.getByLabelText('Saved views')).findAllByText('6');
  return user;
}

describe('The table of properties', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('opens a panel with the facts by keyboard, goes to the next one, and Escape closes it', async () => {
    const user = await openTable();
    screen.getByText(villa).closest('tr')?.focus();
    await user.keyboard(' ');
    const panel = await screen.findByLabelText(villa);
    expect(panel.tagName).toBe('ASIDE');
    await waitFor(() => expect(panel).toHaveFocus());
    expect(within(panel).getByText('Banana Island, Ikoyi, Lagos')).toBeVisible();
    expect(within(panel).getByText('GD-1001')).toBeVisible();
    expect(within(panel).getByText('2 of 6')).toBeVisible();
    const href = `/admin/properties/${villaId}`;
    expect(within(panel).getByText('View').closest('a')).toHaveAttribute('href', href);
    expect(addressBar()).toBe(`/admin/properties?open=${villaId}`);
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByLabelText(flat)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(flat)).toBeNull());
    expect(addressBar()).toBe('/admin/properties');
    await waitFor(() => expect(screen.getByText(flat).closest('tr')).toHaveFocus());
  });

  it.each(apiKinds)('opens the panel by its button, with %s', async (_name, kind) => {
    api.behaveAs(kind);
    const user = await openTable();
    const plot = 'Dry corner plot with a survey';
    await user.click(screen.getByRole('button', { name: `Details of ${plot}` }));
    const panel = within(await screen.findByLabelText(plot));
    expect(panel.getByText('No status, No photo, No price')).toBeVisible();
    expect(panel.getByText('Available')).toBeVisible();
    // Beside the panel the table has fewer columns.
    expect(screen.queryByRole('columnheader', { name: /^Checks/ })).toBeNull();
    await user.click(panel.getByLabelText('Close'));
    await waitFor(() => expect(screen.getByText(plot).closest('tr')).toHaveFocus());
    expect(api.calls.filter((call) => /^GET \/api\/properties\/\w+$/.test(call))).toEqual([]);
  });

  it('opens the panel over itself on a tablet, from its URL', async () => {
    setScreenWidth(768);
    const user = await openTable(`?open=${villaId}`);
    const panel = await screen.findByLabelText(villa);
    expect(panel.tagName).toBe('DIALOG');
    await user.click(within(panel).getByLabelText('Next property'));
    await user.click(within(await screen.findByLabelText(flat)).getByLabelText('Close'));
    await waitFor(() => expect(screen.getByText(flat).closest('tr')).toHaveFocus());
    expect(addressBar()).toBe('/admin/properties');
  });

  it('closes the panel for another search, and leaves the focus in its field', async () => {
    const user = await openTable(`?open=${villaId}`);
    await screen.findByLabelText(villa);
    const field = screen.getByRole('combobox', { name: /^Search/ });
    await user.type(field, 'villa');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: villa })).toBeNull());
    expect(field).toHaveFocus();
    expect(field).toHaveValue('villa');
  });

  it.each(apiKinds)('has views of what needs attention, with %s', async (_name, kind) => {
    api.behaveAs(kind);
    const user = await openTable();
    const views = within(screen.getByLabelText('Saved views'));
    expect(await views.findByRole('link', { name: 'No photo 6' })).toBeVisible();
    await user.click(views.getByRole('link', { name: 'No status 1' }));
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(addressBar()).toBe('/admin/properties?problem=noStatus');
    const unchanged = views.getByRole('link', { name: 'Not changed for 60 days 5' });
    await user.click(unchanged);
    expect(await screen.findByText('5 properties')).toBeVisible();
    expect(unchanged).toHaveAttribute('aria-current', 'true');
    expect(addressBar()).toMatch(/^\/admin\/properties\?unchangedSince=\d{4}-\d\d-\d\d$/);
    await user.click(views.getByRole('link', { name: 'All' }));
    expect(await screen.findByText('6 properties')).toBeVisible();
  });

  it('shows changes in the panel of a property that has left the list', async () => {
    const user = await openTable(`?status=For+Sale&open=${villaId}`);
    const panel = within(await screen.findByLabelText(villa));
    panel.getByRole('button', { name: 'Status: For Sale' }).focus();
    await user.keyboard('{ArrowDown}u{Enter}');
    expect(await panel.findByText('No longer in this list')).toBeVisible();
    await user.click(panel.getByRole('button', { name: /^Price: / }));
    await user.keyboard('950m{Enter}');
    expect(await panel.findByRole('button', { name: 'Price: ₦950,000,000' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: /^Price: / }));
    await user.keyboard('960m{Enter}');
    expect(await screen.findByText('Price: ₦950,000,000 → ₦960,000,000')).toBeVisible();
  });
});
