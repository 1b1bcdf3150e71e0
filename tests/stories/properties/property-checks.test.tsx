import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import {
  expectCreated,
  expectUpdated,
  fillField,
  fillRequired,
  openListingForm,
  propertyById,
  storedProperty,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { type ApiKind, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/routes/public/property-page.tsx';
import '#src/routes/public/property-listings-page.tsx';

const checked = newProperty('checked', {
  title: 'Checked house',
  amenities: ['24/7 power', 'Garden'],
  checks: {
    papers: 'Certificate of Occupancy',
    water: 'Borehole, iron filter',
    flooding: 'No water on the road',
    visitedOn: '2026-01-12',
  },
});
const powered = newProperty('powered', { title: 'Powered house', amenities: ['24/7 power'] });
const unknown = newProperty('unknown', { title: 'Unknown house' });
const api = referenceApi([checked, powered, unknown]);

const labels = ['Papers', 'Power', 'Water', 'Road', 'Flooding', 'Visited'];
const labelsWithoutFlooding = labels.filter((label) => label !== 'Flooding');

/** The strip on the page of a property, by the labels of its marks; null if there is none. */
async function stripOf({ id, title }: { id: string; title: string }, expected = labels) {
  visit(`/property-listing/${id}`);
  await screen.findByRole('heading', { level: 1, name: title });
  const strip = screen.queryByRole('region', { name: 'What we know' });
  if (!strip) return null;
  const facts = within(strip).getAllByRole('definition');
  const terms = within(strip).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(expected);
  return facts.map((fact) => fact.textContent);
}

async function marksOf(title: string) {
  const link = await screen.findByRole('link', { name: title });
  const card = within(link.closest('article') ?? document.body);
  const list = card.queryByRole('list', { name: 'What we know' });
  return (
    list &&
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  );
}

async function signIn(kind: ApiKind) {
  api.behaveAs(kind);
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
}

describe('A visitor, with an API that has checks,', () => {
  it('sees every check of a property in order, and Not checked for the rest', async () => {
    api.behaveAs('reference');
    expect(await stripOf(checked)).toEqual([
      'Certificate of OccupancyAs stated to usHow to check this',
      '24/7 powerAs listed',
      'Borehole, iron filterSeen by us, 12 Jan 2026',
      'Not checked Ask us',
      'No water on the roadSeen by us, 12 Jan 2026',
      '12 Jan 2026',
    ]);
    expect(screen.getByRole('link', { name: 'Ask us about Road' })).toHaveAttribute(
      'href',
      `/contact?property=${checked.id}`,
    );
    const amenities = within(screen.getByRole('region', { name: 'Amenities' }));
    expect(amenities.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Garden']);
    cleanup();
    expect(await stripOf(unknown)).toEqual(labels.map(() => 'Not checked Ask us'));
  });

  it('sees at most three facts on a card, and none that was not checked', async () => {
    api.behaveAs('reference');
    visit('/property-listings');
    expect(await marksOf('Checked house')).toEqual([
      'Papers C of O',
      'Power 24/7',
      'Water Borehole',
    ]);
    expect(await marksOf('Powered house')).toEqual(['Power 24/7']);
    expect(await marksOf('Unknown house')).toBeNull();
  });
});

describe('A visitor, with an API whose checks are older than Flooding,', () => {
  it('sees the others', async () => {
    api.behaveAs('reference', ['paging', 'checks']);
    expect(await stripOf(powered, labelsWithoutFlooding)).toEqual([
      'Not checked Ask us',
      '24/7 powerAs listed',
      ...labelsWithoutFlooding.slice(2).map(() => 'Not checked Ask us'),
    ]);
  });
});

describe('A visitor, with a letter-only API,', () => {
  it('sees the fact that an amenity states, and otherwise "Papers: ask us"', async () => {
    api.behaveAs('data.data');
    expect(await stripOf(checked, labelsWithoutFlooding)).toEqual([
      'Not checked Ask us',
      '24/7 powerAs listed',
      ...labelsWithoutFlooding.slice(2).map(() => 'Not checked Ask us'),
    ]);
    cleanup();
    expect(await stripOf(unknown)).toBeNull();
    const link = screen.getByRole('link', { name: 'ask us' });
    expect(link.closest('p')).toHaveTextContent('Papers: ask us');
    expect(link).toHaveAttribute('href', `/contact?property=${unknown.id}`);
  });
});

describe('An admin who lists a property', () => {
  it('stores what was checked, and sees the error of a day in the future', async () => {
    await signIn('reference');
    const user = await openListingForm();
    await fillRequired(user, 'House that was visited');
    await fillField(user, 'Papers', "Governor's consent");
    await user.selectOptions(screen.getByLabelText('Kind of papers'), 'Federal title');
    await fillField(user, 'Road', 'Graded road');
    await fillField(user, 'Visited', '2999-01-01');
    await submitListing(user);
    expect(await screen.findByText('Visited cannot be in the future')).toBeVisible();
    await fillField(user, 'Visited', '2026-01-31');
    await submitListing(user);
    await expectCreated();
    expect(await storedProperty(api.server(), 'House that was visited')).toMatchObject({
      checks: {
        ...{ papers: "Governor's consent", papersKind: 'Federal title', power: null },
        ...{ water: null, road: 'Graded road', flooding: null },
        visitedOn: '2026-01-31',
      },
    });
  });

  it('fills in the facts of a development, and sees no fields for them on a house', async () => {
    await signIn('reference');
    const user = await openListingForm();
    await fillRequired(user, 'Cocoa Court');
    expect(screen.queryByLabelText('Stage')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'New Development');
    await user.selectOptions(screen.getByLabelText('Stage'), 'Off-plan');
    await fillField(user, 'Number of homes', '0');
    await submitListing(user);
    expect(await screen.findByText('Number of homes is invalid')).toBeVisible();
    await fillField(user, 'Number of homes', '18');
    await submitListing(user);
    await expectCreated();
    expect(await storedProperty(api.server(), 'Cocoa Court')).toMatchObject({
      developmentDetails: { stage: 'Off-plan', homes: 18, handover: null },
    });
  });

  it('sees no fields for checks with a letter-only API', async () => {
    await signIn('data.data');
    await openListingForm();
    expect(screen.queryByRole('heading', { name: 'What we know' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Papers')).not.toBeInTheDocument();
  });
});

describe('An admin who edits a property', () => {
  it('finds the checks restored from the draft, and changes only the edited one', async () => {
    await signIn('reference');
    const address = `/admin/properties/${checked.id}/edit`;
    const user = visit(address);
    expect(await screen.findByLabelText('Papers')).toHaveValue('Certificate of Occupancy');
    await fillField(user, 'Power', 'Band A');
    expect(await screen.findByText(/Your changes are kept in this browser/)).toBeVisible();
    cleanup();

    const again = visit(address);
    expect(await screen.findByLabelText('Power')).toHaveValue('Band A');
    await again.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect((await propertyById(api.server(), checked.id)).checks).toEqual({
      ...{ ...checked.checks, papersKind: null, power: 'Band A', road: null, confirmedOn: null },
    });
  });
});
