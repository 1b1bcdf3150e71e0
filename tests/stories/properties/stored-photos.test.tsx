import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import {
  expectUpdated,
  fillField,
  imageFile,
  propertyById,
} from '#tests/support/stories/editor-page.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi([]);
const imageRow = (name: string) => ({
  ...{ name: `${name.repeat(32)}.webp`, width: 40, height: 30, color: '#334455', alt: '' },
});
let houses = 0;
let house: PropertyData;

async function openEditForm() {
  const user = visit(`/admin/properties/${house.id}/edit`);
  await screen.findByLabelText('Title');
  return user;
}

describe('An admin who edits the photos of a property', () => {
  beforeEach(async () => {
    houses += 1;
    house = newProperty(`photographed-${houses}`, {
      images: [imageRow('a'), imageRow('b'), imageRow('c')],
    });
    await insertProperties(api.server().db, [house]);
    api.behaveAs('reference');
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('removes photos, one or all, and puts them back before saving', async () => {
    const user = await openEditForm();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.getByRole('button', { name: 'Undo remove all' })).toHaveFocus();
    expect(screen.getByText('0 photos')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Removed when you save' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo remove all' }));
    expect(screen.getByText('3 photos')).toBeVisible();
    // The focus stays within the photos when a button disappears.
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Put back removed photo 1' }));
    expect(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove photo 3' }));
    expect(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Make photo 2 the cover' }));
    expect(screen.getByRole('button', { name: 'Move photo 1 later' })).toHaveFocus();
    expect(screen.getByText('photo 2 is now at position 1 of 2.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    const { images } = await propertyById(api.server(), house.id);
    expect(images).toEqual([
      `/api/images/${'b'.repeat(32)}.webp`,
      `/api/images/${'a'.repeat(32)}.webp`,
    ]);
  });

  it('marks all stored photos as removed with Remove all, and keeps the new one', async () => {
    let sent = new FormData();
    api.override(
      http.put('*/api/properties/*', async ({ request }) => {
        sent = await request.clone().formData();
        return HttpResponse.json({ message: 'Saved' });
      }),
    );
    const user = await openEditForm();
    await user.upload(screen.getByLabelText('Images'), imageFile('new.png'));
    await screen.findByText('new.png');
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    const removed = [0, 1, 2].map((index) => sent.get(`removedImages[${index}]`));
    expect(removed).toEqual(house.images.map(({ name }) => `/api/images/${name}`));
    expect(sent.getAll('images')).toHaveLength(1);
  });
});

describe('A property with 31 stored photos', () => {
  beforeEach(async () => {
    houses += 1;
    const images = Array.from({ length: 31 }, (_, index) => imageRow(index.toString(36)));
    house = newProperty(`photographed-${houses}`, { images });
    await insertProperties(api.server().db, [house]);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it.each(apiKinds)('can be edited on %s', async (_name, kind) => {
    api.behaveAs(kind);
    const user = await openEditForm();
    await fillField(user, 'Title', 'House of many photos');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    const { title, images } = await propertyById(api.server(), house.id);
    expect({ title, photos: images?.length }).toEqual({
      title: 'House of many photos',
      photos: 31,
    });
  });

  it('gets another photo on an API without our limits', async () => {
    api.behaveAs('data.data');
    let sent = new FormData();
    api.override(
      http.put('*/api/properties/*', async ({ request }) => {
        sent = await request.clone().formData();
        return HttpResponse.json({ message: 'Saved' });
      }),
    );
    const user = await openEditForm();
    await user.upload(screen.getByLabelText('Images'), imageFile('new.png'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect(sent.getAll('images')).toHaveLength(1);
  });

  it('gets no other on our API, which says why', async () => {
    api.behaveAs('reference');
    const user = await openEditForm();
    await user.upload(screen.getByLabelText('Images'), imageFile('new.png'));
    expect(await screen.findByText(/A property can have at most 30 photos\./)).toBeVisible();
  });
});
