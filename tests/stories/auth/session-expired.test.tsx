import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, type HttpResponseResolver, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOnDevice } from '#src/features/properties/saved/shortlist/keep-on-device.ts';
import { readSession, updateSession } from '#src/lib/session.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, GOOD_PASSWORD } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const ada = { fullName: 'Ada Obi', email: 'ada@example.com', token: 'abc', isVerified: true };

function rejectEverything() {
  api.override(
    http.get('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
  );
}

describe('A signed-in user whose session has expired', () => {
  beforeEach(() => {
    api.behaveAs('reference');
    updateSession(ada);
    rejectEverything();
  });

  it('is logged out and sent to login, with one toast', async () => {
    visit('/property-listings');
    const toast = (await screen.findByText('Session expired')).closest('li');
    expect(toast).toHaveAttribute('data-type', 'error');
    expect(toast).toHaveTextContent('You have been logged out due to inactivity.');
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
    await waitFor(() =>
      expect(addressBar()).toBe('/authentication/login?returnTo=%2Fproperty-listings'),
    );
    expect(readSession()).toBeNull();
  });

  it('sees one message if a home is kept on the device before login is there', async () => {
    visit('/property-listings');
    await screen.findByText('Session expired');
    await act(() => keepOnDevice({ _id: 'villa', title: 'A villa', location: 'Lagos' }, () => {}));
    expect(await screen.findByText('Kept on this device')).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });
});

describe('A page with many queries', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('gives one toast and one redirect for parallel 401s', async () => {
    updateSession(ada);
    const rejected: string[] = [];
    const reject: HttpResponseResolver = async ({ request }) => {
      rejected.push(new URL(request.url).pathname);
      // The menu is opened before the first response arrives, so that all are pending together.
      await vi.waitUntil(() => rejected.includes('/api/auth/me'), { timeout: 20_000 });
      return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    };
    api.override(
      http.get('*/api/auth/me', reject),
      http.get('*/api/auth/saved-properties', reject),
      http.get('*/api/properties/*/saved', reject),
    );
    const pushState = vi.spyOn(window.history, 'pushState');
    const address = `/property-listing/${namedListings[0]?.id}`;
    const user = visit(address);
    pushState.mockClear();
    await user.click(await screen.findByRole('button', { name: 'Ada Obi' }));
    await waitFor(() => expect(rejected.length).toBeGreaterThan(1));
    expect(await screen.findByText('Session expired')).toBeVisible();
    const login = `/authentication/login?returnTo=${encodeURIComponent(address)}`;
    await waitFor(() => expect(addressBar()).toBe(login));
    expect(pushState.mock.calls.map(([, , url]) => url)).toEqual([login]);
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('is opened again after the next login', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
    await call(api.server().app, 'DELETE /auth/sessions', { token: person.token });
    const user = visit('/profile/saved-properties');
    expect(await screen.findByText('Session expired')).toBeVisible();
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/^You have not saved any properties yet/)).toBeVisible();
    expect(addressBar()).toBe('/profile/saved-properties');
  });
});

describe('A login with a wrong password', () => {
  it('does not end an existing session', async () => {
    api.behaveAs('reference');
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
    const user = visit('/authentication/login');
    await user.click(await screen.findByRole('button', { name: 'Log in with another account' }));
    await user.type(screen.getByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), 'not-this-one');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Invalid email or password.')).toBeVisible();
    expect(screen.queryByText('Session expired')).not.toBeInTheDocument();
    expect(addressBar()).toBe('/authentication/login');
    expect(readSession()?.token).toBe(person.token);
  });
});

describe('A guest', () => {
  it('stays on the page when the API responds with 401', async () => {
    rejectEverything();
    visit('/property-listings');
    expect(await screen.findByText('Error loading properties: Unauthenticated.')).toBeVisible();
    expect(addressBar()).toBe('/property-listings');
    expect(screen.queryByText('Session expired')).not.toBeInTheDocument();
  });
});

describe('A login in another tab', () => {
  it('does not reload the public listings in this one', async () => {
    api.behaveAs('reference');
    // Without the map, which requests its areas.
    setScreenWidth(1024);
    visit('/property-listings');
    await screen.findByText('5 properties');
    act(() => void updateSession(ada));
    expect(screen.getByText('5 properties')).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });
});
