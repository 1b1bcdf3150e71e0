import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property.ts';
import { firstPageOf } from '#src/features/properties/api/property-page-request.ts';
import { beginningOf, wholeListOf } from '#src/features/properties/api/whole-list.ts';

const properties: Property[] = Array.from({ length: 5 }, (_, index) => ({
  _id: `${index}`,
  title: index === 4 ? 'Land' : 'Duplex',
  location: 'Lekki, Lagos',
  price: (index + 1) * 1_000_000,
  createdAt: `2026-01-0${index + 1}T00:00:00Z`,
}));

const search = { q: 'duplex' };
const list = wholeListOf(properties);

describe('A page of a whole list', () => {
  it('holds the first results in order, how many there are in all, and the counts', async () => {
    const page = await list.page(firstPageOf(search, 3));
    expect(page.properties.map(({ _id }) => _id)).toEqual(['3', '2', '1']);
    expect(page).toMatchObject({ total: 4, nextCursor: '3', facets: { price: { highest: 4e6 } } });
  });

  it('goes on where the one before ended, and says when it is the last', async () => {
    const page = await list.page({
      ...firstPageOf(search, 3),
      cursor: '3',
    });
    expect(page).toMatchObject({ properties: [{ _id: '0' }], total: 4, nextCursor: null });
  });

  it('is the last when it ends exactly with the list', async () => {
    const page = await list.page(firstPageOf(search, 4));
    expect(page.nextCursor).toBeNull();
  });

  it('does not mix up two searches of one list', async () => {
    await list.page(firstPageOf(search, 3));
    const page = await list.page(firstPageOf({ ...search, sort: 'price_asc' }, 1));
    expect(page.properties).toEqual([properties[0]]);
  });

  it('leaves the list itself as it was', async () => {
    const before = [...properties];
    await list.page(firstPageOf({}, 3));
    expect(properties).toEqual(before);
  });
});

describe('The beginning of a whole list that is still on its way', () => {
  const newestFirst = properties.toReversed();
  const request = firstPageOf(search, 3);

  it('is its first results, where it comes in their order', () => {
    const beginning = beginningOf(newestFirst, request);
    expect(beginning?.properties.map(({ _id }) => _id)).toEqual(['3', '2', '1']);
    expect(beginning).toMatchObject({ nextCursor: null, facets: {} });
  });

  it.each([
    ['it comes in another order', properties, request],
    ['the results are wanted in another', newestFirst, firstPageOf({ sort: 'price_asc' }, 3)],
    ['one is out of order', [...newestFirst, ...newestFirst.slice(0, 1)], request],
    ['too few have come', newestFirst.slice(0, 3), request],
    ['none have', [], request],
  ])('is not known where %s', (_why, soFar, asked) => {
    expect(beginningOf(soFar, asked)).toBeNull();
  });
});
