import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const villa = derivedId('villa');

async function openOverview() {
  const admin = await registerAdmin(api.server(), 'Amaka Okafor');
  signedInAs(admin);
  return { admin, user: visit('/admin') };
}

/** The rows of a table, each as the texts of its cells. */
function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

describe.each(apiKinds)('The admin overview, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('counts the listings for sale in Abuja, Lagos, Enugu, Akwa Ibom and Ondo, with links to them', async () => {
    const { user } = await openOverview();
    const places = await screen.findByRole('region', { name: 'For Sale' });
    await within(places).findByRole('link', { name: '1 in Lagos' });
    const links = within(places).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '1 in Abuja',
      '1 in Lagos',
      '0 in Enugu',
      '0 in Akwa Ibom',
      '0 in Ondo',
    ]);
    await user.click(within(places).getByRole('link', { name: '1 in Lagos' }));
    await waitFor(() =>
      expect(addressBar()).toBe('/admin/properties?location=Lagos&status=For+Sale'),
    );
    expect(await screen.findByText('1 property')).toBeVisible();
  });

  it('has totals that add up, and counts of six months that can be read as a table', async () => {
    const { user } = await openOverview();
    expect(await screen.findByRole('link', { name: '5 properties' })).toBeVisible();
    for (const part of ['1 New Development', '1 Sold', '1 without status']) {
      expect(screen.getByRole('link', { name: part }), part).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '2 For Sale' })).toBeVisible();
    const forSale = screen.getByRole('region', { name: 'For Sale' });
    expect(forSale).toHaveTextContent(
      'For Sale by place: 1 in Abuja, 1 in Lagos, 0 in Enugu, 0 in Akwa Ibom, 0 in Ondo and 0 elsewhere.',
    );
    const users = await screen.findByRole('link', { name: /^\d+ users$/ });
    expect(users.closest('p')).toHaveTextContent(/^\d+ users, all active\.$/);
    const rows = rowsOf(screen.getByRole('table', { name: 'New listings and users by month' }));
    expect(rows.at(-1)).toEqual(['April 2026', '5', '0']);
    expect(Number(rows[0]?.[2])).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: /last six months$/ })).toBeVisible();
    const show = screen.getByRole('button', { name: 'Show as a table' });
    await user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
  });

  it('lists the most viewed, and the most saved if the API counts them, from six counts that differ', async () => {
    const { app } = api.server();
    // The other API has the views of this test.
    if (kind === 'reference') {
      for (const { id } of namedListings) {
        await call(app, `GET /properties/${id}`, { from: '203.0.113.7' });
        await call(app, `GET /properties/${id}`, { from: '203.0.113.8' });
      }
      await openOverview();
      expect(await screen.findByText(/last six months$/)).toBeVisible();
      expect(screen.queryByText('Popular listings')).toBeNull();
      cleanup();
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { token } = await registerAdmin(api.server(), 'Kemi Ade');
      await call(app, `GET /properties/${villa}`, { from: `203.0.113.${number}` });
      await call(app, `POST /properties/${villa}/save`, { token });
    }
    await openOverview();
    const viewed = await screen.findByRole('table', { name: 'Most viewed' });
    expect(rowsOf(viewed)[0]?.[0]).toBe('Waterfront villa with a private jetty');
    const saved = screen.queryByRole('table', { name: 'Most saved' });
    if (kind === 'reference') expect(saved).toBeVisible();
    else expect(saved).toBeNull();
  });

  it('lists properties without a status, photo or price or with a suspicious one first, with links that mend them', async () => {
    const { user } = await openOverview();
    const withoutStatus = await screen.findByRole('region', { name: 'No status' });
    const title = 'Dry corner plot with a survey';
    const linkTo = (name: string) => within(withoutStatus).getByRole('link', { name });
    const plot = `/admin/properties/${derivedId('plot')}`;
    expect(linkTo(title)).toHaveAttribute('href', plot);
    expect(linkTo(`Set status: ${title}`)).toHaveAttribute('href', `${plot}/edit#status`);
    const withoutPrice = screen.getByRole('region', { name: 'No price' });
    expect(within(withoutPrice).getByRole('link', { name: /^Set price: / })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unusual price' })).toBeNull();
    const withoutPhoto = screen.getByRole('region', { name: 'No photo' });
    await user.click(within(withoutPhoto).getByRole('link', { name: 'See all 5' }));
    await waitFor(() => expect(addressBar()).toBe('/admin/properties?problem=noImage'));
    expect(await screen.findByText('5 properties')).toBeVisible();
  });

  it('shows what could not be loaded, keeps the rest, and tries again', async () => {
    let isBroken = true;
    api.override(
      http.get('*/api/properties', () =>
        isBroken ? HttpResponse.json({ message: 'Too busy.' }, { status: 503 }) : undefined,
      ),
    );
    const { user } = await openOverview();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Too busy.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^\d+ users$/ })).toBeVisible();
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'For Sale' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe.each(allApiKinds)('The admin overview, with %s,', (_name, kind) => {
  it.each([
    ['with 404 and 403', [404, 403, 404]],
    ['with 503, a malformed number and malformed days', [503, { count: 'many' }, [{ in: 'May' }]]],
  ])('hides the cards of user statistics that fail %s', async (_reason, failures) => {
    api.behaveAs(kind);
    // A response that cannot be read is logged.
    vi.mocked(console.error).mockImplementation(() => {});
    const responses = failures.map((failure) =>
      typeof failure === 'number'
        ? HttpResponse.json({ message: 'No' }, { status: failure })
        : HttpResponse.json({ data: failure }),
    );
    const counts: number[] = [];
    const statistics = ['total', 'active', 'registrations'];
    api.override(
      ...statistics.map((name, index) =>
        http.get(`*/api/admin/stats/users/${name}`, () => {
          counts[index] = (counts[index] ?? 0) + 1;
          return responses[index]?.clone();
        }),
      ),
    );
    await openOverview();
    await screen.findByRole('link', { name: '5 properties' });
    // 5xx and unreadable responses are requested twice.
    const requests = failures.map((failure) => (failure === 404 || failure === 403 ? 1 : 2));
    await waitFor(() => expect(counts).toEqual(requests));
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    await waitFor(() => expect(totals.getAllByRole('columnheader')).toHaveLength(2));
    expect(totals.queryByText('users')).toBeNull();
    expect(totals.queryByText('Active users')).toBeNull();
    expect(totals.queryByText('New users')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('No')).toBeNull();
    vi.mocked(console.error).mockClear();
  });
});

describe('The admin overview', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('says when it was updated, and counts again with Refresh', async () => {
    const { admin, user } = await openOverview();
    const totals = await screen.findByRole('region', { name: 'Totals' });
    const card = await within(totals).findByRole('link', { name: /^\d+ properties$/ });
    const count = Number.parseInt(card.textContent, 10);
    const { app, db } = api.server();
    const added = newProperty('refreshed');
    await insertProperties(db, [added]);
    expect(screen.getByText(/^Updated \d/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    const more = await within(totals).findByRole('link', { name: `${count + 1} properties` });
    expect(more).toBeVisible();
    await call(app, `DELETE /properties/${added.id}`, admin);
  });
});
