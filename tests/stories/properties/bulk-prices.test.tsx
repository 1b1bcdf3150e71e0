import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi([]);

const flat = 'One bedroom flat near the market';
const plot = 'Dry corner plot with a survey';
const sold = 'Terraced house that was sold';

beforeEach(async () => {
  await api.server().db.delete(properties);
  await insertProperties(api.server().db, namedListings);
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
});

async function select(...titles: string[]) {
  const user = visit('/admin/properties');
  await screen.findByRole('grid');
  for (const title of titles) await user.click(screen.getByLabelText(`Select ${title}`));
  return user;
}
type Visitor = Awaited<ReturnType<typeof select>>;

async function openPrices(user: Visitor) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change price' }));
  return within(screen.getByRole('dialog'));
}

async function pricesOf(...titles: string[]) {
  const all = await listProperties(api.server().db, {});
  return titles.map((title) => all.find((property) => property.title === title)?.price ?? null);
}

describe.each(apiKinds)('An admin who changes prices together, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees each price before and after a rounded percentage, saves them, and undoes it', async () => {
    const user = await select(flat, plot, sold);
    const dialog = await openPrices(user);
    await user.click(dialog.getByRole('radio', { name: 'Lower' }));
    await user.type(dialog.getByLabelText('Percentage'), '7.5');
    await user.selectOptions(dialog.getByLabelText('Round to'), '₦500,000');
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'PropertyBeforeAfter',
      `${flat}₦48,000,000₦44,500,000`,
      `${plot}On requestNo change`,
      `${sold}₦95,000,000₦88,000,000`,
    ]);
    await user.click(dialog.getByRole('button', { name: 'Change 2 prices' }));
    expect(await screen.findByText('Price of 2 properties changed')).toBeVisible();
    expect(await pricesOf(flat, plot, sold)).toEqual([44_500_000, null, 88_000_000]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Price of 2 properties restored')).toBeVisible();
    expect(await pricesOf(flat, plot, sold)).toEqual([48_000_000, null, 95_000_000]);
  });
});

describe('An admin who changes prices together', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('is asked before a price ten times as high or as low is saved', async () => {
    const user = await select(flat, plot, sold);
    const dialog = await openPrices(user);
    await user.type(dialog.getByLabelText('New price'), '9.5m{Enter}');
    const question = within(screen.getByRole('dialog', { name: 'Is this price right?' }));
    expect(
      question.getByRole('row', { name: `${sold} ₦95,000,000 ₦9,500,000 Unusual` }),
    ).toBeVisible();
    expect(question.queryByText(flat)).toBeNull();
    expect(question.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Back' }));
    const again = within(screen.getByRole('dialog'));
    expect(again.getByLabelText('New price')).toHaveValue('9.5m');
    expect(await pricesOf(sold)).toEqual([95_000_000]);
    await user.click(again.getByRole('button', { name: 'Change 3 prices' }));
    await user.click(screen.getByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('Price of 3 properties changed')).toBeVisible();
    expect(await pricesOf(flat, plot, sold)).toEqual([9_500_000, 9_500_000, 9_500_000]);
  });

  it('is told what is wrong with an amount', async () => {
    const user = await select(plot);
    const dialog = await openPrices(user);
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Price is required')).toBeVisible();
    await user.type(dialog.getByLabelText('New price'), '9.5{Enter}');
    expect(await dialog.findByText(/^Price is invalid\. Enter it as 9\.5m/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Lower' }));
    await user.clear(dialog.getByLabelText('Percentage'));
    await user.type(dialog.getByLabelText('Percentage'), '100{Enter}');
    expect(await dialog.findByText('Percentage is invalid')).toBeVisible();
    await user.clear(dialog.getByLabelText('Percentage'));
    await user.type(dialog.getByLabelText('Percentage'), '10%{Enter}');
    expect(await dialog.findByText('No price would change')).toBeVisible();
  });

  it('sees which prices the network lost, and sends those again', async () => {
    const user = await select(flat, sold);
    let isLost = true;
    api.override(
      http.put(`*/api/properties/${derivedId('flat')}`, () =>
        isLost ? HttpResponse.error() : undefined,
      ),
    );
    const dialog = await openPrices(user);
    await user.click(dialog.getByRole('radio', { name: 'Raise' }));
    await user.type(dialog.getByLabelText('Percentage'), '10{Enter}');
    const report = within(await screen.findByRole('region', { name: 'Report' }));
    expect(report.getByText('1 of 2 properties could not be changed')).toBeVisible();
    expect(await pricesOf(flat, sold)).toEqual([48_000_000, 104_500_000]);
    // The report may be far above the rows.
    const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
    expect(await toasts.findByText('1 of 2 properties could not be changed')).toBeVisible();
    expect(toasts.getByText('The reasons are at the top of the page.')).toBeVisible();
    isLost = false;
    await user.click(report.getByRole('button', { name: 'Try it again' }));
    expect(await screen.findByText('Price of 2 properties changed')).toBeVisible();
    expect(await pricesOf(flat)).toEqual([52_800_000]);
  });
});

describe('An admin whose colleague changes listings at the same time', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('does not overwrite a price that the colleague has just changed, unless they retry', async () => {
    const user = await select(flat, sold);
    await api
      .server()
      .db.update(properties)
      .set({ version: 9, price: 50_000_000 })
      .where(eq(properties.id, derivedId('flat')));
    const dialog = await openPrices(user);
    await user.type(dialog.getByLabelText('New price'), '45m{Enter}');
    const report = within(await screen.findByRole('region', { name: 'Report' }));
    expect(report.getByText('1 of 2 properties could not be changed')).toBeVisible();
    expect(await pricesOf(flat, sold)).toEqual([50_000_000, 45_000_000]);
    await user.click(report.getByRole('button', { name: 'Try it again' }));
    await waitFor(async () => expect(await pricesOf(flat)).toEqual([45_000_000]));
  });
});

describe('An admin who changes the papers of several properties', () => {
  const choosePapers = async (user: Visitor) => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Change papers' }));
    return within(screen.getByRole('dialog', { name: 'Change the papers of 2 properties' }));
  };
  const kindsOf = async (...titles: string[]) => {
    const all = await listProperties(api.server().db, {});
    return titles.map(
      (title) => all.find((each) => each.title === title)?.checks?.papersKind ?? null,
    );
  };

  it('chooses a kind for all of them, and undoes it', async () => {
    api.behaveAs('reference');
    const user = await select(flat, plot);
    const dialog = await choosePapers(user);
    await user.click(dialog.getByRole('button', { name: 'Change papers' }));
    expect(await dialog.findByText('Kind of papers is required')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Kind of papers'), 'Survey only');
    await user.click(dialog.getByRole('button', { name: 'Change papers' }));
    expect(await screen.findByText('Papers of 2 properties: Survey only')).toBeVisible();
    expect(await kindsOf(flat, plot)).toEqual(['Survey only', 'Survey only']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Papers of 2 properties restored')).toBeVisible();
    expect(await kindsOf(flat, plot)).toEqual([null, null]);
  });

  it('is not offered kinds of papers by an API without them', async () => {
    api.behaveAs('data.data');
    const user = await select(flat);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Change price' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Change papers' })).toBeNull();
  });
});
