import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import '#src/features/properties/map/areas-map.tsx';
import '#src/routes/public/property-listings-page.tsx';

const api = referenceApi([
  newProperty('lekki', { title: 'House in Lekki', location: 'Lekki, Lagos' }),
  newProperty('ikeja', { title: 'Villa in Ikeja', location: 'Ikeja, Lagos', type: 'Villa' }),
  newProperty('maitama', { title: 'House in Maitama', location: 'Maitama, Abuja' }),
]);

async function openMap(path: string) {
  const user = visit(path);
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  return user;
}

const areas = () => screen.findByRole('list', { name: 'Areas' });

async function findAreas(...names: string[]) {
  await waitFor(async () => {
    const buttons = within(await areas()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  });
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('opens the map, goes from a state to an area and back, and the list and the heading follow', async () => {
    const user = await openMap('/property-listings');
    await findAreas('Lagos2', 'Abuja1');
    await user.click(within(await areas()).getByRole('button', { name: /^Lagos/ }));
    await findAreas('All of Nigeria', 'Ikeja1', 'Lekki1');
    expect(addressBar()).toBe('/property-listings?location=Lagos');
    await user.click(within(await areas()).getByRole('button', { name: /^Ikeja/ }));
    expect(await screen.findByRole('heading', { name: 'Properties in Ikeja' })).toBeVisible();
    await findAreas('All of Nigeria', 'All of Lagos', 'Ikeja1', 'Lekki1');
    expect(within(await areas()).getByRole('button', { name: /^Ikeja/ })).toBePressed();
    expect(await screen.findByText('1 property')).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Properties in Lagos' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Map', expanded: true }));
    expect(screen.queryByRole('list', { name: 'Areas' })).not.toBeInTheDocument();
  });

  it('sees the counts of the current search', async () => {
    await openMap('/property-listings?type=Villa');
    await findAreas('Lagos1');
  });
});
