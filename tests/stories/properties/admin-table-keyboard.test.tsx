import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
const villa = 'Waterfront villa with a private jetty';
const flat = 'One bedroom flat near the market';
const plot = 'Dry corner plot with a survey';
const villaPath = `/admin/properties/${namedListings[0]?.id}`;

async function openTable() {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  const user = visit('/admin/properties');
  await screen.findByRole('grid', { name: 'Properties' });
  return user;
}

const row = (title: string) => screen.getByText(title).closest('tr');
const checkbox = (title: string) => screen.getByLabelText(`Select ${title}`);

describe.each(apiKinds)('The property table of an admin, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('is one Tab from the search field, and one Tab leaves it', async () => {
    const user = await openTable();
    await user.click(screen.getByRole('combobox', { name: 'Search properties' }));
    await user.tab();
    expect(row(villa)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(checkbox(flat)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    await user.tab({ shift: true });
    expect(row(flat)).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('combobox', { name: 'Search properties' })).toHaveFocus();
  });

  it('moves between rows and their controls by arrows, and opens a page by Enter', async () => {
    const user = await openTable();
    row(villa)?.focus();
    await user.keyboard('{ArrowRight}');
    expect(checkbox(villa)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(villa)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('Status: For Sale');
    // Down moves on, and does not open the menu.
    await user.keyboard('{ArrowDown}');
    expect(row(flat)).toContainElement(document.querySelector(':focus'));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('Price: ₦1,800,000,000');
    if (kind === 'reference') await user.keyboard('{ArrowRight}');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByLabelText(`Details of ${villa}`)).toHaveFocus();
    await user.keyboard(kind === 'reference' ? '{ArrowLeft>7/}' : '{ArrowLeft>6/}');
    expect(row(villa)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(screen.getByLabelText('Select this page')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}{Enter}');
    await waitFor(() => expect(addressBar()).toBe(villaPath));
  });

  it('opens the page of a property by its title', async () => {
    const user = await openTable();
    await user.click(screen.getByText(villa));
    await waitFor(() => expect(addressBar()).toBe(villaPath));
    expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
  });

  it('selects a row by x, and a range by Shift with an arrow or a click', async () => {
    const user = await openTable();
    row(villa)?.focus();
    await user.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    for (const title of [villa, flat, plot]) expect(checkbox(title)).toBeChecked();
    expect(row(plot)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(checkbox(plot)).not.toBeChecked();
    expect(checkbox(flat)).toBeChecked();
    await user.keyboard('x');
    expect(checkbox(flat)).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(checkbox(plot));
    await user.keyboard('{Shift>}');
    await user.click(checkbox(villa));
    await user.keyboard('{/Shift}');
    for (const title of [villa, flat, plot]) expect(checkbox(title)).toBeChecked();
  });
});
