import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { expectUpdated, fillField } from '#tests/support/stories/editor-page.ts';
import {
  closeReadableScreen,
  valuesPrintedByMistake,
} from '#tests/support/stories/readable-screen.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import {
  type PropertyDeviation,
  propertyDeviationNames,
  sloppyNames,
} from '#tests/support/stories/sloppy-api.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const listings = propertyDeviationNames.map((name) =>
  newProperty(name, { title: sloppyNames.property(name) }),
);
const titles = listings.map(({ title }) => title);
const api = referenceApi(listings);
const missingId = '0'.repeat(24);
let admin: TestUser;

/** What is left of each property. */
const shown: Record<PropertyDeviation, { texts: string[]; sections: string[] }> = {
  'a title and nothing else': {
    texts: ['Available', 'Price on request', 'Address on request'],
    sections: ['Location'],
  },
  'an empty value in every field': {
    texts: ['Available', 'Price on request', 'Address on request'],
    sections: ['Location'],
  },
  'text for numbers and for lists': {
    texts: [
      ...['For Sale', '₦85,000,000', 'Negotiable', 'Ref. 3001', 'Lekki, Lagos', '4 bedrooms'],
      ...['5 bathrooms', '1,320 sqm', 'Four walls.', 'Gym', 'House'],
    ],
    sections: ['What it costs in all', 'Description', 'Amenities', 'Location'],
  },
  'other types': {
    texts: ['Available', 'Price on request', 'Address on request'],
    sections: ['Location'],
  },
  'gaps in its lists': {
    texts: ['Available', 'Price on request', 'Sauna'],
    sections: ['Amenities', 'Location'],
  },
  'an unknown status and type': {
    texts: ['Haunted', 'Castle', 'Ikoyi, Lagos', 'Price on request', '12'],
    sections: ['Description', 'Location'],
  },
};

const everyDeviation = listings.map(({ id, title }, index) => {
  const name = propertyDeviationNames[index] ?? 'other types';
  return { name, id, title, ...shown[name] };
});

describe('With an API that sends properties in every wrong way,', () => {
  beforeEach(() => api.behaveAs('sloppy'));
  afterEach(closeReadableScreen);

  it('a visitor finds all of them on the listings and filters them', async () => {
    visit('/property-listings?sort=price_desc');
    expect(await screen.findByText(`${titles.length} properties`)).toBeVisible();
    const links = titles.map((name) => screen.getByRole('link', { name }));
    const card = links.find(({ textContent }) => /text for numbers/.test(textContent));
    expect(card?.closest('article')).toHaveTextContent('₦85,000,000');
  });

  it('a visitor finds those for sale at home, and the counts of locations', async () => {
    intersectEverything();
    visit('/');
    expect(
      await screen.findByRole('link', {
        name: sloppyNames.property('text for numbers and for lists'),
      }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lagos 1 for sale' })).toBeVisible();
  });

  it.each(everyDeviation)(
    'the page of a property with $name shows what there is and leaves out the rest',
    async ({ id, title, texts, sections }) => {
      intersectEverything();
      visit(`/property-listing/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const article = within(screen.getByRole('main')).getAllByRole('article')[0];
      if (!article) throw new Error('The property is not shown');
      for (const text of texts) expect(article).toHaveTextContent(text);
      const headings = within(article).getAllByRole('heading', { level: 2 });
      const named = headings.map(({ textContent }) => textContent);
      expect(named.filter((name) => name !== 'Ask about this property')).toEqual(sections);
      await screen.findByRole('button', { name: 'Zoom in' });
    },
  );

  it("a visitor reads 'Property not found' where the property is null", async () => {
    visit(`/property-listing/${missingId}`);
    expect(await screen.findByText('Error loading property: Property not found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Error Loading Property' })).toBeVisible();
  });

  it('a user saves one, and finds it at the saved properties', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    for (const { id } of listings) {
      await call(api.server().app, `POST /properties/${id}/save`, person);
    }
    signedInAs(person);
    const user = visit('/profile/saved-properties');
    expect(await screen.findByText(`${titles.length} properties`)).toBeVisible();
    await user.click(screen.getByRole('link', { name: titles[0] }));
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('removed from saved')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Save Property' })).toBeVisible();
  });

  describe('an admin', () => {
    beforeEach(async () => {
      admin ??= await registerAdmin(api.server());
      signedInAs(admin);
    });

    it('sees all of them in the table with every column', async () => {
      const columns =
        'reference,type,status,location,price,bedrooms,bathrooms,area,images,views,listed,changed';
      visit(`/admin/properties?columns=${columns}`);
      const table = await screen.findByRole('grid');
      for (const name of titles) expect(within(table).getByRole('link', { name })).toBeVisible();
      const rows = within(table).getAllByRole('row');
      const row = rows.find(({ textContent }) => /text for numbers/.test(textContent));
      expect(row).toHaveTextContent('₦85,000,000451,320112');
    });

    it('filters by the day where it is a number, and finds none without a day', async () => {
      const user = visit('/admin/properties');
      await screen.findByRole('grid');
      await user.click(screen.getByRole('button', { name: 'Add filter' }));
      await user.click(screen.getByRole('menuitem', { name: 'Listed' }));
      await user.type(screen.getByLabelText('Listed from'), '2026-01-01');
      const name = sloppyNames.property('text for numbers and for lists');
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
      expect(screen.getByRole('link', { name })).toBeVisible();
    });

    it('reads them counted in the overview', async () => {
      visit('/admin');
      expect(await screen.findByRole('link', { name: '6 properties' })).toBeVisible();
      expect(await screen.findByRole('link', { name: /^\d+ users$/ })).toBeVisible();
      expect(
        await screen.findByRole('table', { name: 'New listings and users by month' }),
      ).toBeVisible();
    });

    it.each(everyDeviation)('edits one with $name', async ({ id, title }) => {
      const user = visit(`/admin/properties/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(valuesPrintedByMistake()).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Edit' }));
      expect(await screen.findByLabelText('Title')).toHaveValue(title);
      expect(valuesPrintedByMistake()).toEqual([]);
      await fillField(user, 'Location', 'Lekki, Lagos');
      await fillField(user, 'Description', 'Nothing but walls.');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      await expectUpdated();
      await waitFor(() => expect([...api.parts]).toContain('PUT /properties/{id} description'));
    });
  });
});
