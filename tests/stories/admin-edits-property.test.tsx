import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-store.ts';
import type { NewProperty } from '#server/modules/properties/property-rows.ts';
import { endSession, expireSession } from '#src/lib/session.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { expectUpdated, fillField, propertyById } from '#tests/support/property-form-page.ts';
import { apiKinds, referenceApi } from '#tests/support/reference-api.ts';
import { addressBar, visit } from '#tests/support/render-app.tsx';
import { signedInAs } from '#tests/support/story-users.ts';
import type { Person } from '#tests/support/users.ts';

const manyAmenities = Array.from({ length: 14 }, (_, index) => `Amenity ${index + 1}`);
const picture = (name: string) => ({
  ...{ name: `${name.repeat(32)}.webp`, width: 40, height: 30, color: '#334455', alt: '' },
});
let houses = 0;
let house: NewProperty;
const plot = newProperty('plot', {
  title: 'Dry corner plot',
  type: 'Land',
  features: { bedrooms: 0, bathrooms: 0, squareFootage: 900 },
  amenities: [],
});
const api = referenceApi([plot]);
let admin: Person;

async function openForm({ id } = house) {
  const user = visit(`/admin/properties/${id}/edit`);
  await screen.findByLabelText('Title');
  return user;
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save changes' }));

/** What another admin saves meanwhile. */
async function somebodyChanges(changes: Partial<typeof properties.$inferInsert>) {
  const { db } = api.server();
  const [row] = await db.select().from(properties).where(eq(properties.id, house.id));
  await db
    .update(properties)
    .set({ ...changes, version: (row?.version ?? 0) + 1 })
    .where(eq(properties.id, house.id));
}

/** A house that no other test has changed. */
beforeEach(async () => {
  houses += 1;
  house = newProperty(`house-${houses}`, {
    title: `House ${houses} with a long list`,
    price: 85_000_000,
    amenities: manyAmenities,
    images: [picture('a'), picture('b'), picture('c')],
  });
  await insertProperties(api.server().db, [house]);
  admin ??= await registerAdmin(api.server(), 'Amaka Okafor');
});

describe.each(apiKinds)('An admin who edits a property, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    signedInAs(admin);
  });

  it('finds every field as it is stored, and what is beyond the 12 facilities is kept', async () => {
    const user = await openForm();
    expect(screen.getByLabelText('Title')).toHaveValue(house.title);
    expect(screen.getByLabelText('Price')).toHaveValue('₦85,000,000');
    expect(screen.getByLabelText('Bedrooms')).toHaveValue(3);
    expect(screen.getByLabelText('Facility 12')).toHaveValue('Amenity 12');
    expect(screen.getByText(/Amenity 13, Amenity 14/)).toBeVisible();
    await fillField(user, 'Facility 2', 'Gym');
    await save(user);
    await expectUpdated();
    const { amenities } = await propertyById(api.server(), house.id);
    expect(amenities).toEqual(manyAmenities.with(1, 'Gym'));
  });

  it('reads Property Updated, is at home, and the toast leads back to the property', async () => {
    const user = await openForm();
    await fillField(user, 'Price', '90m');
    await save(user);
    await expectUpdated();
    expect(screen.getByText('Your property has been successfully updated.')).toBeVisible();
    expect((await propertyById(api.server(), house.id)).price).toBe(90_000_000);
    await user.click(screen.getByRole('button', { name: 'View property' }));
    await waitFor(() => expect(addressBar()).toBe(`/admin/properties/${house.id}`));
  });

  it('is at home at once, however long it takes to read anew what is on screen', async () => {
    const user = await openForm();
    let isSaved = false;
    api.tell(
      http.put('*/api/properties/*', () => {
        isSaved = true;
      }),
      http.get('*/api/properties/*', () => (isSaved ? new Promise<never>(() => {}) : undefined)),
    );
    await save(user);
    await expectUpdated();
  });

  it('sends every specified field, and extensions only to an API that has them', async () => {
    let parts: string[] = [];
    api.tell(
      http.put('*/api/properties/*', async ({ request }) => {
        parts = [...(await request.clone().formData()).keys()];
        return undefined;
      }),
    );
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await save(user);
    await expectUpdated();
    const extensions = ['imageOrder[0]', 'imageOrder[1]', 'version'];
    expect(parts.toSorted()).toEqual(
      [
        ...['title', 'type', 'status', 'location', 'price', 'negotiable', 'description'],
        ...['features[bedrooms]', 'features[bathrooms]', 'features[squareFootage]'],
        ...manyAmenities.map((_, index) => `amenities[${index}]`),
        'removedImages[0]',
        ...(kind === 'pages' ? extensions : []),
      ].toSorted(),
    );
    await waitFor(() => expect(addressBar()).toBe('/'));
  });

  it('reads Failed to update property. Please try again. and keeps what was typed', async () => {
    api.tell(
      http.put('*/api/properties/*', () =>
        HttpResponse.json({ message: 'No room left.' }, { status: 507 }),
      ),
    );
    const user = await openForm();
    await fillField(user, 'Title', 'A name of patience');
    await save(user);
    expect(await screen.findByText('Failed to update property. Please try again.')).toBeVisible();
    expect(screen.getByText('No room left.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('A name of patience');
    expect(addressBar()).toBe(`/admin/properties/${house.id}/edit`);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
  });

  it('is told what somebody else changed meanwhile, field by field, and nothing is overwritten', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'My title');
    await somebodyChanges({ title: 'Their title', status: 'Sold' });
    await save(user);
    const dialog = await screen.findByRole('dialog', {
      name: 'Somebody else changed this property',
    });
    expect(await propertyById(api.server(), house.id)).toMatchObject({ title: 'Their title' });
    const title = within(within(dialog).getByRole('group', { name: 'Title' }));
    expect(title.getByText(`Before: ${house.title}`)).toBeVisible();
    expect(title.getByRole('radio', { name: 'Theirs Their title' })).not.toBeChecked();
    expect(title.getByRole('radio', { name: 'Yours My title' })).toBeChecked();
    const status = within(within(dialog).getByRole('group', { name: 'Status' }));
    expect(status.getByRole('radio', { name: 'Theirs Sold' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
    await expectUpdated();
    expect(await propertyById(api.server(), house.id)).toMatchObject({
      title: 'My title',
      status: 'Sold',
    });
  });

  it('can take all that somebody else changed, or go back to the form', async () => {
    const user = await openForm();
    await fillField(user, 'Price', '95m');
    await somebodyChanges({ price: 99_000_000 });
    await save(user);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    expect(screen.getByLabelText('Price')).toHaveValue('₦95,000,000');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Take all of theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    await expectUpdated();
    expect((await propertyById(api.server(), house.id)).price).toBe(99_000_000);
  });
});

describe('An admin who edits a property', () => {
  beforeEach(async () => {
    api.behaveAs('pages');
    signedInAs(admin);
  });

  it('is warned of what is odd, and not kept from saving; land has no bedrooms', async () => {
    const user = await openForm();
    await fillField(user, 'Bedrooms', '0');
    await fillField(user, 'Price', '85');
    await user.selectOptions(screen.getByLabelText('Status'), '');
    expect(screen.getByLabelText('Bedrooms')).toHaveAccessibleDescription(
      'A house without bedrooms?',
    );
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(/Are the zeros right/);
    await user.selectOptions(screen.getByLabelText('Type'), 'Land');
    expect(screen.getByLabelText('Bedrooms')).not.toHaveAccessibleDescription();
    await save(user);
    await expectUpdated();
    expect(await propertyById(api.server(), house.id)).toMatchObject({ price: 85, status: null });
  });

  it('removes pictures, all of them at once too, and puts them back until it is saved', async () => {
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.getByRole('button', { name: 'Undo remove all' })).toHaveFocus();
    expect(screen.getByText('0 pictures')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Removed when you save' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo remove all' }));
    expect(screen.getByText('3 pictures')).toBeVisible();
    // The focus never leaves the pictures, whichever button goes.
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Put back removed picture 1' }));
    expect(screen.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove picture 3' }));
    expect(screen.getByRole('button', { name: 'Remove picture 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Make picture 2 the cover' }));
    expect(screen.getByRole('button', { name: 'Move picture 1 later' })).toHaveFocus();
    expect(screen.getByText('picture 2 is at place 1 of 2 now.')).toBeInTheDocument();
    await save(user);
    await expectUpdated();
    const { images } = await propertyById(api.server(), house.id);
    expect(images).toEqual([
      `/api/images/${'b'.repeat(32)}.webp`,
      `/api/images/${'a'.repeat(32)}.webp`,
    ]);
  });

  it('is asked before leaving with unsaved changes, and not after saving', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'Half a thought');
    await user.click(screen.getByRole('link', { name: 'User list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Half a thought');
    await save(user);
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begins no edit with what was stored before, where that cannot be read anew', async () => {
    const user = visit(`/admin/properties/${house.id}`);
    await screen.findByRole('heading', { level: 1, name: house.title });
    const refuse = () => HttpResponse.json({ message: 'Not now.' }, { status: 403 });
    api.tell(http.get(`*/api/properties/${house.id}`, refuse));
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByText('Error loading property: Not now.')).toBeVisible();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
    api.behaveAs('pages');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toHaveValue(house.title);
  });

  it('goes on after a session expiry from the draft, or discards it', async () => {
    const user = await openForm(plot);
    await fillField(user, 'Title', 'Dry plot, half renamed');
    expect(await screen.findByText(/A draft is kept in this browser/)).toBeVisible();
    expireSession(admin.token);
    await waitFor(() => expect(addressBar()).toMatch(/^\/authentication\/login/));
    cleanup();

    signedInAs(admin);
    const again = await openForm(plot);
    expect(await screen.findByText(/^Draft from .+ restored$/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Dry plot, half renamed');
    await again.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot'));
    expect(screen.queryByText(/^Draft from/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    cleanup();

    await openForm(plot);
    expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot');
  });

  it('never meets the draft of somebody else, whose drafts go when they sign in', async () => {
    const user = await openForm(plot);
    await fillField(user, 'Title', 'A secret of Amaka');
    await screen.findByText(/A draft is kept in this browser/);
    // Written a moment after the last key.
    await new Promise((resolve) => setTimeout(resolve, 600));
    cleanup();

    endSession();
    signedInAs(await registerAdmin(api.server(), 'Bola Ige'));
    await openForm(plot);
    expect(screen.getByLabelText('Title')).toHaveValue('Dry corner plot');
    expect(screen.queryByText(/^Draft from/)).not.toBeInTheDocument();
  });
});
