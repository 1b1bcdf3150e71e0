import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import {
  expectCreated,
  expectUpdated,
  fillRequired,
  openListingForm,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/routes/public/property-page.tsx';

const shown = newProperty('shown', { title: 'House on the market' });
const draft = newProperty('draft', {
  title: 'House in preparation',
  propertyId: 'GD-2002',
  published: false,
});
const other = newProperty('other', { title: 'Second house in preparation', published: false });
const banner = 'Not published: only your staff see this page.';
const api = referenceApi([]);

beforeEach(async () => {
  api.behaveAs('reference');
  await api.server().db.delete(properties);
  await insertProperties(api.server().db, [shown, draft, other]);
});

async function openTable(query = '') {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  const user = visit(`/admin/properties${query}`);
  await screen.findByRole('grid');
  return user;
}
type Visitor = Awaited<ReturnType<typeof openTable>>;

async function select(user: Visitor, ...titles: string[]) {
  for (const title of titles) await user.click(screen.getByLabelText(`Select ${title}`));
}

async function choose(user: Visitor, action: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

function rowOf(title: string) {
  return within(screen.getByText(title).closest('tr') ?? document.body);
}

/** The titles of the published properties. */
async function publishedTitles(): Promise<string[]> {
  const { db } = api.server();
  const rows = await db.select().from(properties).where(eq(properties.published, true));
  return rows.map(({ title }) => title).sort();
}

describe('An admin, with an API that has drafts,', () => {
  it('sees in the table what is not published, and finds it by its view', async () => {
    const user = await openTable();
    expect(rowOf(draft.title).getByText('Not published')).toBeVisible();
    expect(rowOf(shown.title).queryByText('Not published')).toBeNull();
    await user.click(await screen.findByRole('link', { name: /^Not published/ }));
    await waitFor(() => expect(screen.queryByText(shown.title)).not.toBeInTheDocument());
    expect(screen.getByText(other.title)).toBeVisible();
    expect(addressBar()).toBe('/admin/properties?published=no');
  });

  it('publishes several at once, unpublishes one, and undoes each', async () => {
    const user = await openTable();
    await select(user, draft.title, other.title);
    await choose(user, 'Publish');
    expect(await screen.findByText('2 properties are now published')).toBeVisible();
    expect(await publishedTitles()).toEqual([draft.title, shown.title, other.title]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change of 2 properties undone')).toBeVisible();
    expect(await publishedTitles()).toEqual([shown.title]);
    await select(user, shown.title);
    await choose(user, 'Unpublish');
    expect(await screen.findByText('1 property is now not published')).toBeVisible();
    expect(await publishedTitles()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await publishedTitles()).toEqual([shown.title]));
  });

  it('sees what the network lost while publishing, and sends it again', async () => {
    const user = await openTable();
    let isLost = true;
    api.override(
      http.put(`*/api/properties/${draft.id}`, () => (isLost ? HttpResponse.error() : undefined)),
    );
    await select(user, draft.title, other.title);
    await choose(user, 'Publish');
    const report = within(await screen.findByRole('region', { name: 'Report' }));
    expect(report.getByText('1 of 2 properties could not be changed')).toBeVisible();
    expect(await publishedTitles()).toEqual([shown.title, other.title]);
    isLost = false;
    await user.click(report.getByRole('button', { name: 'Try it again' }));
    await waitFor(async () => expect(await publishedTitles()).toHaveLength(3));
  });

  it('lists a property as a draft, sees its page with a banner, and publishes it there', async () => {
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    let user = await openListingForm();
    await fillRequired(user, 'House of tomorrow');
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    expect(screen.getByText('It is on the site as soon as you save.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Staff only' }));
    expect(screen.getByText(/^A draft: no visitor finds it/)).toBeVisible();
    await submitListing(user);
    await expectCreated();
    expect(await publishedTitles()).toEqual([shown.title]);
    const { db } = api.server();
    const [stored] = await db
      .select()
      .from(properties)
      .where(eq(properties.title, 'House of tomorrow'));
    user = visit(`/property-listing/${stored?.id}`);
    expect(await screen.findByText(banner)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Property' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Edit or publish' }));
    await user.click(await screen.findByRole('radio', { name: 'Everyone' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect(await publishedTitles()).toContain('House of tomorrow');
  });

  it('reads the number of drafts on the overview, apart from the statuses', async () => {
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    visit('/admin');
    const totals = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(await totals.findByRole('link', { name: '3 properties' })).toBeVisible();
    expect(totals.getByRole('link', { name: '2 not published' })).toHaveAttribute(
      'href',
      '/admin/properties?published=no',
    );
    for (const link of totals.getAllByRole('link', { name: '1 For Sale' })) {
      expect(link).toHaveAttribute('href', '/admin/properties?status=For+Sale&published=yes');
    }
  });

  it('finds a draft by its title with Find', async () => {
    const user = await openTable();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'preparation');
    expect(await screen.findByRole('option', { name: new RegExp(draft.title) })).toBeVisible();
  });

  it('is suggested a draft by the search of the table, as a visitor is not', async () => {
    const user = await openTable();
    await user.type(screen.getByRole('combobox', { name: 'Search properties' }), 'preparation');
    expect(await screen.findByRole('option', { name: new RegExp(draft.title) })).toBeVisible();
  });

  it('opens a draft by its reference with Enter in the search of the table', async () => {
    const user = await openTable();
    await user.type(screen.getByRole('combobox', { name: 'Search properties' }), 'gd2002{Enter}');
    await waitFor(() => expect(addressBar()).toBe(`/admin/properties/${draft.id}`));
  });
});

describe('A visitor, with an API that has drafts,', () => {
  it.each(['guest', 'buyer'])('reads as a %s that there is no such property', async (visitor) => {
    if (visitor === 'buyer') signedInAs(await verifiedUser(api.server(), 'Bola Ade'));
    visit(`/property-listing/${draft.id}`);
    expect(await screen.findByText('Error loading property: Property not found')).toBeVisible();
    expect(screen.queryByText(banner)).toBeNull();
  });

  it('finds only the published one in the listings', async () => {
    visit('/property-listings');
    expect(await screen.findByText(shown.title)).toBeVisible();
    expect(screen.queryByText(draft.title)).toBeNull();
    expect(screen.getByText('1 property')).toBeVisible();
  });
});

describe.each(apiKinds)('An admin, with %s,', (_name, kind) => {
  it('has the view, the actions and the choice only if the API has drafts', async () => {
    api.behaveAs(kind);
    const has = kind === 'reference';
    const user = await openTable();
    if (has) expect(await screen.findByRole('link', { name: 'Not published 2' })).toBeVisible();
    else expect(screen.queryByRole('link', { name: /^Not published/ })).toBeNull();
    await select(user, shown.title);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Unpublish' }) !== null).toBe(has);
    visit('/admin/list-property');
    await screen.findByLabelText('Title');
    expect(screen.queryByRole('radio', { name: 'Staff only' }) !== null).toBe(has);
  });
});
