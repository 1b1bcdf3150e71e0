import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkFields } from '#contract/property/property-fields.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { expectUpdated, fillField, propertyById } from '#tests/support/stories/editor-page.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';

const manyAmenities = Array.from({ length: 14 }, (_, index) => `Amenity ${index + 1}`);
const imageRow = (name: string) => ({
  ...{ name: `${name.repeat(32)}.webp`, width: 40, height: 30, color: '#334455', alt: '' },
});
let houses = 0;
let house: PropertyData;
const api = referenceApi([]);
let admin: TestUser;

async function openForm({ id } = house) {
  const user = visit(`/admin/properties/${id}/edit`);
  await screen.findByLabelText('Title');
  return user;
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(async () => {
  houses += 1;
  house = newProperty(`house-${houses}`, {
    title: `House ${houses} with a long list`,
    price: 85_000_000,
    createdAt: new Date(Date.UTC(2026, 0, houses)),
    amenities: manyAmenities,
    images: [imageRow('a'), imageRow('b'), imageRow('c')],
  });
  await insertProperties(api.server().db, [house]);
  admin ??= await registerAdmin(api.server(), 'Amaka Okafor');
});

describe.each(apiKinds)('An admin who edits a property, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    signedInAs(admin);
  });

  it('sees the change on its page and in the list, which were both loaded before', async () => {
    const user = visit('/admin/properties');
    await user.click(await screen.findByRole('link', { name: house.title }));
    await screen.findByRole('heading', { level: 1, name: house.title });
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await screen.findByLabelText('Title');
    await fillField(user, 'Title', `Renamed house, ${kind}`);
    await save(user);
    await expectUpdated();
    await user.click(screen.getByRole('button', { name: 'View property' }));
    const heading = { level: 1, name: `Renamed house, ${kind}` };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(trail.getByRole('link', { name: 'Listed properties' }));
    expect(await screen.findByRole('link', { name: `Renamed house, ${kind}` })).toBeVisible();
  });

  it('keeps the price of a development, which visitors do not see', async () => {
    const tower = newProperty(`tower-${kind}`, { status: 'New Development', price: 300_000_000 });
    await insertProperties(api.server().db, [tower]);
    const user = await openForm(tower);
    expect(screen.getByLabelText('Price')).toHaveValue('₦300,000,000');
    await fillField(user, 'Title', `Renamed tower, ${kind}`);
    await save(user);
    await expectUpdated();
    expect(await propertyById(api.server(), tower.id)).toMatchObject({
      title: `Renamed tower, ${kind}`,
      price: 300_000_000,
    });
  });

  it('keeps that price also if the session had expired when the form was loaded', async () => {
    const court = newProperty(`court-${kind}`, { status: 'New Development', price: 300_000_000 });
    await insertProperties(api.server().db, [court]);
    api.override(
      http.get(`*/api/properties/${court.id}`, async () => {
        const { body } = await api.server().app.inject(`/api/properties/${court.id}`);
        return HttpResponse.json(JSON.parse(body));
      }),
    );
    const user = await openForm(court);
    expect(screen.getByLabelText('Price')).toHaveValue('');
    await save(user);
    await expectUpdated();
    expect((await propertyById(api.server(), court.id)).price).toBe(300_000_000);
  });

  it('sends every specified field, and more only with the capabilities for it', async () => {
    let parts: string[] = [];
    api.override(
      http.put('*/api/properties/*', async ({ request }) => {
        parts = [...(await request.clone().formData()).keys()];
        return undefined;
      }),
    );
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await save(user);
    await expectUpdated();
    const extensions = [
      ...['imageOrder[0]', 'imageOrder[1]', 'point', 'pointShown', 'published', 'version'],
      ...['videoUrl', 'floorPlan'],
      ...Object.keys(checkFields).map((name) => `checks[${name}]`),
      ...['stage', 'homes', 'handover'].map((name) => `developmentDetails[${name}]`),
    ];
    expect(parts.toSorted()).toEqual(
      [
        ...['title', 'type', 'status', 'location', 'price', 'negotiable', 'description'],
        ...['features[bedrooms]', 'features[bathrooms]', 'features[squareFootage]'],
        ...manyAmenities.map((_, index) => `amenities[${index}]`),
        'removedImages[0]',
        ...(kind === 'reference' ? extensions : []),
      ].toSorted(),
    );
    await waitFor(() => expect(addressBar()).toBe('/'));
  });
});

describe.each(apiKinds)('An admin who empties a property, with %s,', (_name, kind) => {
  beforeEach(() => {
    api.behaveAs(kind);
    signedInAs(admin);
  });

  it('sends a price of 0 as 0, and empties the amenities, which come back as an empty one', async () => {
    let stored: object = { price: 0, amenities: ['Gym'] };
    let sent = new FormData();
    api.override(
      http.get('*/api/properties/:id', ({ params: { id } }) =>
        HttpResponse.json({ data: { _id: id, title: house.title, location: 'Lagos', ...stored } }),
      ),
      http.put('*/api/properties/*', async ({ request }) => {
        sent = await request.clone().formData();
        stored = { price: 0, amenities: sent.getAll('amenities[0]') };
        return undefined;
      }),
    );
    const user = await openForm();
    expect(screen.getByLabelText('Price')).toHaveValue('₦0');
    await fillField(user, 'Facility 1', '');
    await save(user);
    await expectUpdated();
    expect(sent.get('price')).toBe('0');
    expect(stored).toMatchObject({ amenities: [''] });
    await user.click(screen.getByRole('button', { name: 'View property' }));
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    expect(await screen.findByLabelText('Facility 1')).toHaveValue('');
    await save(user);
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect([...sent.keys()]).not.toContain('amenities[0]');
  });
});

describe('An admin who edits a property', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    signedInAs(admin);
  });

  it('sees warnings that do not prevent saving; land has no bedrooms', async () => {
    const user = await openForm();
    await fillField(user, 'Bedrooms', '0');
    await fillField(user, 'Price', '85');
    await user.selectOptions(screen.getByLabelText('Status'), '');
    expect(screen.getByLabelText('Bedrooms')).toHaveAccessibleDescription(
      'A house without bedrooms?',
    );
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(/Check the zeros/);
    await fillField(user, 'Price', '8.5');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(
      /^Enter a price such as 50m/,
    );
    await fillField(user, 'Price', '8.5m');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(
      /^The current price is ₦85,000,000. Please check the number of zeros./,
    );
    await user.selectOptions(screen.getByLabelText('Type'), 'Land');
    expect(screen.getByLabelText('Bedrooms')).not.toHaveAccessibleDescription();
    await save(user);
    await expectUpdated();
    expect(await propertyById(api.server(), house.id)).toMatchObject({
      price: 8_500_000,
      status: null,
    });
  });

  it('sees what visitors miss, and goes from there to its field', async () => {
    const user = await openForm();
    const missing = within(screen.getByRole('region', { name: 'What visitors miss' }));
    expect(missing.queryByRole('button', { name: 'Add Price' })).not.toBeInTheDocument();
    await user.click(missing.getByRole('button', { name: 'Add Water' }));
    expect(screen.getByLabelText('Water')).toHaveFocus();
    await fillField(user, 'Price', '');
    await user.click(missing.getByRole('button', { name: 'Add Price' }));
    expect(screen.getByLabelText('Price')).toHaveFocus();
  });

  it('confirms leaving with unsaved changes, but not after saving', async () => {
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

  it('cannot edit a cached property if loading the stored one fails', async () => {
    const user = visit(`/admin/properties/${house.id}`);
    await screen.findByRole('heading', { level: 1, name: house.title });
    const refuse = () => HttpResponse.json({ message: 'Not now.' }, { status: 403 });
    api.override(http.get(`*/api/properties/${house.id}`, refuse));
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByText('Error loading property: Not now.')).toBeVisible();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
    api.behaveAs('reference');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toHaveValue(house.title);
  });

  it('sees every stored field, fills a free facility with a toggle, and keeps amenities beyond the 12', async () => {
    const user = await openForm();
    expect(screen.getByLabelText('Title')).toHaveValue(house.title);
    expect(screen.getByLabelText('Price')).toHaveValue('₦85,000,000');
    expect(screen.getByLabelText('Bedrooms')).toHaveValue(3);
    expect(screen.getByLabelText('Facility 12')).toHaveValue('Amenity 12');
    expect(screen.getByText(/Amenity 13, Amenity 14/)).toBeVisible();
    const gym = screen.getByRole('button', { name: 'Gym', pressed: false });
    await user.click(gym);
    expect(screen.getByText('All twelve are filled. Remove one to add Gym.')).toBeVisible();
    await fillField(user, 'Facility 2', '');
    expect(screen.getByText('11 of 12 filled')).toBeVisible();
    await user.click(gym);
    expect(gym).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Facility 2')).toHaveValue('Gym');
    await save(user);
    await expectUpdated();
    const { amenities } = await propertyById(api.server(), house.id);
    expect(amenities).toEqual(manyAmenities.with(1, 'Gym'));
  });

  it('sees what is unsaved and the card with it, then Property Updated at home, with a link back in the toast', async () => {
    const user = await openForm();
    await fillField(user, 'Price', '90m');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(await screen.findByText('Unsaved: price, 1 photo removed')).toBeVisible();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('₦90,000,000')).toBeVisible();
    await save(user);
    await expectUpdated();
    expect(screen.getByText('Your property has been successfully updated.')).toBeVisible();
    expect((await propertyById(api.server(), house.id)).price).toBe(90_000_000);
    await user.click(screen.getByRole('button', { name: 'View property' }));
    await waitFor(() => expect(addressBar()).toBe(`/admin/properties/${house.id}`));
  });

  it('goes home at once, without waiting for a refetch', async () => {
    const user = await openForm();
    let isSaved = false;
    api.override(
      http.put('*/api/properties/*', () => {
        isSaved = true;
      }),
      http.get('*/api/properties/*', () => (isSaved ? new Promise<never>(() => {}) : undefined)),
    );
    await save(user);
    await expectUpdated();
  });

  it('sees Failed to update property. Please try again. and keeps the values', async () => {
    api.override(
      http.put('*/api/properties/*', () =>
        HttpResponse.json({ message: 'No room left.' }, { status: 507 }),
      ),
    );
    const user = await openForm();
    await fillField(user, 'Title', 'A name of patience');
    await save(user);
    const text = await screen.findByText('Failed to update property. Please try again.');
    expect(text.closest('li')).toHaveTextContent('Error');
    expect(screen.getByText('No room left.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('A name of patience');
    expect(addressBar()).toBe(`/admin/properties/${house.id}/edit`);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
  });
});
