import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptHome } from '#src/features/properties/saved/shortlist/kept-home.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const [villa, flat] = namedListings;

/** Keeps homes on the device as a visitor did before, the last one first. */
async function keep(...listings: typeof namedListings) {
  for (const { id, title, location, price, status, type } of listings.toReversed()) {
    await shortlist.put(keptHome({ _id: id, title, location, price, status, type }));
  }
}

function savingCalls() {
  return api.calls.filter((call) => /^(POST|DELETE) .*\/save$/.test(call));
}

describe.each(apiKinds)(
  'A user who signs in on a device with a shortlist, with %s,',
  (_name, kind) => {
    let person: TestUser;

    beforeEach(async () => {
      api.behaveAs(kind);
      person = await verifiedUser(api.server(), 'Tunde Bakare');
    });

    it('gets each home once: one that is unsaved later does not come back', async () => {
      await keep(...namedListings.slice(0, 2));
      signedInAs(person);
      const user = visit('/property-listings');
      expect(await screen.findByText('2 homes added')).toBeVisible();
      await user.click(await screen.findByRole('button', { name: `Saved: ${villa?.title}` }));
      expect(await screen.findByText('removed from saved')).toBeVisible();
      expect(shortlist.read().items.map(({ id }) => id)).toEqual([flat?.id]);
      api.calls.length = 0;
      visit('/property-listings');
      await waitFor(() => expect(api.calls.join()).toContain('saved-properties'));
      expect(savingCalls()).toEqual([]);
    });

    it('gets them two requests at a time, and is told which could not be added', async () => {
      await keep(...namedListings);
      let [pending, most] = [0, 0];
      api.override(
        http.post('*/api/properties/:id/save', async ({ params }) => {
          pending += 1;
          most = Math.max(most, pending);
          await delay(20);
          pending -= 1;
          if (params.id !== villa?.id) return;
          return HttpResponse.json({ message: 'No' }, { status: 403 });
        }),
      );
      signedInAs(person);
      visit('/about');
      expect(await screen.findByText('4 homes added, 1 could not be added')).toBeVisible();
      expect(most).toBe(2);
      await waitFor(() =>
        expect(shortlist.read().items.filter(({ addedTo }) => addedTo.length === 0)).toEqual([
          expect.objectContaining({ id: villa?.id }),
        ]),
      );
    });

    it('is told that the account has them already, without another request', async () => {
      const headers = { authorization: `Bearer ${person.token}` };
      const url = `/api/properties/${villa?.id}/save`;
      await api.server().app.inject({ method: 'POST', url, headers });
      await keep(...namedListings.slice(0, 1));
      signedInAs(person);
      visit('/about');
      expect(await screen.findByText('These homes are in your account already')).toBeVisible();
      expect(savingCalls()).toEqual([]);
    });

    it('keeps the homes of a link in the account, and nothing on the device', async () => {
      signedInAs(person);
      const user = visit(`/shortlist?ids=${villa?.id},${flat?.id}`);
      await user.click(await screen.findByRole('button', { name: 'Keep these' }));
      expect(await screen.findByText('2 homes added')).toBeVisible();
      expect(await screen.findByRole('button', { name: `Saved: ${villa?.title}` })).toBeVisible();
      expect(shortlist.read().items).toEqual([]);
    });

    it('is asked first if another account was used on this device', async () => {
      signedInAs(await verifiedUser(api.server(), 'Ada Obi'));
      const first = visit('/about');
      await first.click(await screen.findByRole('button', { name: 'Ada Obi' }));
      await first.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      await screen.findByRole('link', { name: 'Login' });
      await keep(...namedListings.slice(0, 2));
      signedInAs(person);
      const region = await screen.findByRole('region', { name: 'Homes saved on this device' });
      expect(region).toHaveTextContent('2 homes saved on this device');
      expect(savingCalls()).toEqual([]);
      await first.click(within(region).getByRole('button', { name: 'Add them' }));
      expect(await screen.findByText('2 homes added')).toBeVisible();
      expect(region).not.toBeInTheDocument();
    });

    it('leaves them on the device if that is the answer, also at the next visit', async () => {
      signedInAs(await verifiedUser(api.server(), 'Ada Obi'));
      const first = visit('/about');
      await first.click(await screen.findByRole('button', { name: 'Ada Obi' }));
      await first.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      await keep(...namedListings.slice(0, 1));
      signedInAs(person);
      await first.click(await screen.findByRole('button', { name: 'Do not add' }));
      await waitFor(() => expect(shortlist.read().items[0]?.addedTo).toHaveLength(1));
      expect(savingCalls()).toEqual([]);
      expect(shortlist.read().items).toHaveLength(1);
    });

    it('keeps the shortlist on the device after a log-out', async () => {
      await keep(...namedListings.slice(0, 1));
      signedInAs(person);
      const user = visit('/shortlist');
      expect(await screen.findByText('1 home added')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Tunde Bakare' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
      expect(await screen.findByRole('button', { name: `Saved: ${villa?.title}` })).toBeVisible();
    });
  },
);
