import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { capabilityNames } from '#contract/capabilities.ts';
import type { Alert } from '#contract/endpoints/alerts.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import { unsubscribeToken } from '#server/modules/alerts/alerts-service.ts';
import { endSession } from '#src/lib/session.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, registerUser, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const [villa, flat, , , development] = namedListings;
const search = 'Properties for sale in Abuja';
let person: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  person = await verifiedUser(api.server(), 'Tunde Bakare');
});

async function saveSearch() {
  const user = visit('/property-listings?location=Abuja&status=For+Sale');
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  await screen.findByRole('link', { name: 'Search saved' });
  cleanup();
}

async function alerts(): Promise<Alert[]> {
  return (await call(api.server().app, 'GET /alerts', { token: person.token })).json().data;
}

const list = () => screen.findByRole('region', { name: 'Alerts by email' });

describe('A signed-in visitor', () => {
  beforeEach(() => signedInAs(person));

  it('turns a saved search into an email, chooses how often, turns it off and deletes it', async () => {
    await saveSearch();
    const user = visit('/shortlist');
    const button = await screen.findByRole('button', { name: `Email me what is new in ${search}` });
    await user.click(button);
    expect(await screen.findByText('You will get an email')).toBeVisible();
    expect(button).toHaveAccessibleName(`Emails on: ${search}`);
    await waitFor(() => expect(button).toHaveFocus());
    const region = within(await list());
    expect(region.getByText(`They go to ${person.email}`, { exact: false })).toBeVisible();
    expect(await alerts()).toMatchObject([
      { name: search, query: 'location=Abuja&status=For+Sale', frequency: 'daily', isOn: true },
    ]);
    const choice = region.getByRole('combobox', { name: `Emails about ${search}` });
    expect(choice).toHaveDisplayValue('Once a day');
    await user.selectOptions(choice, 'At once');
    await waitFor(async () => expect((await alerts())[0]?.frequency).toBe('at-once'));
    await user.click(button);
    await waitFor(() => expect(choice).toHaveDisplayValue('Off'));
    expect(button).toHaveAccessibleName(`Email me what is new in ${search}`);
    await user.click(region.getByRole('button', { name: `Delete the alert ${search}` }));
    await waitFor(() => expect(screen.queryByText('Alerts by email')).toBeNull());
    expect(await alerts()).toEqual([]);
  });

  it('gets an email if the price of a kept home changes, but not of a development', async () => {
    const { token } = person;
    const { app } = api.server();
    for (const home of [flat, development]) {
      await call(app, `POST /properties/${home?.id}/save`, { token });
    }
    const user = visit('/profile/saved-properties');
    const name = `Email me if the price changes: ${flat?.title}`;
    const box = await screen.findByRole('checkbox', { name });
    expect(screen.getAllByRole('checkbox', { name: /^Email me if/ })).toHaveLength(1);
    await user.click(box);
    await waitFor(async () => expect(await alerts()).toMatchObject([{ isOn: true }]));
    expect(box).toBeChecked();
    cleanup();
    visit('/shortlist');
    const region = within(await list());
    expect(region.getByRole('link', { name: flat?.title })).toHaveAttribute(
      'href',
      `/property-listing/${flat?.id}`,
    );
    expect(region.getByText('The price of this home')).toBeVisible();
    expect(region.getByRole('combobox')).toHaveDisplayValue('At once');
  });

  it('is told if an alert could not be turned on, and can try again', async () => {
    await saveSearch();
    const user = visit('/shortlist');
    const name = `Email me what is new in ${search}`;
    const button = await screen.findByRole('button', { name });
    api.override(
      http.post(
        '*/api/alerts',
        () => HttpResponse.json({ message: 'You have 50 alerts.' }, { status: 409 }),
        { once: true },
      ),
    );
    await user.click(button);
    expect(await screen.findByText('The alert could not be turned on')).toBeVisible();
    expect(screen.getByText('You have 50 alerts.')).toBeVisible();
    expect(button).toHaveTextContent('Email me');
    await user.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Emails on'));
  });

  it('is told if the alerts could not be loaded, and can try again', async () => {
    const body = { name: search, query: 'location=Abuja', frequency: 'daily' };
    await call(api.server().app, 'POST /alerts', { token: person.token, body });
    let isFailing = true;
    api.override(
      http.get('*/api/alerts', () =>
        isFailing ? HttpResponse.json({ message: 'No' }, { status: 403 }) : undefined,
      ),
    );
    const user = visit('/shortlist');
    expect(await screen.findByText('Your alerts could not be loaded.')).toBeVisible();
    isFailing = false;
    await user.click(within(await list()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: search })).toBeVisible();
  });
});

describe('A visitor without a verified account', () => {
  it('is led to the login, and back to the saved searches', async () => {
    await saveSearch();
    visit('/shortlist');
    expect(await screen.findByRole('link', { name: /^Log in to get new homes/ })).toHaveAttribute(
      'href',
      '/authentication/login?returnTo=%2Fshortlist%23saved-searches',
    );
    expect(screen.queryByRole('button', { name: /^Email me/ })).toBeNull();
  });

  it('is led to the verification of the email', async () => {
    await saveSearch();
    const unverified = await registerUser(api.server().app);
    signedInAs(unverified, { isVerified: false });
    visit('/shortlist');
    const link = await screen.findByRole('link', { name: /^Verify your email to get/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/authentication/verify-email?'));
    expect(screen.queryByRole('button', { name: /^Email me/ })).toBeNull();
  });
});

describe('The link in an email', () => {
  async function linkOf(): Promise<string> {
    const { app, db } = api.server();
    const body = { name: search, query: 'location=Abuja', frequency: 'daily' };
    const response = await call(app, 'POST /alerts', { token: person.token, body });
    const token = unsubscribeToken(await accountSecret(db)(), response.json().data.id);
    return `/authentication/stop-alert#${token}`;
  }

  it('stops the emails of its alert without a login, after one press', async () => {
    const user = visit(await linkOf());
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    const heading = await screen.findByRole('heading', { name: 'This alert is off' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(`You will get no more emails about “${search}”.`)).toBeVisible();
    expect(await alerts()).toMatchObject([{ isOn: false }]);
    signedInAs(person);
    await user.click(screen.getByRole('link', { name: 'See your alerts' }));
    expect(within(await list()).getByRole('combobox')).toHaveDisplayValue('Off');
  });

  it('says so if it is not complete, or the network fails', async () => {
    const link = await linkOf();
    const user = visit(link.slice(0, -3));
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByText(/^This link is not complete\./)).toBeVisible();
    cleanup();
    const again = visit(link);
    api.override(http.post('*/api/alerts/unsubscribe', () => HttpResponse.error(), { once: true }));
    const button = await screen.findByRole('button', { name: 'Stop these emails' });
    await again.click(button);
    expect(await screen.findByText('Network Error')).toBeVisible();
    await again.click(button);
    expect(await screen.findByRole('heading', { name: 'This alert is off' })).toBeVisible();
  });
});

describe('The overview', () => {
  it('says how many alerts are on, and how many went out', async () => {
    const body = { name: search, query: 'location=Abuja', frequency: 'daily' };
    await call(api.server().app, 'POST /alerts', { token: person.token, body });
    signedInAs(await registerAdmin(api.server()));
    visit('/admin');
    expect(
      await screen.findByText(/email alerts? (is|are) on, for .* none sent an email in the last/),
    ).toBeVisible();
  });
});

describe('An API without the capability', () => {
  it.each([
    ['a letter-only API', 'data.data' as const, []],
    [
      'one with every other capability',
      'reference' as const,
      capabilityNames.filter((name) => name !== 'alerts'),
    ],
  ])('has no trace of alerts: %s', async (_name, kind, capabilities) => {
    api.behaveAs(kind, capabilities);
    await saveSearch();
    const { token } = person;
    await call(api.server().app, `POST /properties/${villa?.id}/save`, { token });
    visit('/shortlist');
    expect(await screen.findByRole('link', { name: search })).toBeVisible();
    cleanup();
    signedInAs(person);
    for (const address of ['/shortlist', '/profile/saved-properties']) {
      visit(address);
      await screen.findByText(address === '/shortlist' ? search : `${villa?.title}`);
      expect(screen.queryByText(/email me|alert|by email/i)).toBeNull();
      cleanup();
    }
    expect(api.calls.filter((request) => request.includes('alerts'))).toEqual([]);
    endSession();
    visit('/authentication/stop-alert#token');
    await waitFor(() => expect(addressBar()).toBe('/authentication/login'));
  });
});
