import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession, updateSession } from '#src/lib/session.ts';
import { referenceApi } from '#tests/support/reference-api.ts';
import { addressBar, visit } from '#tests/support/render-app.tsx';
import { namedListings } from '#tests/support/story-listings.ts';

const api = referenceApi(namedListings);
const ada = { fullName: 'Ada Obi', email: 'ada@example.com', token: 'abc', isVerified: true };

function refuseEverything() {
  api.tell(
    http.get('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
  );
}

describe('A signed-in person whose session has expired', () => {
  beforeEach(() => {
    api.behaveAs('pages');
    updateSession(ada);
    refuseEverything();
  });

  it('is logged out, sent to login and told why, once', async () => {
    visit('/property-listings');
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getByText('You have been logged out due to inactivity.')).toBeVisible();
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
    await waitFor(() => expect(addressBar()).toBe('/authentication/login'));
    expect(readSession()).toBeNull();
  });
});

describe('A guest', () => {
  it('whom the API refuses stays where they are', async () => {
    refuseEverything();
    visit('/property-listings');
    expect(await screen.findByText('Error loading properties: Unauthenticated.')).toBeVisible();
    expect(addressBar()).toBe('/property-listings');
    expect(screen.queryByText('Session expired')).not.toBeInTheDocument();
  });
});

describe('Someone who signs in in another tab', () => {
  it('keeps the listings in this one, which are the same for everyone', async () => {
    api.behaveAs('pages');
    visit('/property-listings');
    await screen.findByText('5 properties');
    act(() => void updateSession(ada));
    expect(screen.getByText('5 properties')).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });
});
