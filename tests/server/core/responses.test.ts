import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const isPublic = { config: { audience: 'public' } } as const;

let test: TestApp;
const opened: TestApp[] = [];

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
afterAll(() => test.close());

/** Another app on the same database, to which a test may still add routes. */
const open = () => test.openSecondApp();

/** An app and a database of a test's own. */
async function openOwn(options?: TestAppOptions): Promise<TestApp> {
  const own = await openTestApp(options);
  opened.push(own);
  return own;
}

describe('The server', () => {
  it('answers an unknown address of the API in words, as JSON', async () => {
    const app = await open();
    const response = await app.inject('/api/castles?q=1');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is no GET /api/castles.' });
  });

  it('answers an address that nobody can read as invalid, not as its own fault', async () => {
    const app = await open();
    const response = await app.inject('/api/properties/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: expect.any(String) });
  });

  it('tells nothing of a fault that nobody foresaw', async () => {
    const app = await open();
    app.get('/api/broken', isPublic, async () => {
      throw new Error('password of the database');
    });
    const response = await app.inject('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      message: 'Something went wrong on the server. Please try again later.',
    });
  });

  it('leaves out of an response what the contract does not declare', async () => {
    const app = await open();
    const schema = { response: { 200: z.object({ message: z.string() }) } };
    const answered: object = { message: 'ok', passwordHash: 'secret' };
    app.get('/api/careless', { ...isPublic, schema }, async () => answered);
    expect((await app.inject('/api/careless')).json()).toEqual({ message: 'ok' });
  });

  it('does not wait for ever until a request has arrived whole', async () => {
    const { server } = await open();
    expect(server.requestTimeout).toBe(600_000);
  });

  it('refuses to start with a route that does not say whom it is for', async () => {
    const app = await open();
    app.get('/api/forgotten', async () => ({ message: 'open to all' }));
    await expect(app.ready()).rejects.toThrow('These routes name no audience: GET /api/forgotten');
  });

  it('lets nobody through who is not signed in where a route is not for everyone', async () => {
    const app = await open();
    for (const audience of ['user', 'admin'] as const) {
      app.get(`/api/for-${audience}`, { config: { audience } }, async () => ({ message: 'hello' }));
    }
    for (const url of ['/api/for-user', '/api/for-admin']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ message: 'Unauthenticated.' });
    }
  });

  it('names each request in its response and in its log, and logs no credentials', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app } = await openOwn({ logStream, config: { logLevel: 'trace' } });
    const response = await app.inject({
      url: '/api/properties?limit=1',
      headers: { authorization: 'Bearer very-secret', 'x-request-id': 'chosen by the caller' },
    });
    const id = response.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const entry = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request');
    expect(entry).toMatchObject({ reqId: id, method: 'GET', url: '/api/properties?limit=1' });
    expect(lines.join()).not.toContain('very-secret');
  });

  it('logs why a query failed, without the values that it was about', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, db } = await openOwn({ logStream, config: { logLevel: 'trace' } });
    app.get('/api/broken', isPublic, () => db.execute(sql`select ${'a hash'} from nowhere`));
    expect((await app.inject('/api/broken')).statusCode).toBe(500);
    const entry = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(entry.err.message).toBe('Failed query: select $1 from nowhere');
    expect(entry.err.stack).toContain('relation "nowhere" does not exist');
    expect(lines.join()).not.toContain('a hash');
  });

  it('logs no failure twice: what it answers in words of its own was logged where it was found', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, db } = await openOwn({ logStream, config: { logLevel: 'info' } });
    await db.execute('drop schema drizzle cascade');
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the database does not respond']);
  });

  it('tells browsers to load nothing from elsewhere but pictures', async () => {
    const app = await open();
    const { headers } = await app.inject('/api/health');
    const policy = `${headers['content-security-policy']}`;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      // The map's tiles are refused to pages that do not say where they are.
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('tells browsers to stay with https where people reach it so', async () => {
    const { app } = await openOwn({ config: { publicUrl: 'https://gida.example' } });
    const { headers } = await app.inject('/api/health');
    expect(headers['strict-transport-security']).toContain('max-age=');
  });

  it('may be called from the pages of no other origin unless it is named', async () => {
    const origin = 'https://elsewhere.example';
    const closed = await open();
    const refused = await closed.inject({ url: '/api/properties', headers: { origin } });
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');

    const { app } = await openOwn({ config: { corsOrigins: [origin] } });
    const allowed = await app.inject({ url: '/api/properties', headers: { origin } });
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    const other = { origin: 'https://other.example' };
    const stranger = await app.inject({ url: '/api/properties', headers: other });
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('finishes what it is answering when it stops', async () => {
    const app = await open();
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      app.get('/api/slow', isPublic, async () => {
        resolve();
        await new Promise<void>((goOn) => {
          release = goOn;
        });
        return { message: 'done' };
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await asked;
    const closed = app.close();
    release();
    await Promise.all([closed, once(socket, 'close')]);
    expect(received).toContain('{"message":"done"}');
  });
});

describe('Its health', () => {
  it('is fine as long as the process answers', async () => {
    const app = await open();
    const response = await app.inject('/api/health');
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'ok' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is ready once the database answers with every migration run', async () => {
    const { app, db } = await openOwn();
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    await db.execute('delete from drizzle.__drizzle_migrations');
    const response = await app.inject('/api/ready');
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { message: 'The database cannot be reached. Please try again shortly.' },
    ]);
    await db.execute('drop schema drizzle cascade');
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
  });
});

describe('A list of thousands', () => {
  it('is answered whole, each property with its own pictures', async () => {
    const app = await open();
    const many = Array.from({ length: 2500 }, (_, n) =>
      newProperty(`${n}`, {
        images: [{ name: `${n}.webp`, width: 1, height: 1, color: '#000000', alt: `${n}` }],
      }),
    );
    expect(await insertProperties(test.db, many)).toHaveLength(2500);
    expect(await insertProperties(test.db, many)).toEqual([]);
    const { data } = (await app.inject('/api/properties')).json();
    expect(data).toHaveLength(2500);
    for (const { title, images } of data) {
      expect(images).toEqual([`/api/images/${title.split(' ').at(-1)}.webp`]);
    }
  });
});
