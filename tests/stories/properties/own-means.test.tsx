import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import '#src/features/properties/budget/budget-tools.tsx';
import '#src/features/properties/budget/price-notes.tsx';
import '#src/features/properties/detail/costs/costs-panel.tsx';

const modest = newProperty('modest', { title: 'House in Ajah', price: 20_000_000 });
const grand = newProperty('grand', { title: 'House in Ikoyi', price: 850_000_000 });
const api = referenceApi([modest, grand]);

async function type(user: UserEvent, label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
}

async function openTool(user: UserEvent, heading: string) {
  await user.click(await screen.findByRole('button', { name: /^About .* in all/ }));
  await user.click(await screen.findByText(heading, { selector: 'summary' }));
}

async function cardOf(title: string) {
  const link = await screen.findByRole('link', { name: title });
  const card = link.closest('article');
  if (!card) throw new Error(`No card of ${title}`);
  return within(card);
}

describe('A buyer', () => {
  beforeEach(() => api.behaveAs('data.data'));

  it('learns what they could pay, shows the homes up to that, and sees a mark on them', async () => {
    const user = visit(`/property-listing/${modest.id}`);
    await openTool(user, 'Within my means');
    expect(screen.getByText(/^Enter your income or your savings\./)).toBeVisible();
    await type(user, 'Your savings', '30m');
    expect(screen.getByText('You could pay up to ₦25.1m')).toBeVisible();
    await user.click(
      screen.getByRole('checkbox', { name: /^Remember these figures on this device/ }),
    );
    await user.click(screen.getByRole('link', { name: 'Show homes up to ₦25.1m' }));
    expect(addressBar()).toBe('/property-listings?maxPrice=25100000');
    const card = await cardOf('House in Ajah');
    expect(await card.findByRole('img', { name: 'Within your means' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'House in Ikoyi' })).toBeNull();
  });

  it('keeps no figures that they did not ask to keep', async () => {
    const user = visit(`/property-listing/${modest.id}`);
    await openTool(user, 'Within my means');
    await type(user, 'Your savings', '30m');
    visit('/property-listings');
    const card = await cardOf('House in Ajah');
    expect(card.queryByRole('img', { name: 'Within your means' })).toBeNull();
  });

  it('reads beside an invalid price which one still applies', async () => {
    const user = visit('/property-listings?maxPrice=50000000');
    await user.click(await screen.findByRole('button', { name: /Up to ₦50m$/ }));
    await type(user, 'Maximum price', '0');
    expect(
      screen.getByText('Enter a price such as 50m or ₦85,000,000. ₦50,000,000 still applies.'),
    ).toBeVisible();
    expect(addressBar()).toBe('/property-listings?maxPrice=50000000');
  });

  it('sees prices in another currency too, at the rate that they typed', async () => {
    const user = visit(`/property-listing/${modest.id}`);
    await openTool(user, 'Show prices in $, £ or €');
    await user.click(screen.getByRole('radio', { name: '$' }));
    await type(user, '₦ for 1 $', 'much');
    expect(screen.getByText('Enter a rate such as 1,450.')).toBeVisible();
    await type(user, '₦ for 1 $', '1,600');
    expect(await screen.findByText(/^Your rate of /)).toBeVisible();
    visit('/property-listings');
    const card = await cardOf('House in Ikoyi');
    expect(await card.findByText('about $531,000')).toBeVisible();
    expect(card.getByText('₦850,000,000')).toBeVisible();
  });
});
