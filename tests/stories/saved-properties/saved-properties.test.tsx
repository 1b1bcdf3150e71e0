import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const villa = 'Waterfront villa with a private jetty';
const villaId = namedListings[0]?.id ?? '';
const developmentId = namedListings[4]?.id ?? '';
let person: TestUser;

/** The requests of this test that save or unsave. */
function savingCalls() {
  return api.calls.filter((call) => /^(POST|DELETE) .*\/save$/.test(call));
}

async function isSaved(): Promise<boolean> {
  const headers = { authorization: `Bearer ${person.token}` };
  const url = `/api/properties/${villaId}/saved`;
  const response = await api.server().app.inject({ method: 'GET', url, headers });
  return response.json().data.saved;
}

async function saveOnServer(id = villaId) {
  const headers = { authorization: `Bearer ${person.token}` };
  const url = `/api/properties/${id}/save`;
  await api.server().app.inject({ method: 'POST', url, headers });
}

/** Saving waits for the returned function, so that 'Updating...' can be seen. */
function holdSaving(): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.override(http.post('*/api/properties/*/save', async () => void (await isReleased)));
  return release;
}

function failSaving(status = 500) {
  const fail = () => HttpResponse.json({ message: 'No' }, { status });
  api.override(
    http.post('*/api/properties/*/save', fail),
    http.delete('*/api/properties/*/save', fail),
  );
}

describe.each(allApiKinds)('A signed-in user, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
  });

  it('saves a property on its page: Save Property, Updating..., Saved', async () => {
    const save = holdSaving();
    const user = visit(`/property-listing/${villaId}`);
    await user.click(await screen.findByRole('button', { name: 'Save Property' }));
    expect(await screen.findByText('Updating...')).toBeVisible();
    save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await screen.findByText('Property saved')).toBeVisible();
    expect(await isSaved()).toBe(true);
    expect(savingCalls()).toEqual([expect.stringContaining(`/properties/${villaId}/save`)]);
  });

  it('saves on a card: Save, Updating..., Saved', async () => {
    const save = holdSaving();
    const user = visit('/property-listings');
    const button = await screen.findByRole('button', { name: `Save Property: ${villa}` });
    expect(button).toHaveTextContent(/^Save$/);
    await user.click(button);
    expect(button).toHaveTextContent(/^Updating\.\.\.$/);
    save();
    expect(await screen.findByText('Property saved')).toBeVisible();
    await waitFor(() => expect(button).toHaveTextContent(/^Saved$/));
    expect(await isSaved()).toBe(true);
  });

  it('sees when the list was updated, and after Refresh what another device saved', async () => {
    const user = visit('/profile/saved-properties');
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
    await saveOnServer();
    await user.click(screen.getByRole('link', { name: 'My Profile' }));
    await user.click(await screen.findByRole('link', { name: 'Saved properties' }));
    await screen.findByRole('heading', { level: 1, name: 'Saved properties' });
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
    expect(screen.getByText(/^Updated \d/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: villa })).toBeVisible();
  });

  it('sees Failed to update saved properties if the state cannot be loaded', async () => {
    api.override(
      http.get('*/api/properties/*/saved', () =>
        HttpResponse.json({ message: 'No' }, { status: 403 }),
      ),
    );
    visit(`/property-listing/${villaId}`);
    expect(await screen.findByText('Failed to update saved properties')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Property' })).toBeVisible();
  });

  it('sees it once if the save buttons on cards cannot be loaded', async () => {
    const list = vi.fn(() => HttpResponse.json({ message: 'No' }, { status: 403 }));
    api.override(http.get('*/api/auth/saved-properties', list));
    visit('/property-listings');
    expect(await screen.findByText('Failed to update saved properties')).toBeVisible();
    expect(screen.getAllByText('Failed to update saved properties')).toHaveLength(1);
    expect(screen.getByRole('button', { name: `Save Property: ${villa}` })).toBeVisible();
    expect(list).toHaveBeenCalledTimes(1);
  });
});

describe.each(apiKinds)('A signed-in user, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
  });

  it('unsaves it again, and can undo that', async () => {
    await saveOnServer();
    const user = visit(`/property-listing/${villaId}`);
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('removed from saved')).toBeVisible();
    expect(await isSaved()).toBe(false);
    expect(savingCalls()).toEqual([`DELETE /api/properties/${villaId}/save`]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Property saved')).toBeVisible();
    expect(await isSaved()).toBe(true);
  });

  it('saves a development as well', async () => {
    const user = visit(`/new-development/${developmentId}`);
    await user.click(await screen.findByRole('button', { name: 'Save Property' }));
    expect(await screen.findByText('Property saved')).toBeVisible();
  });

  it('finds it under Saved properties, removes it and undoes that', async () => {
    await saveOnServer();
    const user = visit('/profile/saved-properties');
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(screen.getByRole('link', { name: villa })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Saved: ${villa}` }));
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: villa })).toBeVisible();
    expect(await isSaved()).toBe(true);
    // The button is gone with its toast.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Saved properties' })).toHaveFocus(),
    );
  });

  it('sorts the saved properties by price, and shares them in that order', async () => {
    const [first, second] = namedListings;
    for (const property of [first, second]) await saveOnServer(property?.id);
    const user = visit('/profile/saved-properties');
    const titles = () =>
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent);
    expect(await screen.findByText('2 properties')).toBeVisible();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Recently saved');
    await user.selectOptions(sort, 'Price: low to high');
    await waitFor(() => expect(titles()).toEqual([second?.title, first?.title]));
    await user.selectOptions(sort, 'Price: high to low');
    await waitFor(() => expect(titles()).toEqual([first?.title, second?.title]));
    expect(addressBar()).toBe('/profile/saved-properties?sort=price_desc');

    const shared = [
      `${first?.title}\n₦1,800,000,000\n${window.location.origin}/property-listing/${first?.id}`,
      `${second?.title}\n₦48,000,000\n${window.location.origin}/property-listing/${second?.id}`,
    ].join('\n\n');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const whatsapp = await screen.findByRole('menuitem', { name: 'WhatsApp' });
    expect(new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text')).toBe(shared);
    await user.click(screen.getByRole('menuitem', { name: 'Copy list' }));
    expect(await screen.findByText('List copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(shared);
  });

  it('sees Failed to update saved properties. Please try again. and the previous state', async () => {
    failSaving();
    const user = visit(`/property-listing/${villaId}`);
    await user.click(await screen.findByRole('button', { name: 'Save Property' }));
    expect(
      await screen.findByText('Failed to update saved properties. Please try again.'),
    ).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Save Property' })).toBeVisible();
  });

  it.each(['/property-listings', `/property-listing/${villaId}`])(
    'sees one toast at %s when they are offline',
    async (path) => {
      const user = visit(path);
      const [button] = await screen.findAllByRole('button', { name: /^Save Property/ });
      await waitFor(() => expect(button).toBeEnabled());
      const isOffline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => isOffline.mockRestore());
      // A read would fail after its retry, with a toast of its own.
      const read = vi.fn(() => HttpResponse.error());
      api.override(
        http.get('*/api/*', read),
        http.all('*/api/*', () => HttpResponse.error()),
      );
      await user.click(button ?? document.body);
      await screen.findByText('Failed to update saved properties. Please try again.');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      expect(screen.getAllByText('Error')).toHaveLength(1);
      expect(read).not.toHaveBeenCalled();
    },
  );
});

describe('A signed-in user', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
  });

  it('sees the title of the property in the toast', async () => {
    const user = visit('/property-listings');
    await user.click(await screen.findByRole('button', { name: `Save Property: ${villa}` }));
    const toast = (await screen.findByText('Property saved')).closest('li');
    expect(within(toast ?? document.body).getByText(villa)).toBeVisible();
  });

  it('sends one request for a double click', async () => {
    const user = visit(`/property-listing/${villaId}`);
    await user.dblClick(await screen.findByRole('button', { name: 'Save Property' }));
    expect(await screen.findByText('Property saved')).toBeVisible();
    expect(savingCalls()).toHaveLength(1);
    expect(await isSaved()).toBe(true);
  });

  it('gets the last state after several clicks during a request', async () => {
    // Delays the request; the server responds as usual.
    api.override(http.post('*/api/properties/*/save', async () => void (await delay(400))));
    const user = visit(`/property-listing/${villaId}`);
    const button = await screen.findByRole('button', { name: 'Save Property' });
    button.focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('removed from saved')).toBeVisible();
    expect(screen.queryByText('Property saved')).not.toBeInTheDocument();
    expect(await isSaved()).toBe(false);
    expect(savingCalls().length).toBeLessThan(4);
    expect(screen.getByRole('button', { name: 'Save Property' })).toBeVisible();
  });

  it('sees why the saved properties cannot be loaded, and tries again', async () => {
    let failures = 0;
    api.override(
      http.get('*/api/auth/saved-properties', () => {
        failures += 1;
        return failures <= 2 ? HttpResponse.json({ message: 'No' }, { status: 500 }) : undefined;
      }),
    );
    const user = visit('/profile/saved-properties');
    expect(await screen.findByText('Error loading properties: No')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
  });
});
