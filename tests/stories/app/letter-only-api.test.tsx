import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const villaId = namedListings[0]?.id ?? '';
const developmentId = namedListings[4]?.id ?? '';

const publicAddresses = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/privacy',
  '/new-development',
  `/new-development/${developmentId}`,
  '/property-listings',
  '/property-listings?q=villa&type=Villa&location=Other+States&maxPrice=5bn&sort=price_asc',
  '/property-listings?status=For+Sale&location=Lagos&bedrooms=4%2B&amenities=Gym&minPrice=1m',
  `/property-listing/${villaId}`,
  '/authentication/login',
  '/authentication/register',
  '/authentication/terms',
];

/** Opens each address in turn and waits for its heading. */
async function visitEach(addresses: readonly string[]) {
  for (const address of addresses) {
    visit(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
    cleanup();
  }
}

describe('An API that rejects everything outside section 7', () => {
  beforeEach(() => api.behaveAs('data.data'));

  it('gets only specified requests from a guest', async () => {
    await visitEach(publicAddresses);
    expect(api.violations).toEqual([]);
  });

  it('gets only specified requests from a user', async () => {
    const person = await verifiedUser(api.server(), 'Tunde Bakare');
    const user = visit('/authentication/login');
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login successful!')).toBeVisible();
    cleanup();
    const propertyPage = visit(`/property-listing/${villaId}`);
    await propertyPage.click(await screen.findByRole('button', { name: 'Save Property' }));
    await propertyPage.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByRole('button', { name: 'Save Property' })).toBeVisible();
    cleanup();
    await visitEach([...publicAddresses, '/profile', '/profile/saved-properties']);
    expect(api.violations).toEqual([]);
  });

  it('gets only specified requests from an admin', async () => {
    const admin = await registerAdmin(api.server());
    signedInAs(admin);
    await visitEach([
      '/admin',
      '/admin/list-property',
      '/admin/properties',
      '/admin/properties?q=villa&status=Sold&sort=price_desc&page=2&size=50',
      `/admin/properties/${villaId}`,
      `/admin/properties/${villaId}/edit`,
      '/admin/user-list',
      `/admin/user-list/${admin.id}`,
    ]);
    expect(api.violations).toEqual([]);
  });
});
