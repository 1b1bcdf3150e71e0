import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { runBulk } from '#src/features/properties/admin-table/bulk/run-bulk.ts';
import {
  STANDARD_COLUMNS,
  shownColumns,
  withToggled,
} from '#src/features/properties/admin-table/property-columns.tsx';
import {
  propertyCsvColumns,
  propertyCsvHeader,
  propertyCsvLine,
} from '#src/features/properties/admin-table/property-csv.ts';
import { PropertyTableState } from '#src/features/properties/admin-table/property-table-state.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { readUrlState, writeUrlState } from '#src/lib/url-state.ts';

const read = (address: string) => readUrlState(PropertyTableState, new URLSearchParams(address));
const rewritten = (address: string) => `${writeUrlState(PropertyTableState, read(address))}`;

describe("The URL of the admin's table", () => {
  it('leaves out default values', () => {
    const defaults = { sort: 'newest', page: 1, size: 25, columns: STANDARD_COLUMNS };
    expect(read('')).toEqual(defaults);
    expect(rewritten('')).toBe('');
    expect(rewritten('sort=newest&page=1&size=25')).toBe('');
  });

  it('keeps search, filters, sort, page, size and columns', () => {
    const address =
      'q=lekki&location=Lagos&status=Sold&type=Villa&minPrice=5000000&maxPrice=900000000&bedrooms=4&sort=price_asc&problem=noImage&page=3&size=100&columns=price%2Cviews';
    expect(rewritten(address)).toBe(address);
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=two', 'size=7', 'size=x', 'problem=rain'])(
    'drops the invalid value %s',
    (address) => {
      expect(rewritten(address)).toBe('');
    },
  );

  it('allows no optional columns, and drops unknown ones', () => {
    expect(read('columns=').columns).toEqual([]);
    expect(rewritten('columns=')).toBe('columns=');
    expect(read('columns=views,__proto__,type').columns).toEqual(['type', 'views']);
  });

  // Columns ask the page for the capabilities of the API.
  beforeAll(() => vi.stubGlobal('document', { head: { querySelector: () => null } }));
  afterAll(() => vi.unstubAllGlobals());

  it('shows the standard columns by the width, and chosen ones at every width', () => {
    const chosen = withToggled(STANDARD_COLUMNS, 'views', true);
    expect(chosen).toEqual(['price', 'views', 'listed']);
    expect(withToggled(chosen, 'views', true)).toBe(STANDARD_COLUMNS);
    const few = withToggled(STANDARD_COLUMNS, 'listed', true);
    expect(few).toEqual(['price']);
    expect(shownColumns(few, false)).toEqual(few);
    expect(rewritten(`columns=${few}`)).toBe(`columns=${encodeURIComponent(`${few}`)}`);
  });

  it('reads a status that is a property type as the type', () => {
    expect(rewritten('status=villa')).toBe('type=Villa');
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
    checks: { papers: 'Certificate of Occupancy', visitedOn: '2026-02-14' },
    images: ['/a.webp'],
    createdAt: '2026-03-01T00:00:00.000Z',
  };
  const columns = propertyCsvColumns(() => true);
  const line = () => propertyCsvLine(columns, property);

  it('has a column for every field, by its name', () => {
    expect(propertyCsvHeader(columns)).toBe(
      'Reference,Title,Type,Status,Location,Price (naira),Negotiable,Bedrooms,Bathrooms,Square footage (sqm),Description,Amenities,Papers,Kind of papers,Power,Water,Road,Flooding,Visited,Confirmed available,Photos,Video link,Views,Listed,Link,ID\r\n',
    );
  });

  it('has the checks only if the API has them', () => {
    const withoutChecks = propertyCsvColumns(() => false);
    expect(propertyCsvHeader(withoutChecks)).toContain(',Amenities,Photos,');
    expect(propertyCsvLine(withoutChecks, property)).toContain(',Gym; CCTV,1,');
  });

  it('has no cell that a spreadsheet program runs as a formula', () => {
    expect(line()).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(line()).toContain("'+For Sale");
    expect(line()).toContain('"\'@Lekki, ""Phase 1"""');
    expect(line()).toContain('"\'-1\nsecond line"');
  });

  it('writes naira and rooms as bare digits, and leaves missing values empty', () => {
    expect(line()).toContain(',85000000,Yes,0,,62.5,');
    expect(line()).toContain(
      ',Gym; CCTV,Certificate of Occupancy,,,,,,2026-02-14,,1,,,2026-03-01T00:00:00.000Z,https://gida.example/property-listing/',
    );
  });

  it('has the status Available where none is stored', () => {
    const status = columns.find(({ heading }) => heading === 'Status');
    expect(status?.valueIn({ ...property, status: null })).toBe('Available');
  });

  it('links a development to its own page', () => {
    const development = { ...property, status: 'New Development' };
    expect(propertyCsvLine(columns, development)).toContain(
      'https://gida.example/new-development/',
    );
  });
});

describe('A bulk change', () => {
  it.each([...Object.values(texts.bulkChanges), texts.bulkUndo])(
    'groups the digits of every count in its report',
    ({ failed }) => expect(failed(1000, 2500)).toMatch(/^1,000 of 2,500 properties could not be /),
  );

  const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

  it('runs a few items at a time, and reports its progress', async () => {
    let running = 0;
    let most = 0;
    const { signal, onProgress } = options();
    const items = Array.from({ length: 25 }, (_, index) => index);
    const outcome = await runBulk(
      items,
      async (item) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
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

  it('continues after a failure, which it reports with the reason', async () => {
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

  it('starts nothing more once it is stopped, or the session has ended', async () => {
    const controller = new AbortController();
    const items = Array.from({ length: 20 }, (_, index) => index);
    const stopped = await runBulk(items, async () => controller.abort(), {
      signal: controller.signal,
      onProgress: () => {},
    });
    expect(stopped.done.length).toBeLessThanOrEqual(4);
    expect(stopped.notStarted).toHaveLength(20 - stopped.done.length);
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
    expect(ended.notStarted.length).toBeGreaterThanOrEqual(16);
  });
});
