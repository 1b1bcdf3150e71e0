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

/** A second app on the same database, to which a test can add routes. */
const open = () => test.openSecondApp();

/** A separate app with its own database. */
async function openOwn(options?: TestAppOptions): Promise<TestApp> {
  const own = await openTestApp(options);
  opened.push(own);
  return own;
}

/** Sends a request line with headers as they are, and returns the whole response. */
async function rawResponse(head: string, body = ''): Promise<string> {
  const app = await open();
  const url = new URL(await app.listen({ port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  socket.write(`${head}Host: x\r\nConnection: close\r\n\r\n${body}`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('The server', () => {
  it('responds to an unknown API path with a JSON message', async () => {
    const app = await open();
    const response = await app.inject('/api/castles?q=1');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is no GET /api/castles.' });
  });

  it('has no route for TRACE, which would repeat the headers of the request', async () => {
    const text = await rawResponse('TRACE /api/health HTTP/1.1\r\nX-Secret: s\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain('X-Secret');
  });

  it('rejects a request with two lengths, which a proxy may read differently', async () => {
    const lengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n';
    const text = await rawResponse(`POST /api/auth/logout HTTP/1.1\r\n${lengths}`, '0\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('responds to a malformed path with 400', async () => {
    const app = await open();
    const response = await app.inject('/api/properties/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: expect.any(String) });
  });

  it('hides the details of an unexpected error', async () => {
    const app = await open();
    app.get('/api/broken', isPublic, async () => {
      throw new Error('password of the database');
    });
    const response = await app.inject('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      message: 'Something went wrong on our side. Please try again later.',
    });
  });

  it('removes undeclared fields from responses', async () => {
    const app = await open();
    const schema = { response: { 200: z.object({ message: z.string() }) } };
    const body: object = { message: 'ok', passwordHash: 'secret' };
    app.get('/api/careless', { ...isPublic, schema }, async () => body);
    expect((await app.inject('/api/careless')).json()).toEqual({ message: 'ok' });
  });

  it('has a timeout for incomplete requests', async () => {
    const { server } = await open();
    expect(server.requestTimeout).toBe(600_000);
  });

  it('does not start with a route without an audience', async () => {
    const app = await open();
    app.get('/api/forgotten', async () => ({ message: 'open to all' }));
    await expect(app.ready()).rejects.toThrow('These routes name no audience: GET /api/forgotten');
  });

  it('rejects guests on routes that are not public', async () => {
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

  it('gives each request an id in response and log, and logs no credentials', async () => {
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

  it('logs why a query failed, without its parameters', async () => {
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

  it('does not log an HttpError again', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, db } = await openOwn({ logStream, config: { logLevel: 'info' } });
    await db.execute('drop schema drizzle cascade');
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the database does not respond']);
  });

  it('has a content security policy that allows nothing if it serves no app', async () => {
    const app = await open();
    const { headers } = await app.inject('/api/health');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      // OpenStreetMap's tile servers require a referrer.
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('sends HSTS only if the public URL has https', async () => {
    const { app } = await openOwn({ config: { publicUrl: 'https://gida.example' } });
    const { headers } = await app.inject('/api/health');
    expect(headers['strict-transport-security']).toContain('max-age=');
  });

  it('allows only configured origins', async () => {
    const origin = 'https://elsewhere.example';
    const closed = await open();
    const rejected = await closed.inject({ url: '/api/properties', headers: { origin } });
    expect(rejected.headers).not.toHaveProperty('access-control-allow-origin');

    const { app } = await openOwn({ config: { corsOrigins: [origin] } });
    const allowed = await app.inject({ url: '/api/properties', headers: { origin } });
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    const other = { origin: 'https://other.example' };
    const stranger = await app.inject({ url: '/api/properties', headers: other });
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('finishes pending requests when it stops', async () => {
    const app = await open();
    let release = () => {};
    const requested = new Promise<void>((resolve) => {
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
    await requested;
    const closed = app.close();
    release();
    await Promise.all([closed, once(socket, 'close')]);
    expect(received).toContain('{"message":"done"}');
  });
});

describe('The health checks', () => {
  it('report the process as healthy while it responds', async () => {
    const app = await open();
    const response = await app.inject('/api/health');
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'ok' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('report readiness if the database responds and has every migration', async () => {
    const { app, db } = await openOwn();
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    await db.execute('delete from drizzle.__drizzle_migrations');
    const response = await app.inject('/api/ready');
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { message: 'We cannot reach our database at the moment. Please try again shortly.' },
    ]);
    await db.execute('drop schema drizzle cascade');
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
  });
});

describe('A list of thousands of properties', () => {
  it('is returned completely, each property with its images', async () => {
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
