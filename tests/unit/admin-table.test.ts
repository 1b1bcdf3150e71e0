import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Property } from '#contract/property.ts';
import { runBulk } from '#src/features/properties/admin-table/bulk/bulk-run.ts';
import { defaultColumns } from '#src/features/properties/admin-table/column-names.ts';
import {
  propertyCsvHeader,
  propertyCsvLines,
} from '#src/features/properties/admin-table/property-csv.ts';
import {
  addressOfView,
  viewOfAddress,
} from '#src/features/properties/admin-table/property-table-url.ts';
import { ApiError } from '#src/lib/api-error.ts';

describe("The address of the admin's table", () => {
  it('says nothing of what is as usual', () => {
    const view = viewOfAddress(new URLSearchParams());
    expect(view).toEqual({ search: {}, page: 1, pageSize: 25, columns: defaultColumns });
    expect(addressOfView(view).toString()).toBe('');
  });

  it('keeps search, filters, sort, page, length and columns', () => {
    const address =
      'q=lekki&location=Lagos&status=Sold&type=Villa&minPrice=5000000&maxPrice=900000000&bedrooms=4&sort=price_asc&problem=noPicture&page=3&size=100&columns=price%2Cviews';
    expect(addressOfView(viewOfAddress(new URLSearchParams(address))).toString()).toBe(address);
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=two', 'size=7', 'size=x', 'problem=rain'])(
    'counts %s as not said',
    (address) => {
      expect(addressOfView(viewOfAddress(new URLSearchParams(address))).toString()).toBe('');
    },
  );

  it('may show the title alone, and knows no other columns than its own', () => {
    expect(viewOfAddress(new URLSearchParams('columns=')).columns).toEqual([]);
    expect(viewOfAddress(new URLSearchParams('columns=views,__proto__,type')).columns).toEqual([
      'type',
      'views',
    ]);
  });
});

describe('The exported CSV', () => {
  beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://gida.example' } }));
  afterAll(() => vi.unstubAllGlobals());

  const property: Property = {
    _id: '0123456789abcdef01234567',
    title: '=HYPERLINK("http://evil.example")',
    location: '@Lekki, "Phase 1"',
    status: '+For Sale',
    price: 85_000_000,
    negotiable: true,
    features: { bedrooms: 0, squareFootage: 62.5 },
    description: '-1\nsecond line',
    amenities: ['Gym', 'CCTV'],
    images: ['/a.webp'],
    createdAt: '2026-03-01T00:00:00.000Z',
  };
  const line = () => propertyCsvLines([property]);

  it('has a column for every field, by its name', () => {
    expect(propertyCsvHeader()).toBe(
      'Reference,Title,Type,Status,Location,Price (naira),Negotiable,Bedrooms,Bathrooms,Square footage (sqm),Description,Amenities,Pictures,Views,Listed,Link,Id\r\n',
    );
  });

  it('holds no cell that a spreadsheet runs as a formula', () => {
    expect(line()).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(line()).toContain("'+For Sale");
    expect(line()).toContain('"\'@Lekki, ""Phase 1"""');
    expect(line()).toContain('"\'-1\nsecond line"');
  });

  it('writes naira and rooms as bare digits, and nothing where nothing is known', () => {
    expect(line()).toContain(',85000000,Yes,0,,62.5,');
    expect(line()).toContain(
      ',Gym; CCTV,1,,2026-03-01T00:00:00.000Z,https://gida.example/property-listing/',
    );
  });

  it('links a development to its own page', () => {
    const development = { ...property, status: 'New Development' };
    expect(propertyCsvLines([development])).toContain('https://gida.example/new-development/');
  });
});

describe('Work on many properties', () => {
  const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

  it('is done a few at a time, and says how far it is', async () => {
    let atOnce = 0;
    let most = 0;
    const { signal, onProgress } = options();
    const items = Array.from({ length: 25 }, (_, index) => index);
    const outcome = await runBulk(
      items,
      async (item) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 1));
        atOnce -= 1;
        return item * 2;
      },
      { signal, onProgress },
    );
    expect(most).toBe(4);
    expect(outcome.done.map(({ result }) => result).sort((a, b) => a - b)).toEqual(
      items.map((item) => item * 2),
    );
    expect(onProgress).toHaveBeenLastCalledWith(25);
  });

  it('goes on after one that fails, which it names with the reason', async () => {
    const outcome = await runBulk(
      ['a', 'b', 'c'],
      async (item) => {
        if (item === 'b') throw new ApiError('The disk is full.', { status: 507 });
      },
      options(),
    );
    expect(outcome.done.map(({ item }) => item)).toEqual(['a', 'c']);
    expect(outcome.failed).toEqual([{ item: 'b', reason: 'The disk is full.' }]);
  });

  it('begins nothing more once it is stopped, or the session is over', async () => {
    const controller = new AbortController();
    const items = Array.from({ length: 20 }, (_, index) => index);
    const stopped = await runBulk(items, async () => controller.abort(), {
      signal: controller.signal,
      onProgress: () => {},
    });
    expect(stopped.done.length).toBeLessThanOrEqual(4);
    expect(stopped.left).toHaveLength(20 - stopped.done.length);
    const ended = await runBulk(
      items,
      async () => {
        const error = new ApiError('Unauthenticated.', { status: 401 });
        error.endsSession = true;
        throw error;
      },
      options(),
    );
    expect(ended.failed.length).toBeLessThanOrEqual(4);
    expect(ended.left.length).toBeGreaterThanOrEqual(16);
  });
});
