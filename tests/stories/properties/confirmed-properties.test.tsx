import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/routes/public/property-page.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const today = dayInLagos(Date.now());

const fresh = newProperty('fresh', {
  title: 'House of last spring',
  createdAt: daysAgo(200),
  checks: { confirmedOn: dayInLagos(Date.now() - 3 * DAY_MS) },
});
const relisted = newProperty('relisted', {
  title: 'House listed again',
  createdAt: daysAgo(5),
  checks: { confirmedOn: dayInLagos(Date.now() - 6 * DAY_MS) },
});
const stale = newProperty('stale', { title: 'House of long ago', createdAt: daysAgo(120) });
const sold = newProperty('sold', { title: 'Sold house', createdAt: daysAgo(300), status: 'Sold' });
const api = referenceApi([]);

beforeEach(async () => {
  await api.server().db.delete(properties);
  await insertProperties(api.server().db, [fresh, relisted, stale, sold]);
});

async function openProperty({ id, title }: { id: string; title: string }) {
  visit(`/property-listing/${id}`);
  await screen.findByRole('heading', { level: 1, name: title });
}

async function openTable(query = '') {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  const user = visit(`/admin/properties${query}`);
  await screen.findByRole('grid');
  return user;
}

function rowOf(title: string) {
  return within(screen.getByText(title).closest('tr') ?? document.body);
}

async function confirmationsOf(...titles: string[]) {
  const all = await listProperties(api.server().db, {});
  return titles.map(
    (title) => all.find((each) => each.title === title)?.checks?.confirmedOn ?? null,
  );
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('reads how long ago a home was listed, and that it was confirmed if the API says so', async () => {
    await openProperty(fresh);
    expect(screen.getByText('Listed 200 days ago')).toBeVisible();
    const confirmed = screen.queryByText('Confirmed available 3 days ago');
    expect(confirmed !== null).toBe(kind === 'reference');
  });

  it('reads since when nobody has confirmed a home, and asks, only if the API has confirmations', async () => {
    await openProperty(stale);
    const line = screen.queryByText(/^Not confirmed since [A-Z][a-z]+/);
    expect(line !== null).toBe(kind === 'reference');
    if (!line) return;
    const link = within(line).getByRole('link', { name: 'ask us' });
    expect(link).toHaveAttribute('href', `/contact?property=${stale.id}`);
  });

  it.each([sold, relisted])('reads neither on a $title', async (home) => {
    await openProperty(home);
    expect(screen.queryByText(/onfirmed/)).not.toBeInTheDocument();
  });
});

describe('An admin, with an API that has confirmations,', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('reads no day that visitors do not read', async () => {
    await openTable('?columns=status,confirmed');
    expect(rowOf(fresh.title).getByText('3 days ago')).toBeVisible();
    expect(rowOf(relisted.title).getByText('Confirm')).toBeVisible();
    visit(`/admin/properties/${relisted.id}`);
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(screen.getByText('Not yet')).toBeVisible();
  });

  it('confirms a property with one press in the table, and undoes it', async () => {
    const user = await openTable('?columns=status,confirmed');
    await user.click(rowOf(stale.title).getByText('Confirm'));
    expect(await screen.findByText('Confirmed available: Not yet → today')).toBeVisible();
    expect(await confirmationsOf(stale.title)).toEqual([today]);
    expect(rowOf(stale.title).getByText('today')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await confirmationsOf(stale.title)).toEqual([null]));
  });

  it('confirms it in the panel', async () => {
    const user = await openTable(`?open=${stale.id}`);
    const panel = await screen.findByLabelText(stale.title);
    await user.click(
      within(panel).getByRole('button', { name: /^Confirmed available: Not yet ?Confirm/ }),
    );
    await waitFor(async () => expect(await confirmationsOf(stale.title)).toEqual([today]));
  });

  it('confirms it on its page, and undoes it', async () => {
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit(`/admin/properties/${stale.id}`);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed available: Not yet → today')).toBeVisible();
    expect(await confirmationsOf(stale.title)).toEqual([today]);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await confirmationsOf(stale.title)).toEqual([null]));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
  });

  it('confirms several at once, and undo restores the day of each', async () => {
    const user = await openTable();
    for (const { title } of [fresh, stale])
      await user.click(screen.getByLabelText(`Select ${title}`));
    await user.click(screen.getByRole('button', { name: 'Confirm available' }));
    expect(await screen.findByText('2 properties confirmed available')).toBeVisible();
    expect(await confirmationsOf(fresh.title, stale.title)).toEqual([today, today]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Confirmation of 2 properties undone')).toBeVisible();
    const before = fresh.checks.confirmedOn ?? null;
    expect(await confirmationsOf(fresh.title, stale.title)).toEqual([before, null]);
  });

  it('finds the stale ones by the view of the table, and their number on the overview', async () => {
    const user = await openTable();
    await user.click(await screen.findByRole('link', { name: /Not confirmed for 60 days/ }));
    await waitFor(() => expect(screen.queryByText(fresh.title)).not.toBeInTheDocument());
    expect(screen.getByText(stale.title)).toBeVisible();
    expect(screen.queryByText(sold.title)).not.toBeInTheDocument();
  });

  it('reads the number of stale properties on the overview', async () => {
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    visit('/admin');
    const row = within(await screen.findByRole('region', { name: 'Not confirmed for 60 days' }));
    expect(row.getByText('House of long ago')).toBeVisible();
    expect(row.getByRole('link', { name: 'Confirm: House of long ago' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit#checks\.confirmedOn$/),
    );
  });
});

describe('An admin, with a letter-only API,', () => {
  it('has no column, view or button for confirmations', async () => {
    api.behaveAs('data.data');
    const user = await openTable();
    await user.click(screen.getByLabelText(`Select ${stale.title}`));
    expect(screen.getByRole('button', { name: 'Change status' })).toBeVisible();
    expect(screen.queryByText(/onfirm/)).not.toBeInTheDocument();
  });
});
