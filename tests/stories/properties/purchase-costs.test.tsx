import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepCosts,
  ownCostsOf,
  ownFigures,
  ownMeansIn,
} from '#src/features/properties/budget/own-figures.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import '#src/features/properties/detail/costs/costs-panel.tsx';

const lekki = newProperty('lekki', { title: 'House in Lekki', price: 85_000_000 });
const ajah = newProperty('ajah', { title: 'House in Ajah', price: 20_000_000 });
const ikoyi = newProperty('ikoyi', { title: 'House in Ikoyi', price: 650_000_000 });
const land = newProperty('land', {
  title: 'Plot in Ibadan',
  type: 'Land',
  location: 'Akobo, Ibadan, Oyo',
  price: 20_000_000,
});
const federal = newProperty('federal', {
  title: 'House with federal papers',
  checks: { papers: 'Federal C of O' },
});
const unpriced = newProperty('unpriced', { title: 'House on request', price: null });
const development = newProperty('estate', { title: 'Garden estate', status: 'New Development' });
const api = referenceApi([lekki, ajah, ikoyi, land, federal, unpriced, development]);

async function openCosts({ id, title }: { id: string; title: string }) {
  const user = visit(`/property-listing/${id}`);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(screen.getByRole('button', { name: /^About .* in all/ }));
  await screen.findByText('In all');
  return user;
}

/** The figure beside a label. */
function figure(label: string) {
  return screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
}

async function type(user: UserEvent, label: string, text: string, place = document.body) {
  const field = await within(place).findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
}

function mortgage(): HTMLElement {
  const details = screen.getByText('Pay by mortgage').closest('details');
  if (!details) throw new Error('No mortgage');
  return details;
}

describe('A buyer', () => {
  beforeEach(() => api.behaveAs('data.data'));

  it('opens the costs from the sum under the price, each with its source and the month', async () => {
    await openCosts(lekki);
    expect(screen.getByRole('button', { name: 'About ₦99.4m in all' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('What it costs in all');
    expect(figure('Agency fee')).toBe('₦4,250,000');
    expect(figure('Legal fee')).toBe('₦6,750,000');
    expect(figure('VAT on both fees')).toBe('₦825,000');
    expect(figure('Consent and registration')).toBe('₦2,550,000');
    expect(figure('Title search')).toBe('Not known');
    expect(figure('Costs')).toBe('₦14,375,000');
    expect(figure('In all')).toBe('₦99,375,000');
    expect(screen.getByText('without title search')).toBeVisible();
    expect(screen.getAllByText(/Checked November 2026\.$/)).toHaveLength(4);
    expect(screen.getByText(/Ask for each figure in writing\./)).toBeVisible();
  });

  it('puts own figures in place of any line', async () => {
    const user = await openCosts(lekki);
    await type(user, 'Agency fee in %', '2.5');
    expect(figure('Agency fee')).toBe('₦2,125,000');
    const legal = screen.getByRole('combobox', { name: 'How the legal fee is agreed' });
    await user.selectOptions(legal, 'Agreed 5%');
    expect(figure('Legal fee')).toBe('₦4,250,000');
    await user.selectOptions(legal, 'My figure');
    await type(user, 'My legal fee', '3m');
    await type(user, 'Assessed value', '60m');
    await type(user, 'Title search in ₦', '20k');
    expect(figure('VAT on both fees')).toBe('₦384,375');
    expect(figure('In all')).toBe('₦92,329,375');
    expect(screen.getByRole('button', { name: 'About ₦92.3m in all' })).toBeVisible();
  });

  it('enters a title search that costs nothing', async () => {
    const user = await openCosts(lekki);
    await type(user, 'Title search in ₦', '0');
    expect(screen.getByRole('textbox', { name: 'Title search in ₦' })).toBeValid();
    expect(figure('Title search')).toBe('₦0');
    expect(screen.queryByText('without title search')).toBeNull();
  });

  it('learns which figures are missing, and who knows them', async () => {
    await openCosts(land);
    const name = 'About ₦23.2m in all without consent and registration, survey';
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByText('Ask the state’s Ministry of Lands, in writing.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Survey in ₦' })).toHaveValue('');
  });

  it('sees a message for an impossible percentage, and the sum stays', async () => {
    const user = await openCosts(lekki);
    await type(user, 'Agency fee in %', 'five');
    const field = screen.getByRole('textbox', { name: 'Agency fee in %' });
    expect(field).toHaveAccessibleDescription(/Enter a percentage from 0 to 20/);
    expect(figure('In all')).toBe('₦99,375,000');
  });

  it('sees a message for an amount that is too large to keep, and keeps the others', async () => {
    const user = await openCosts(lekki);
    await type(user, 'Agency fee in %', '2');
    await type(user, 'Title search in ₦', '9999999999999');
    const field = screen.getByRole('textbox', { name: 'Title search in ₦' });
    expect(field).toHaveAccessibleDescription(/at most ₦1,000bn/);
    expect(figure('Title search')).toBe('Not known');
    cleanup();
    await openCosts(lekki);
    expect(await screen.findByText('₦1,700,000')).toBeVisible();
  });

  it('loses no other figure to one that was kept out of bounds', async () => {
    await ownFigures.put({ id: 'costs', propertyId: lekki.id, agencyPercent: 2, search: 1e13 });
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await openCosts(lekki);
    expect(await screen.findByText('₦1,700,000')).toBeVisible();
    expect(figure('Title search')).toBe('Not known');
  });

  it('is offered the own figures on the next home, and finds those of each home again', async () => {
    const user = await openCosts(lekki);
    await type(user, 'Agency fee in %', '2');
    await type(user, 'Assessed value', '60m');
    cleanup();
    const next = await openCosts(ajah);
    expect(figure('Agency fee')).toBe('₦1,000,000');
    const offer = await screen.findByText(/^On another home you used: agency fee 2%\./);
    await next.click(within(offer).getByRole('button', { name: 'Use them here' }));
    expect(figure('Agency fee')).toBe('₦400,000');
    cleanup();
    await openCosts(lekki);
    expect(await screen.findByText('₦1,700,000')).toBeVisible();
    expect(figure('Consent and registration')).toBe('₦1,800,000');
    cleanup();
    const again = await openCosts(ajah);
    expect(await screen.findByText('₦400,000')).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Reset to the defaults' }));
    expect(figure('Agency fee')).toBe('₦1,000,000');
    cleanup();
    await openCosts(lekki);
    expect(await screen.findByText('₦1,700,000')).toBeVisible();
  });

  it('keeps the means beside the costs of a hundred homes', async () => {
    await ownFigures.put({ id: 'means', income: 900_000 });
    for (let home = 1; home <= 103; home += 1) await keepCosts(`${home}`, { search: home });
    const kept = await ownFigures.load();
    expect(ownMeansIn(kept)?.income).toBe(900_000);
    expect(ownCostsOf('103', kept)?.search).toBe(103);
    expect(ownCostsOf('1', kept)).toBeUndefined();
  });

  it('compares mortgages: the payment a month, the cash on the day, and what is owed each year', async () => {
    const user = await openCosts(lekki);
    await user.click(screen.getByText('Pay by mortgage'));
    expect(figure('Loan')).toContain('₦50,000,000');
    expect(figure('Monthly payment')).toBe('₦299,775');
    expect(figure('Cash you need to buy')).toContain('₦49,375,000');
    await user.click(screen.getByRole('radio', { name: 'MREIF' }));
    expect(figure('Loan')).toContain('₦76,500,000');
    await type(user, 'Your age', '45', mortgage());
    expect(figure('Loan')).toContain('9.75% over 15 years');
    await type(user, 'Your income a month', '1m', mortgage());
    expect(screen.getByText(/^81% of your income\. FirstBank lends up to 40%/)).toBeVisible();
    await user.click(screen.getByText('Year by year'));
    const years = screen.getByRole('table');
    expect(within(years).getAllByRole('rowheader')).toHaveLength(15);
    expect(within(years).getAllByRole('row').at(-1)).toHaveTextContent(/₦0$/);
  });

  it('types the rate of a bank, and is told why there is no mortgage', async () => {
    const user = await openCosts(ajah);
    await user.click(screen.getByText('Pay by mortgage'));
    await user.click(screen.getByRole('radio', { name: 'Bank' }));
    expect(screen.getByText('Enter the rate that your bank offers.')).toBeVisible();
    await type(user, 'Interest rate in % a year', 'high');
    expect(screen.getByText('Enter a rate such as 22.5.')).toBeVisible();
    await type(user, 'Interest rate in % a year', '23');
    expect(figure('Loan')).toContain('23% over 30 years');
    await type(user, 'Your age', '60', mortgage());
    expect(screen.getByText(/^Lenders want a mortgage repaid before you are 60/)).toBeVisible();
  });

  it('is first shown a kind of mortgage that lends at least half of the price', async () => {
    const user = await openCosts(ikoyi);
    await user.click(screen.getByText('Pay by mortgage'));
    expect(screen.getByRole('radio', { name: 'Bank' })).toBeChecked();
  });

  it('is offered no mortgage for land', async () => {
    await openCosts(land);
    expect(screen.queryByText('Pay by mortgage')).toBeNull();
  });

  it.each([
    ['is on request', unpriced],
    ['depends on the development', development],
  ])('sees no costs where the price %s', async (_reason, { id, title }) => {
    visit(`/property-listing/${id}`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByText(/in all/)).not.toBeInTheDocument();
  });
});

it('The costs depend on papers that the API states', async () => {
  api.behaveAs('reference');
  await openCosts(federal);
  expect(figure('Consent and registration')).toBe('Not known');
});
