import { screen, waitFor, within } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recentlyViewed } from '#src/features/properties/saved/recently-viewed.ts';
import { keptHome } from '#src/features/properties/saved/shortlist/kept-home.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const [villa, flat, , sold, development] = namedListings;
const signInSentence = 'User authentication is required, please sign in to continue.';

/** Keeps homes on the device as a visitor did before, the last one first. */
async function keep(...listings: typeof namedListings) {
  for (const { id, title, location, price, status, type } of listings.toReversed()) {
    await shortlist.put(keptHome({ _id: id, title, location, price, status, type }));
  }
}

function card(title = '') {
  return within(screen.getByRole('link', { name: title }).closest('li') ?? document.body);
}

function savingCalls() {
  return api.calls.filter((call) => /^(POST|DELETE) .*\/save$/.test(call));
}

/** The requests for homes by id. */
function homeCalls() {
  return api.calls.filter((call) => /^GET \/api\/(kept-homes|properties\/)/.test(call));
}

describe.each(apiKinds)('A guest, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('saves a home on this device, is told how to keep it everywhere, and finds it in the shortlist', async () => {
    const user = visit('/property-listings');
    await user.click(await screen.findByRole('button', { name: `Save Property: ${villa?.title}` }));
    expect(await screen.findByText('Kept on this device')).toBeVisible();
    expect(screen.getByText(signInSentence)).toBeVisible();
    expect(screen.getByRole('button', { name: `Saved: ${villa?.title}` })).toBeVisible();
    expect(savingCalls()).toEqual([]);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Shortlist' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
    expect(await screen.findByRole('link', { name: villa?.title })).toBeVisible();
    expect(screen.getByText('1 property')).toBeVisible();
    expect(addressBar()).toBe('/shortlist');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });

  it('removes a home from the shortlist and undoes that', async () => {
    await keep(...namedListings.slice(0, 2));
    const user = visit('/shortlist');
    await user.click(await screen.findByRole('button', { name: `Saved: ${villa?.title}` }));
    expect(await screen.findByText('removed from saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: villa?.title })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: villa?.title })).toBeVisible();
  });

  it('sees what has changed since a home was kept, and what is no longer listed', async () => {
    await keep(...namedListings.slice(0, 2));
    await shortlist.update((homes) => [
      ...homes.map((home) =>
        home.id === villa?.id
          ? { ...home, property: { ...home.property, price: 1_805_000_000 } }
          : { ...home, property: { ...home.property, status: 'Sold' } },
      ),
      keptHome({ _id: 'f'.repeat(24), title: 'Bungalow that is gone', location: 'Lekki, Lagos' }),
    ]);
    const user = visit('/shortlist');
    expect(await screen.findByText('₦5m less than when you kept it')).toBeVisible();
    expect(card(flat?.title).getByText('Now For Sale')).toBeVisible();
    expect(screen.getByText('No longer listed')).toBeVisible();
    expect(homeCalls()).toHaveLength(kind === 'reference' ? 1 : 3);
    await user.click(screen.getByRole('button', { name: 'Remove Bungalow that is gone' }));
    await waitFor(() => expect(screen.queryByText('Bungalow that is gone')).toBeNull());
    expect(homeCalls()).toHaveLength(kind === 'reference' ? 1 : 3);
  });

  it('sees the homes as they were kept if they cannot be checked, and tries again', async () => {
    await keep(...namedListings.slice(0, 1));
    let isFailing = true;
    const fail = () =>
      isFailing ? HttpResponse.json({ message: 'No' }, { status: 403 }) : undefined;
    api.override(http.get('*/api/kept-homes', fail), http.get('*/api/properties/:id', fail));
    const user = visit('/shortlist');
    expect(await screen.findByText(/^We could not check every home\./)).toBeVisible();
    expect(screen.getByRole('link', { name: villa?.title })).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^We could not check/)).toBeNull());
  });

  it('keeps the place on the page when sent homes could not be loaded, and tries again', async () => {
    let isFailing = true;
    const fail = () =>
      isFailing ? HttpResponse.json({ message: 'No' }, { status: 403 }) : undefined;
    api.override(http.get('*/api/kept-homes', fail), http.get('*/api/properties/:id', fail));
    const user = visit(`/shortlist?ids=${villa?.id}`);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isFailing = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: villa?.title })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Homes sent to you' })).toHaveFocus();
  });

  it('shares the selected homes with their prices and one link', async () => {
    await keep(...namedListings.slice(0, 3));
    const user = visit('/shortlist');
    await user.click(await screen.findByRole('checkbox', { name: `Select ${villa?.title}` }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${flat?.title}` }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const whatsapp = (await screen.findByRole('menuitem', { name: 'WhatsApp' })).getAttribute(
      'href',
    );
    const link = `${window.location.origin}/shortlist?ids=${villa?.id},${flat?.id}`;
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
      `${villa?.title}\n₦1,800,000,000\n\n${flat?.title}\n₦48,000,000\n${link}`,
    );
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('opens a link that was sent, keeps nothing by that, and keeps them all on request', async () => {
    const ids = [flat?.id, 'f'.repeat(24), villa?.id, flat?.id];
    const user = visit(`/shortlist?ids=${ids.join(',')}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Homes sent to you' }),
    ).toBeVisible();
    await screen.findByRole('link', { name: villa?.title });
    const shown = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /No longer listed|flat near|Waterfront/.test(text ?? ''));
    expect(shown).toEqual([
      expect.stringContaining(flat?.title ?? ''),
      'No longer listed',
      expect.stringContaining(villa?.title ?? ''),
    ]);
    expect(screen.getByRole('button', { name: `Save Property: ${villa?.title}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep these' }));
    expect(await screen.findByText('Kept on this device')).toBeVisible();
    expect(screen.getByRole('button', { name: `Saved: ${villa?.title}` })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Your shortlist' }));
    expect(await screen.findByText('2 properties')).toBeVisible();
  });

  it('is told what to do where a link has no homes, and where the shortlist is empty', async () => {
    const user = visit('/shortlist?ids=,');
    expect(await screen.findByText('This link has no homes')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Your shortlist' }));
    expect(
      await screen.findByText(/^Your shortlist is empty. Press the heart on a home/),
    ).toBeVisible();
  });

  it('never keeps the price of a development', async () => {
    const user = visit(`/new-development/${development?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Save Property' }));
    expect(await screen.findByText('Kept on this device')).toBeVisible();
    expect(shortlist.read().items[0]?.property.price).toBeNull();
  });

  it('finds the homes of the account in the shortlist too, and what was viewed only below it', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    for (const { id, title, location } of namedListings.slice(0, 2)) {
      await recentlyViewed.put({ id, property: { _id: id, title, location } });
    }
    signedInAs(person);
    const user = visit('/shortlist');
    expect(await screen.findByText(/^Your shortlist is empty/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Save Property: ${villa?.title}` }));
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(shortlist.read().items).toEqual([]);
    const recent = screen.getByRole('complementary', { name: 'Recently viewed' });
    expect(within(recent).getByRole('link', { name: flat?.title })).toBeVisible();
    expect(within(recent).queryByRole('link', { name: villa?.title })).toBeNull();
    await user.click(await card(villa?.title).findByRole('button', { name: /^Saved/ }));
    expect(await screen.findByText(/^Your shortlist is empty/)).toBeVisible();
  });

  it('finds the homes in the account after the login that the toast offers', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    const gone = { _id: 'f'.repeat(24), title: 'Bungalow that is gone', location: 'Lekki, Lagos' };
    await shortlist.put(keptHome(gone));
    const user = visit(`/property-listing/${villa?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Save Property' }));
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('1 home added, 1 no longer listed')).toBeVisible();
    expect(addressBar()).toBe(`/property-listing/${villa?.id}`);
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
    expect(savingCalls()).toHaveLength(2);
  });
});

describe('The shortlist, with a letter-only API,', () => {
  it('asks for its homes one by one, four at a time', async () => {
    api.behaveAs('data');
    await keep(...namedListings);
    let [pending, most] = [0, 0];
    api.override(
      http.get('*/api/properties/:id', async () => {
        pending += 1;
        most = Math.max(most, pending);
        await delay(20);
        pending -= 1;
      }),
    );
    visit('/shortlist');
    expect(await screen.findByText(/^Updated \d/)).toBeVisible();
    expect(most).toBe(4);
    expect(homeCalls()).toHaveLength(namedListings.length);
  });
});

describe('The shortlist', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('is listed on the privacy page, and removed from the device in one tap', async () => {
    await keep(...namedListings.slice(0, 2));
    const user = visit('/privacy');
    const name = await screen.findByText('Homes on your shortlist');
    expect(name.nextElementSibling).toHaveTextContent('2');
    await user.click(screen.getByRole('button', { name: 'Clear this device' }));
    expect(await screen.findByText('Everything was removed from this browser.')).toBeVisible();
    expect(shortlist.read().items).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shortlist' })).toBeNull());
  });

  it('leaves a list of a newer version alone, and says so', async () => {
    const records = createStore('gida-device', 'records');
    const newer = { version: 99, items: [] };
    await set('shortlist', newer, records);
    localStorage.setItem('gida.device.shortlist', 'kept');
    const user = visit('/property-listings');
    await user.click(await screen.findByRole('button', { name: `Save Property: ${villa?.title}` }));
    expect(await screen.findByText('Kept until you close this page')).toBeVisible();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Shortlist' }));
    expect(await screen.findByText(/from a newer version of this site/)).toBeVisible();
    expect(screen.getByRole('link', { name: villa?.title })).toBeVisible();
    expect(await get('shortlist', records)).toEqual(newer);
  });

  it('holds 100 homes, and says so at the next one', async () => {
    const homes = Array.from({ length: 100 }, (_, index) =>
      keptHome({ _id: `home-${index}`, title: `Home ${index}`, location: 'Lekki, Lagos' }),
    );
    await shortlist.update(() => homes);
    const user = visit(`/property-listing/${sold?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Save Property' }));
    expect(await screen.findByText('Your shortlist is full')).toBeVisible();
    expect(screen.getByText('It holds 100 homes. Remove one to keep another.')).toBeVisible();
    expect(shortlist.read().items).toHaveLength(100);
  });
});
