import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { filterFacetNames } from '#contract/search/property-facets.ts';
import { createPropertyList } from '#src/features/properties/api/property-list.ts';

const properties: Property[] = Array.from({ length: 5 }, (_, index) => ({
  _id: `${index}`,
  title: index === 4 ? 'Land' : 'Duplex',
  location: 'Lekki, Lagos',
  price: (index + 1) * 1_000_000,
  createdAt: `2026-01-0${index + 1}T00:00:00Z`,
}));

const search = { q: 'duplex' };
const list = createPropertyList(properties);

describe('A page of a whole list', () => {
  it('has the first results in order, the total and the facets', async () => {
    const page = await list.page({ search, pageSize: 3, facets: filterFacetNames });
    expect(page.properties.map(({ _id }) => _id)).toEqual(['3', '2', '1']);
    expect(page).toMatchObject({ total: 4, nextCursor: '3', facets: { price: { highest: 4e6 } } });
  });

  it('continues where the one before ended, without a cursor on the last', async () => {
    const page = await list.page({ search, pageSize: 3, cursor: '3' });
    expect(page).toMatchObject({ properties: [{ _id: '0' }], total: 4, nextCursor: null });
  });

  it('is the last if it ends exactly with the list', async () => {
    const page = await list.page({ search, pageSize: 4 });
    expect(page.nextCursor).toBeNull();
  });

  it('keeps two searches of one list apart', async () => {
    await list.page({ search, pageSize: 3 });
    const page = await list.page({ search: { ...search, sort: 'price_asc' }, pageSize: 1 });
    expect(page.properties).toEqual([properties[0]]);
  });

  it('does not change the list', async () => {
    const before = [...properties];
    await list.page({ search: {}, pageSize: 3 });
    expect(properties).toEqual(before);
  });
});
