import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import {
  expectCreated,
  expectUpdated,
  fillField,
  fillRequired,
  imageFile,
  openListingForm,
  storedProperty,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { specifiedParts } from '#tests/support/stories/specified-api.ts';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const api = referenceApi([]);
sendRealFiles();
const flat = 'One bedroom flat near the market';
const villa = 'Waterfront villa with a private jetty';
const villaId = namedListings[0]?.id ?? '';
const missingId = '0'.repeat(24);
let admin: TestUser;

describe('A letter-only API on another origin gets only the requests of section 7', () => {
  beforeEach(async () => {
    const test = api.server();
    await test.db.delete(properties);
    await insertProperties(test.db, namedListings);
    api.behaveAs('other origin');
    admin = await registerAdmin(test);
    signedInAs(admin);
  });

  it('from an admin who lists a property, edits it and deletes it', async () => {
    const title = 'Duplex with every field';
    const listing = await openListingForm();
    await fillRequired(listing, title);
    await fillField(listing, 'Price', '85m');
    await fillField(listing, 'Bedrooms', '4');
    await fillField(listing, 'Facility 1', 'Gym');
    await listing.upload(screen.getByLabelText('Images'), [imageFile('front.png')]);
    await screen.findByText('front.png');
    await submitListing(listing);
    await expectCreated();
    const property = await storedProperty(api.server(), title);
    cleanup();

    const edit = visit(`/admin/properties/${property?._id}/edit`);
    await edit.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    await edit.upload(screen.getByLabelText('Images'), [imageFile('back.png')]);
    await screen.findByText('back.png');
    await fillField(edit, 'Description', 'Nothing but walls.');
    await edit.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    cleanup();

    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const page = visit(`/admin/properties/${property?._id}`);
    await page.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Property Deleted')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
    const expected = specifiedParts('propertyAdministration');
    expect([...api.parts]).toEqual(expect.arrayContaining(expected));
  });

  it('from an admin who filters, changes and deletes listed properties', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    visit('/admin/properties?q=villa&status=Sold&sort=price_desc&page=2&size=50');
    expect(await screen.findByText('No properties match all of these filters')).toBeVisible();
    cleanup();
    const user = visit('/admin/properties?location=Abuja,Lagos');
    await user.click(await screen.findByLabelText(`Select ${flat}`));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Property Deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(flat)).toBeNull());
    await user.click(await screen.findByLabelText(`Select ${villa}`));
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sold' }));
    expect(await screen.findByText('1 property is now Sold')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Status of 1 property restored')).toBeVisible();
    expect([...api.parts]).toContain('PUT /properties/{id} status');
  });

  it('from an admin who reads the overview, users and missing pages, and deletes a user', async () => {
    const person = await verifiedUser(api.server(), 'Zainab Bello');
    visit('/admin');
    expect(await screen.findByRole('link', { name: '1 in Abuja' })).toBeVisible();
    await waitFor(() => expect([...api.parts]).toContain('GET /admin/stats/users/registrations'));
    cleanup();
    for (const path of ['properties', 'user-list']) {
      visit(`/admin/${path}/${missingId}`);
      expect(await screen.findByText(/not found/)).toBeVisible();
      cleanup();
    }
    visit(`/admin/properties/${villaId}`);
    expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
    cleanup();
    const user = visit('/admin/user-list?q=bello&sort=name_desc');
    await user.click(await screen.findByRole('link', { name: person.profile.fullName ?? '' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('User Deleted')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    expect([...api.parts]).toEqual(expect.arrayContaining(specifiedParts('userAdministration')));
  });
});
