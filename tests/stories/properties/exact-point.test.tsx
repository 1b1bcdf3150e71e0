import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findProperty, insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import {
  expectCreated,
  expectUpdated,
  fillField,
  fillRequired,
  openListingForm,
  propertyById,
  storedProperty,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';
import '#src/features/properties/editor/point/point-question.tsx';

const point = { latitude: 6.4474, longitude: 3.4723 };
const api = referenceApi([]);
let admin: TestUser;
let houses = 0;

beforeEach(async () => {
  admin ??= await registerAdmin(api.server(), 'Amaka Okafor');
  signedInAs(admin);
});

const field = () => screen.getByLabelText('Point on the map');
const shown = () => screen.queryByRole('checkbox', { name: 'Show the exact point' });
const coordinatesFor = async (id: string) => {
  const { db } = api.server();
  return (await findProperty(db, id, 'public'))?.coordinates;
};

describe('An admin, with an API that has points,', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('pastes a link to a map, and visitors get the point only once it is ticked', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House with a point');
    expect(shown()).not.toBeInTheDocument();
    await fillField(
      user,
      'Point on the map',
      'https://maps.google.com/maps?q=6.4474%2C3.4723&z=17',
    );
    expect(field()).toHaveValue('6.4474, 3.4723');
    expect(shown()).not.toBeChecked();
    await submitListing(user);
    await expectCreated();
    const { _id = '' } = (await storedProperty(api.server(), 'House with a point')) ?? {};
    expect(await propertyById(api.server(), _id)).toMatchObject({ coordinates: point });
    expect(await coordinatesFor(_id)).toBeNull();

    const again = visit(`/admin/properties/${_id}/edit`);
    expect(await screen.findByLabelText('Point on the map')).toHaveValue('6.4474, 3.4723');
    await again.click(screen.getByRole('checkbox', { name: 'Show the exact point' }));
    await again.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect(await coordinatesFor(_id)).toEqual(point);
  });

  it('is told what cannot be read as a point', async () => {
    const user = await openListingForm();
    await fillField(user, 'Point on the map', 'https://maps.app.goo.gl/AbC123dEf');
    expect(await screen.findByText(/^A short link does not contain the point/)).toBeVisible();
    await fillField(user, 'Point on the map', 'behind the market');
    expect(await screen.findByText(/^We could not find a point in this/)).toBeVisible();
    await fillField(user, 'Point on the map', '6FR5CFWC+XW');
    expect(field()).toHaveValue('6.447438, 3.472313');
    expect(screen.queryByText(/^We could not find a point in this/)).not.toBeInTheDocument();
  });

  it('keeps the point when the address changes, and is asked when they are far apart', async () => {
    houses += 1;
    const house = newProperty(`far-${houses}`, { coordinates: point });
    await insertProperties(api.server().db, [house]);
    const user = visit(`/admin/properties/${house.id}/edit`);
    await screen.findByLabelText('Title');
    await fillField(user, 'Location', 'Maitama, Abuja');
    expect(await screen.findByText(/^The point is about \d+ km from Maitama/)).toBeVisible();
    expect(field()).toHaveValue('6.4474, 3.4723');
    await user.click(screen.getByRole('button', { name: 'Yes, keep it' }));
    await waitFor(() => expect(screen.queryByText(/^The point is about/)).not.toBeInTheDocument());
    await fillField(user, 'Location', 'Epe, Lagos');
    expect(await screen.findByText(/^The point is about \d+ km from Epe/)).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear the point' });
    if (clear) await user.click(clear);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect(await propertyById(api.server(), house.id)).toMatchObject({
      location: 'Epe, Lagos',
      coordinates: null,
    });
  });
});

describe('An admin, with a letter-only API,', () => {
  it('has no field for the point, and nothing of it is sent', async () => {
    api.behaveAs('data.data');
    const user = await openListingForm();
    expect(screen.queryByLabelText('Point on the map')).not.toBeInTheDocument();
    await fillRequired(user, 'House to the letter');
    await submitListing(user);
    await expectCreated();
    expect([...api.parts].filter((part) => part.includes('point'))).toEqual([]);
  });
});
