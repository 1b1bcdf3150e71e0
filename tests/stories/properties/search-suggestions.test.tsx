import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { manyListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(manyListings);
const villa = 'Waterfront villa with a private jetty';

async function findField(): Promise<HTMLElement> {
  await screen.findByRole('list', { name: 'Properties' });
  return screen.getByRole('combobox', { name: 'Search properties' });
}

async function findOptions(group: string): Promise<HTMLElement[]> {
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return within(await within(list).findByRole('group', { name: group })).findAllByRole('option');
}

describe.each(apiKinds)('While typing into the search, with %s, a visitor', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('is offered areas with counts, and chooses one by keyboard', async () => {
    const user = visit('/property-listings');
    const field = await findField();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.click(field);
    await user.paste('ikoi');
    await waitFor(async () =>
      expect((await findOptions('Areas'))[0]).toHaveTextContent(/Ikoyi, Lagos\s*1 property/),
    );
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    const [first] = await findOptions('Areas');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressBar()).toBe('/property-listings?location=Ikoyi'));
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens the property of a reference with Enter', async () => {
    const user = visit('/property-listings');
    await user.click(await findField());
    await user.paste('gd1001');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: villa, level: 1 })).toBeVisible();
  });

  it('finds areas in the filter Location, in their state', async () => {
    const user = visit('/property-listings');
    await findField();
    const filter = screen.getByRole('combobox', { name: 'Location' });
    await user.hover(filter);
    const lagos = await within(filter).findByRole('group', { name: 'Lagos' });
    await waitFor(() =>
      expect(within(lagos).getByRole('option', { name: /^Ikoyi/ })).toHaveTextContent('Ikoyi (1)'),
    );
    await user.selectOptions(filter, 'Ikoyi');
    await waitFor(() => expect(addressBar()).toBe('/property-listings?location=Ikoyi'));
  });

  it('starts a search on the home page', async () => {
    const user = visit('/');
    const field = await screen.findByRole('combobox', { name: 'Search properties' });
    await user.click(field);
    await user.paste('villa');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressBar()).toBe('/property-listings?q=villa'));
  });
});

describe('While typing into the search, a visitor', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('keeps the other words when choosing an area', async () => {
    const user = visit('/property-listings');
    await user.click(await findField());
    await user.paste('villa in iko');
    await waitFor(async () => expect(await findOptions('Areas')).toHaveLength(1));
    await user.click((await findOptions('Areas'))[0] ?? document.body);
    await waitFor(() => expect(addressBar()).toBe('/property-listings?q=villa&location=Ikoyi'));
  });

  it('opens a property by its title, or closes the list with Escape', async () => {
    const user = visit('/property-listings');
    const field = await findField();
    await user.click(field);
    await user.paste('jetty');
    await waitFor(async () =>
      expect((await findOptions('Properties'))[0]).toHaveTextContent(villa),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('jetty');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: villa, level: 1 })).toBeVisible();
  });

  it('is offered the property of a reference before longer references', async () => {
    const references = ['GD-70', 'GD-701', 'GD-702', 'GD-703', 'GD-704'];
    const homes = references.map((propertyId) => newProperty(propertyId, { propertyId }));
    await insertProperties(api.server().db, homes);
    const user = visit('/property-listings');
    await user.click(await findField());
    await user.paste('gd-70');
    await waitFor(async () =>
      expect((await findOptions('Properties'))[0]).toHaveTextContent(/GD-70\b/),
    );
    expect(await findOptions('Properties')).toHaveLength(4);
  });
});
