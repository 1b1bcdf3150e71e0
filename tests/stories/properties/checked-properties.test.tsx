import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const daysAgo = (days: number) => dayInLagos(Date.now() - days * 24 * 60 * 60 * 1000);

const visited = newProperty('visited', {
  title: 'House that was visited in spring',
  amenities: ['Borehole'],
  checks: { papers: 'C of O, seen', power: 'Band A', visitedOn: daysAgo(91) },
});
const recent = newProperty('recent', {
  title: 'House that was visited this month',
  checks: { papersKind: 'Survey only', visitedOn: daysAgo(9) },
});
const bare = newProperty('bare', { title: 'House that nobody has visited' });
const api = referenceApi([]);

beforeEach(async () => {
  await api.server().db.delete(properties);
  await insertProperties(api.server().db, [visited, recent, bare]);
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
});

async function openTable() {
  const user = visit('/admin/properties');
  await screen.findByRole('grid');
  return user;
}

async function openFoldedView(user: UserEvent, name: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'More views' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

async function expectRows(...titles: string[]) {
  await waitFor(() => {
    const headings = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(headings).toEqual(titles.map((title) => expect.stringContaining(title)));
  });
}

describe('An admin, with an API that has checks,', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('reads in the table which facts of each property were seen, which are stated', async () => {
    await openTable();
    const row = screen.getByRole('row', { name: new RegExp(visited.title) });
    expect(
      within(row).getByText(
        'Seen: Power, Visited; Stated: Papers, Water; Not checked: Road, Flooding',
      ),
    ).toBeInTheDocument();
    const title = within(row).getByTitle(
      /^Papers: C of O, seen \(As stated to us\) Power: Band A \(Seen by us, .+\) Water: Borehole \(As listed\)/,
    );
    expect(title).toBeVisible();
    const other = screen.getByRole('row', { name: new RegExp(bare.title) });
    expect(
      within(other).getByText('Not checked: Papers, Power, Water, Road, Flooding, Visited'),
    ).toBeInTheDocument();
  });

  it('finds those without papers, and those visited long ago, by the views of the table', async () => {
    const user = await openTable();
    await openFoldedView(user, /^Visited over 90 days ago 1$/);
    await expectRows(visited.title);
    expect(screen.getByRole('button', { name: /^Visited: before / })).toBeVisible();
    await openFoldedView(user, /^Papers not stated 1$/);
    await expectRows(bare.title);
    await user.click(screen.getByRole('button', { name: 'Papers: Not stated' }));
    await user.click(await screen.findByRole('radio', { name: 'Stated' }));
    await waitFor(() => expect(screen.queryByText(bare.title)).not.toBeInTheDocument());
    expect(screen.getByText(recent.title)).toBeVisible();
  });
});

describe.each(apiKinds)('An admin, with %s,', (_name, kind) => {
  it('finds the properties whose papers nobody has stated', async () => {
    api.behaveAs(kind);
    const user = await openTable();
    await user.click(await screen.findByRole('link', { name: /^Papers not stated/ }));
    await waitFor(() => expect(screen.getByText(bare.title)).toBeVisible());
  });
});

describe('An admin, with a letter-only API,', () => {
  it('has no column and no view for checks', async () => {
    api.behaveAs('data.data');
    const user = await openTable();
    expect(screen.queryByRole('columnheader', { name: 'Checks' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Visited/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.queryByRole('checkbox', { name: 'Checks' })).toBeNull();
  });
});
