import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { specifiedParts } from '#tests/support/stories/specified-api.ts';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
const villaId = namedListings[0]?.id ?? '';
const developmentId = namedListings[4]?.id ?? '';
const missingId = '0'.repeat(24);

const publicAddresses = [
  '/',
  '/about',
  '/contact',
  `/contact?property=${villaId}`,
  '/faq',
  '/privacy',
  '/new-development',
  `/new-development/${developmentId}`,
  `/new-development/${missingId}`,
  '/property-listings',
  '/property-listings?q=villa&type=Villa&location=Other+States&maxPrice=5bn&sort=price_asc',
  '/property-listings?status=For+Sale&location=Lagos&bedrooms=4%2B&amenities=Gym&minPrice=1m',
  '/property-listings?status=Villa&bathrooms=2+rooms&minPrice=0&maxPrice=999999',
  '/property-listings?location=Kano&type=Land',
  `/property-listing/${villaId}`,
  `/property-listing/${missingId}`,
  '/authentication/login',
  '/authentication/register',
  '/authentication/terms',
  '/no/such/page',
];

/** Opens each address in turn and waits for its page. */
async function visitEach(addresses: readonly string[]) {
  for (const address of addresses) {
    visit(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
    cleanup();
  }
}

describe('A letter-only API on another origin gets only the requests of section 7', () => {
  beforeEach(() => api.behaveAs('other origin'));

  it('from a visitor on every public page, whatever the address asks for', async () => {
    await visitEach(publicAddresses);
    expect([...api.parts].toSorted()).toEqual(specifiedParts('browsing').toSorted());
    expect([...api.authorizations]).toEqual([null]);
  });

  it('from a visitor with a phone', async () => {
    setScreenWidth(390);
    await visitEach(['/', '/property-listings?location=Abuja', `/property-listing/${villaId}`]);
    expect([...api.parts]).toContain('GET /properties ?location');
  });

  it('from a signed-in user, each with the bearer token of the session', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    signedInAs(person);
    await visitEach(['/', '/property-listings', `/property-listing/${villaId}`, '/profile']);
    expect([...api.authorizations]).toEqual([`Bearer ${person.token}`]);
  });
});
