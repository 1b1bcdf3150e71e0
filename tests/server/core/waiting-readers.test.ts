import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Executor, OpenDatabase } from '#server/core/database/database.ts';
import { errorHandler } from '#server/core/http/error-handler.ts';
import { ResponseCache } from '#server/core/http/response-cache.ts';
import { FairQueue } from '#server/core/jobs/fair-queue.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('A waiting reader', () => {
  it('of one network keeps out none of another: networks take turns', async () => {
    const queue = new FairQueue(1);
    const order: string[] = [];
    const read = (network: string) =>
      queue.run(network, async () => {
        await delay(1);
        order.push(network);
        if (network === 'c') throw new Error('gone');
      });
    const busy = Array.from({ length: 101 }, () => read('a'));
    await expect(read('a')).rejects.toThrow('The server is busy. Please try again shortly.');
    await Promise.allSettled([...busy, read('b'), read('c'), read('b')]);
    expect(order.slice(0, 6).join('')).toBe('aabcab');
    expect(order).toHaveLength(104);
  });

  it('with a local address has a turn of its own, because it may be that of a proxy', async () => {
    const queue = new FairQueue(1);
    const order: string[] = [];
    const read = (address: string) => queue.run(address, async () => void order.push(address));
    const local = Array.from({ length: 150 }, () => read('10.0.0.1'));
    const subscriber = [1, 2, 3].map((subnet) => read(`2001:db8:1:${subnet}::1`));
    await Promise.all([...local, ...subscriber, read('10.0.0.2')]);
    expect(order.slice(150)).toEqual([
      '2001:db8:1:1::1',
      '10.0.0.2',
      '2001:db8:1:2::1',
      '2001:db8:1:3::1',
    ]);
  });

  it('that has gone gets no page, and one that waits as long as a statement may take gets 503', async () => {
    const responses = new ResponseCache(database.db, async () => 'unchanged');
    const app = Fastify();
    await app.register(errorHandler);
    const held = new EventEmitter();
    const created: string[] = [];
    const pages: Record<string, (db: Executor) => AsyncIterable<string>> = {
      async *first() {
        await once(held, 'released');
        yield 'first';
      },
      async *gone() {
        yield 'gone';
      },
      async *limit(db) {
        const timeout = sql<string>`current_setting('statement_timeout')`;
        const [row] = await db.select({ timeout }).from(sql`(values (1)) as one`);
        yield `${row?.timeout}`;
      },
      async *slow(db) {
        // The error of a statement that exceeds its time limit.
        await db.execute(sql`do 'begin raise sqlstate ''57014''; end'`);
        yield 'slow';
      },
    };
    app.get<{ Params: { page: string } }>('/:page', (request, reply) => {
      const { page } = request.params;
      async function* parts(db: Executor) {
        created.push(page);
        yield* pages[page]?.(db) ?? [];
      }
      return responses.send(request, reply, {
        key: [page],
        headers: {},
        kind: 'textSearch',
        parts,
      });
    });
    const url = await app.listen({ port: 0 });
    const read = (page: string, signal?: AbortSignal) => fetch(`${url}/${page}`, { signal });
    const first = read('first');
    await vi.waitFor(() => expect(created).toEqual(['first']));
    const leaving = new AbortController();
    const arrived = once(app.server, 'request');
    const gone = read('gone', leaving.signal).catch(() => 'aborted');
    const [{ socket }] = await arrived;
    const closed = once(socket, 'close');
    leaving.abort();
    await Promise.all([gone, closed]);
    held.emit('released');
    expect(await (await first).text()).toBe('first');
    expect(await (await read('limit')).text()).toBe('1900ms');
    const slow = await read('slow');
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([503, '10']);
    expect(created).toEqual(['first', 'limit', 'slow']);
    await app.close();
  });
});
