import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedRead } from '#server/core/database/shared-read.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const READS_PER_MINUTE = 12;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ config: { readsPerMinute: READS_PER_MINUTE } });
  await insertProperties(test.db, [newProperty('house'), newProperty('villa')]);
});
afterAll(() => test.close());

const titlesIn = (body: string): string[] =>
  JSON.parse(body).data.map(({ title }: { title: string }) => title);

describe('Lists', () => {
  it.each(['/api/properties', '/api/properties?limit=10&facets=type,price'])(
    '%s has a change at once, in every process',
    async (url) => {
      const other = await test.openSecondApp();
      const before = titlesIn((await other.inject(url)).body);
      const title = `Added for ${url}`;
      await insertProperties(test.db, [newProperty(title, { title })]);
      for (const app of [other, test.app]) {
        const titles = titlesIn((await app.inject(url)).body);
        expect(titles).toHaveLength(before.length + 1);
        expect(titles).toContain(title);
      }
    },
  );

  it('are the same in every encoding, with the same tag', async () => {
    const url = '/api/properties';
    const plain = await test.app.inject(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': `${encoding};q=0.5, identity` };
      const response = await test.app.inject({ url, headers });
      expect(response.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
        etag: plain.headers.etag,
        vary: expect.stringContaining('accept-encoding'),
      });
      expect(`${decode(response.rawPayload)}`).toBe(plain.body);
    }
    const refused = { 'accept-encoding': 'br;q=0, gzip;q=0.0' };
    expect((await test.app.inject({ url, headers: refused })).body).toBe(plain.body);
  });

  it('get 304 while nothing changes', async () => {
    const { headers } = await test.app.inject('/api/properties');
    const request = { url: '/api/properties', headers: { 'if-none-match': `${headers.etag}` } };
    expect((await test.app.inject(request)).statusCode).toBe(304);
    await insertProperties(test.db, [newProperty('changed since')]);
    expect((await test.app.inject(request)).statusCode).toBe(200);
  });

  it('name at most 10 locations and 40 amenities', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`).join();
    for (const [name, count] of Object.entries({ location: 10, elsewhere: 10, amenities: 40 })) {
      const read = (value: string) =>
        test.app.inject({ url: '/api/properties', query: { [name]: value } });
      expect((await read(many(count))).statusCode).toBe(200);
      const rejected = await read(many(count + 1));
      expect(rejected.statusCode).toBe(400);
      expect(rejected.json().fields).toEqual({ [name]: `must name at most ${count}` });
    }
  });
});

// bench/security measures the times with 24,326 properties on a server of its own.
describe('A first page with facets', () => {
  const firstPage = '/api/properties?limit=12&facets=price,type,status,location,bedrooms';
  const visit = async (url: string) =>
    expect((await test.app.inject({ url, remoteAddress: '10.0.0.2' })).statusCode).toBe(200);

  /** The number of queries that the database gets meanwhile. */
  async function queriesOf(requests: () => Promise<unknown>): Promise<number> {
    const select = vi.spyOn(test.db, 'select');
    const begin = test.db.transaction.bind(test.db);
    let inTransactions = 0;
    const transaction = vi.spyOn(test.db, 'transaction').mockImplementation((run, config) =>
      begin(async (started) => {
        const selects = vi.spyOn(started, 'select');
        const result = await run(started);
        inTransactions += selects.mock.calls.length;
        return result;
      }, config),
    );
    await requests();
    const { length } = select.mock.calls;
    select.mockRestore();
    transaction.mockRestore();
    return length + inTransactions;
  }

  it('is read in at most five queries, and once for eight connections', async () => {
    const alone = await queriesOf(() => visit(`${firstPage}&minPrice=1`));
    expect(alone).toBeLessThanOrEqual(5);
    const eight = Array.from({ length: 8 }, () => `${firstPage}&minPrice=2`);
    const together = await queriesOf(() => Promise.all(eight.map(visit)));
    // The first connection does not share the query for the revision.
    expect(together).toBeLessThanOrEqual(alone + 1);
  });

  it.each([
    ['whole lists', '/api/properties?minPrice='],
    ['searches for several locations', `${firstPage}&location=Ajah,Lekki,Ikeja`],
    ['text searches', '/api/properties?limit=100&q=house'],
  ])('does not wait for %s', async (_kind, search) => {
    let responded = 0;
    const requests = Array.from({ length: 24 }, async (_, n) => {
      await visit(search + n);
      responded += 1;
    });
    await visit(`${firstPage}&type=${search.length}`);
    const before = responded;
    await Promise.all(requests);
    expect(before).toBeLessThan(24);
  });

  it('is kept until a property changes', async () => {
    await visit(firstPage);
    const stored = () => queriesOf(() => visit(firstPage));
    expect(await stored()).toBe(1);
    await insertProperties(test.db, [newProperty('changed meanwhile')]);
    expect(await stored()).toBeGreaterThan(1);
    expect(await stored()).toBe(1);
  });
});

describe('A network', () => {
  const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: '/api/properties', remoteAddress, headers });
  const statuses = async (addresses: string[]) => {
    const responses = [];
    for (const address of addresses) responses.push(await read(address));
    return responses.map(({ statusCode }) => statusCode);
  };

  it('reads a limited number of lists in a minute', async () => {
    const allowed = Array.from({ length: READS_PER_MINUTE }, () => '102.89.1.1');
    expect(new Set(await statuses(allowed))).toEqual(new Set([200]));
    const rejected = await read('102.89.1.1');
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json()).toEqual({
      message: expect.stringMatching(
        /^Too many requests from your network\. Please try again in \d+ seconds?\.$/,
      ),
    });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statuses(['102.89.1.2'])).toEqual([200]);
  });

  it('of IPv6 is a /64', async () => {
    const addresses = Array.from({ length: READS_PER_MINUTE + 1 }, (_, n) => `2c0f:2a80:1:1::${n}`);
    expect((await statuses(addresses)).at(-1)).toBe(429);
    expect(await statuses(['2c0f:2a80:1:2::1'])).toEqual([200]);
  });

  it('is not limited if it is private, because it may be that of a proxy', async () => {
    const addresses = Array.from({ length: READS_PER_MINUTE + 1 }, () => '10.0.0.1');
    expect(new Set(await statuses(addresses))).toEqual(new Set([200]));
  });
});

describe('A connection', () => {
  it('is closed if the client does not read', async () => {
    const app = await test.openSecondApp();
    expect(app.server.timeout).toBe(60_000);
    app.server.setTimeout(300);
    await app.listen({ port: 0 });
    const address = app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
    const socket = connect(address.port, 'localhost');
    // More than the buffers of both sockets hold.
    socket.write('GET /api/docs/json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100));
    const [connection] = await once(app.server, 'connection');
    await once(connection, 'close');
    socket.destroy();
    expect(connection.bytesWritten).toBeGreaterThan(0);
  });

  it('is not closed while the server creates the response', async () => {
    const app = await test.openSecondApp();
    app.server.setTimeout(400);
    const url = await app.listen({ port: 0 });
    let statuses: Promise<number[]> | undefined;
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table property_revision, users`);
      const pending = [
        fetch(`${url}/api/properties`),
        fetch(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'ada@example.com', password: 'wrong-password' }),
        }),
      ];
      statuses = Promise.all(pending.map(async (response) => (await response).status));
      await delay(1000);
    });
    expect(await statuses).toEqual([200, 401]);
  });
});

describe('A shared read', () => {
  it('never began before the call', async () => {
    let value = 0;
    let reads = 0;
    const read = sharedRead(async () => {
      reads += 1;
      const found = value;
      await delay(5);
      return found;
    });
    const first = read();
    value = 1;
    const later = await Promise.all(Array.from({ length: 9 }, () => read()));
    expect(await first).toBe(0);
    expect(later).toEqual(later.map(() => 1));
    expect(reads).toBe(2);
  });

  it('that fails does not fail the next', async () => {
    let fails = true;
    const read = sharedRead(async () => {
      await delay(1);
      if (fails) throw new Error('gone');
      return 'found';
    });
    const first = read();
    const second = read();
    await expect(first).rejects.toThrow('gone');
    fails = false;
    expect(await second).toBe('found');
  });
});
