import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { changePropertyRevision } from '#server/modules/properties/properties-store.ts';
import { savedSearches } from '#src/features/properties/saved-searches/saved-searches-store.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(namedListings);
const [, flat] = namedListings;
let inserted = 0;

/** Lists a home in Abuja just now. Returns its title. */
async function listNewHome(): Promise<string> {
  inserted += 1;
  const title = `New home ${inserted} in Abuja`;
  const home = newProperty(`new-${inserted}`, {
    title,
    location: 'Maitama, Abuja',
    status: 'For Sale',
    price: 70_000_000,
    createdAt: new Date(),
  });
  await insertProperties(api.server().db, [home]);
  return title;
}

async function setPrice(id: string, price: number) {
  const { db } = api.server();
  await db.update(properties).set({ price }).where(eq(properties.id, id));
  await db.transaction(changePropertyRevision);
}

async function saveSearch(address: string) {
  const user = visit(address);
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  await screen.findByRole('link', { name: 'Search saved' });
  return user;
}

const row = (name: string) =>
  within(screen.getByRole('link', { name }).closest('li') ?? document.body);

describe.each(apiKinds)('A visitor who saves a search, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees how many homes are new since, and finds them marked when they open it', async () => {
    await saveSearch('/property-listings?location=Abuja&status=For+Sale');
    const title = await listNewHome();
    // A later visit, with nothing cached. The map of the first page must not load now.
    cleanup();
    api.calls.length = 0;
    const user = visit('/shortlist');
    const name = 'Properties for sale in Abuja';
    expect(await screen.findByText('1 new')).toBeVisible();
    expect(row(name).getByText('Abuja, For Sale')).toBeVisible();
    const lists = api.calls.filter((call) => call.includes('/properties'));
    expect(lists).toEqual([
      kind === 'reference' ? expect.stringContaining('searchFrom=') : 'GET /api/properties',
    ]);
    await user.click(screen.getByRole('link', { name }));
    expect(addressBar()).toBe('/property-listings?location=Abuja&status=For+Sale');
    const card = (await screen.findByRole('link', { name: title })).closest('article');
    expect(await within(card ?? document.body).findByText('New')).toBeVisible();
    const known = screen.getByRole('link', { name: flat?.title }).closest('article');
    expect(within(known ?? document.body).queryByText('New')).toBeNull();
    await waitFor(() => expect(savedSearches.read().items[0]?.news).toBeNull());
    document.body.replaceChildren();
    visit('/shortlist');
    expect(await screen.findByText('Nothing new')).toBeVisible();
  });

  it('sees the last counts on the home page, without a request for them', async () => {
    await saveSearch('/property-listings?location=Abuja');
    await listNewHome();
    document.body.replaceChildren();
    const user = visit('/shortlist');
    await screen.findByText('1 new');
    api.calls.length = 0;
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { level: 1, name: /Where Technology Meets/ });
    const section = await screen.findByRole('region', { name: 'Saved searches' });
    expect(within(section).getByText('1 new')).toBeVisible();
    expect(api.calls.filter((call) => call.includes('searchFrom'))).toEqual([]);
  });

  it('saves a search without results, and renames and removes it', async () => {
    const user = await saveSearch('/property-listings?q=igloo');
    const link = await screen.findByRole('link', { name: 'Search saved' });
    await waitFor(() => expect(link).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('button', { name: 'Rename “igloo”' }));
    const input = screen.getByRole('textbox', { name: 'Name of “igloo”' });
    await user.clear(input);
    await user.type(input, 'An igloo{Enter}');
    expect(await screen.findByRole('link', { name: 'An igloo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove An igloo' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'An igloo' })).toBeNull());
    expect(screen.getByText(/^Press “Save search”/)).toBeVisible();
  });

  it('sees that a search is saved already, which leads to it', async () => {
    await saveSearch('/property-listings?location=Enugu');
    document.body.replaceChildren();
    const user = visit('/property-listings?location=Enugu');
    await user.click(await screen.findByRole('link', { name: 'Search saved' }));
    expect(await screen.findByRole('link', { name: /in Enugu/ })).toBeVisible();
  });

  it('is told that 20 searches are the limit', async () => {
    const saved = { name: 'Saved', query: '', lookedAt: 0, seen: {}, news: null };
    await savedSearches.update(() =>
      Array.from({ length: 20 }, (_, index) => ({ ...saved, id: `${index}` })),
    );
    const user = visit('/property-listings?location=Abuja');
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    expect(await screen.findByText('You have 20 saved searches')).toBeVisible();
    expect(savedSearches.read().items).toHaveLength(20);
  });

  it('is told if what is new could not be checked', async () => {
    await saveSearch('/property-listings?location=Enugu');
    document.body.replaceChildren();
    api.override(
      http.get('*/api/properties', () => HttpResponse.json({ message: 'No' }, { status: 403 })),
    );
    visit('/shortlist');
    expect(await screen.findByText(/^We could not check what is new\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /in Enugu/ })).toBeVisible();
  });

  it('takes everything to another device as a file', async () => {
    await saveSearch('/property-listings?location=Enugu');
    document.body.replaceChildren();
    const user = visit('/shortlist');
    const saved = savedSearches.read().items;
    const file = new File(
      [
        JSON.stringify({
          gida: 'device',
          version: 1,
          stores: { 'saved-searches': { version: 1, items: saved } },
        }),
      ],
      'gida-kept.json',
      { type: 'application/json' },
    );
    await user.click(await screen.findByRole('button', { name: /^Remove Properties/ }));
    await waitFor(() => expect(savedSearches.read().items).toEqual([]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save as a file' })).not.toBeInTheDocument(),
    );
    await user.upload(screen.getByLabelText('Open a file', { selector: 'input' }), file);
    expect(await screen.findByText('Your file was added to this device')).toBeVisible();
    expect(await screen.findByRole('link', { name: /in Enugu/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeVisible();
    const other = new File(['PK'], 'other.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Open a file', { selector: 'input' }), other);
    expect(await screen.findByText('This file could not be read')).toBeVisible();
  });
});

describe('A visitor with several saved searches', () => {
  it('has them checked two at a time', async () => {
    api.behaveAs('reference');
    const saved = { lookedAt: Date.now(), seen: {}, news: null };
    await savedSearches.update(() =>
      ['Lagos', 'Abuja', 'Enugu', 'Kano'].map((location) => ({
        ...saved,
        id: location,
        name: location,
        query: `location=${location}`,
      })),
    );
    let [pending, most] = [0, 0];
    api.override(
      http.get('*/api/properties', async () => {
        pending += 1;
        most = Math.max(most, pending);
        await delay(20);
        pending -= 1;
      }),
    );
    visit('/shortlist');
    await waitFor(() => expect(savedSearches.read().items.every(({ news }) => news)).toBe(true));
    expect(most).toBe(2);
    expect(api.calls.filter((call) => call.includes('searchFrom'))).toHaveLength(4);
  });

  it('has no old news of one that another tab opens during the check', async () => {
    api.behaveAs('reference');
    await savedSearches.update(() =>
      ['Abuja', 'Enugu'].map((location) => ({
        id: location,
        name: location,
        query: `location=${location}`,
        lookedAt: 0,
        seen: {},
        news: null,
      })),
    );
    api.override(
      http.get('*/api/properties', async () => {
        await savedSearches.update((searches) =>
          searches.map((saved) => (saved.id === 'Abuja' ? { ...saved, lookedAt: 1 } : saved)),
        );
      }),
    );
    visit('/shortlist');
    await waitFor(() => expect(savedSearches.read().items[1]?.news).not.toBeNull());
    expect(savedSearches.read().items[0]?.news).toBeNull();
  });
});

describe('A visitor who saves a search, with a letter-only API,', () => {
  it('sees how many homes are reduced', async () => {
    api.behaveAs('data');
    await saveSearch('/property-listings?location=Wuse+2');
    await setPrice(flat?.id ?? '', 40_000_000);
    document.body.replaceChildren();
    visit('/shortlist');
    expect(await screen.findByText('1 reduced')).toBeVisible();
    await setPrice(flat?.id ?? '', 48_000_000);
  });
});
