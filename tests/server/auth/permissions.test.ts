import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import { login } from '#contract/endpoints/sign-in.ts';
import { sessions } from '#server/core/database/accounts-schema.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { audienceGuard } from '#server/core/http/audience-guard.ts';
import { errorHandler } from '#server/core/http/error-handler.ts';
import { authentication } from '#server/core/security/authentication.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import type { Services } from '#server/core/services.ts';
import { authenticate } from '#server/modules/auth/sessions-service.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { call, type EndpointName, registerUser, type TestUser } from '#tests/support/users.ts';

const callers = ['guest', 'unverified', 'user', 'other user', 'unverified admin', 'admin'] as const;
type Caller = (typeof callers)[number];

let test: TestApp;
const usersByCaller = new Map<Caller, TestUser>();

beforeAll(async () => {
  test = await openTestApp();
  await insertProperties(test.db, [newProperty('house')]);
  for (const caller of callers) {
    if (caller === 'guest') continue;
    const user = await registerUser(test.app);
    usersByCaller.set(caller, user);
    const role = caller.includes('admin') ? 'admin' : 'user';
    const isVerified = !caller.includes('unverified');
    await test.db.update(users).set({ role, isVerified }).where(eq(users.id, user.id));
  }
});
afterAll(() => test.close());

const all = [...endpoints];

/** The expected status of the audience guard, or null if the caller is allowed. */
function expectedStatus({ audience }: Endpoint, caller: Caller): number | null {
  if (audience === 'public') return null;
  if (caller === 'guest') return 401;
  return audience === 'admin' && caller !== 'admin' ? 403 : null;
}

/**
 * Sends a request that has no effect even if it is allowed, because its id or body is missing. The
 * other user sends the ids of the user.
 */
async function attempt({ method, path }: Endpoint, caller: Caller) {
  const id = caller === 'other user' ? await idOfUser(path) : 'nothing';
  const endpoint: EndpointName = `${method} /${path.slice(1).replace('{id}', id)}`;
  const token = usersByCaller.get(caller)?.token;
  return call(test.app, endpoint, {
    ...(token && { token }),
    body: method === 'GET' ? undefined : {},
  });
}

/** The id in the path that belongs to the user: of their session, their account or a property. */
async function idOfUser(path: string): Promise<string> {
  const user = usersByCaller.get('user');
  if (path.startsWith('/admin/users')) return user?.id ?? '';
  if (!path.startsWith('/auth/sessions')) return derivedId('house');
  const [session] = await test.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''));
  return session?.id ?? '';
}

/** Endpoints that end the session which the other requests use. */
const endsSession = ['logout', 'endAllSessions'];

/** Sections 6 and 7 of the specification: who may make which call. */
const specified = {
  public: ['POST /auth/login', 'POST /auth/register', 'GET /properties', 'GET /properties/{id}'],
  user: [
    'POST /auth/verify-otp',
    'POST /auth/request-otp',
    'POST /auth/logout',
    'GET /auth/me',
    'PUT /auth/profile',
    'GET /auth/saved-properties',
    'POST /properties/{id}/save',
    'DELETE /properties/{id}/save',
    'GET /properties/{id}/saved',
  ],
  admin: [
    'POST /properties',
    'PUT /properties/{id}',
    'DELETE /properties/{id}',
    'GET /admin/users',
    'GET /admin/users/{id}',
    'DELETE /admin/users/{id}',
    'GET /admin/stats/users/total',
    'GET /admin/stats/users/active',
    'GET /admin/stats/users/registrations',
  ],
};

describe('Permissions', () => {
  it.each(Object.entries(specified))(
    'let the audience %s make the specified calls',
    (who, calls) => {
      const audiences = new Map(
        all.map(([, { method, path, audience }]) => [`${method} ${path}`, audience]),
      );
      expect(calls.map((name) => audiences.get(name))).toEqual(calls.map(() => who));
    },
  );

  it.each(all.map(([name, { method, path }]) => ({ name, method, path })))(
    'are tested for an existing route: $name, $method $path',
    ({ method, path }) => {
      const url = `/api${path.replace('{id}', ':id')}`;
      expect(test.app.hasRoute({ method, url })).toBe(true);
    },
  );

  it.each(
    all
      .filter(([name]) => !endsSession.includes(name))
      .flatMap(([name, endpoint]) =>
        callers.map((caller) => ({
          name,
          caller,
          endpoint,
          call: `${endpoint.method} ${endpoint.path}`,
          status: expectedStatus(endpoint, caller),
        })),
      ),
  )('$call by $caller gives $status', async ({ endpoint, caller, status }) => {
    const { statusCode } = await attempt(endpoint, caller);
    expect(statusCode).toBeLessThan(500);
    if (status !== null) expect(statusCode).toBe(status);
    else expect([401, 403].includes(statusCode) && endpoint !== login).toBe(false);
  });

  it.each(
    all
      .filter(([, { path }]) => path.includes('{id}'))
      .map(([, { method, path }]) => `${method} ${path}`),
  )('%s finds nothing of an id that no text of the database can be', async (endpoint) => {
    const [method, path = ''] = endpoint.split(' ');
    const { statusCode } = await test.app.inject({
      // `inject` types methods as literals.
      method: method as 'GET',
      url: `/api${path.replace('{id}', 'a%00b')}`,
      headers: { authorization: `Bearer ${usersByCaller.get('admin')?.token}` },
    });
    // 400 and 415 reject the missing body.
    expect([400, 404, 415]).toContain(statusCode);
  });

  it("leave the user unchanged by the other user's requests", async () => {
    const user = usersByCaller.get('user');
    const me = await call(test.app, 'GET /auth/me', { token: user?.token ?? '' });
    expect(me.json().data).toMatchObject({ id: user?.id, role: 'user', status: 'Active' });
    const house = await call(test.app, `GET /properties/${derivedId('house')}`);
    expect(house.json().data).toMatchObject({ title: newProperty('house').title, version: 1 });
  });

  it.each(['POST /auth/logout', 'DELETE /auth/sessions'] as const)(
    '%s gives a guest 401',
    async (endpoint) => {
      expect((await call(test.app, endpoint)).statusCode).toBe(401);
    },
  );

  it('are the same for HEAD as for GET', async () => {
    const headers = { authorization: `Bearer ${usersByCaller.get('user')?.token}` };
    const head = (sent: Record<string, string>) =>
      test.app.inject({ method: 'HEAD', url: '/api/auth/me', headers: sent });
    expect((await head({})).statusCode).toBe(401);
    expect((await head(headers)).statusCode).toBe(200);
  });

  it.each([
    '/api//auth/me',
    '/api/auth/me/',
    '/API/auth/me',
    '/api/auth/./me',
    '/api/%61uth/me',
    '/api/auth/me?_method=GET',
    '/api/auth/me;admin',
  ])('are not got round by writing the address as %s', async (url) => {
    const response = await test.app.inject(url);
    expect([401, 404]).toContain(response.statusCode);
  });

  it.each<Record<string, string>>([
    { 'x-http-method-override': 'GET' },
    { 'x-original-url': '/api/health' },
    { 'x-rewrite-url': '/api/health' },
    { 'x-forwarded-user': 'admin@gida.example' },
    { 'x-user-id': 'ad0000000000000000000001' },
    { 'x-role': 'admin' },
  ])('are not got round by the header %o', async (headers) => {
    expect((await call(test.app, 'GET /auth/me', { headers })).statusCode).toBe(401);
    expect((await call(test.app, 'GET /auth/export', { headers })).statusCode).toBe(401);
  });

  it("return only the caller's own data", async () => {
    const [owner, other] = [await registerUser(test.app), await registerUser(test.app)];
    const house = derivedId('house');
    await call(test.app, `POST /properties/${house}/save`, { token: owner.token });
    const request = async (endpoint: EndpointName) =>
      (await call(test.app, endpoint, { token: other.token })).json().data;
    expect((await request('GET /auth/me')).id).toBe(other.id);
    expect(await request('GET /auth/saved-properties')).toEqual([]);
    const exported = JSON.stringify(await request('GET /auth/export'));
    expect(exported).not.toContain(owner.id);
    expect(exported).not.toContain(owner.email);
    const mine = await request('GET /auth/sessions');
    const [theirs] = (await call(test.app, 'GET /auth/sessions', { token: owner.token })).json()
      .data;
    expect(mine.map(({ id }: { id: string }) => id)).not.toContain(theirs.id);
  });
});

describe('A page of an allowed origin', () => {
  it('may send every method and header of the API, and read Retry-After', async () => {
    const origin = 'https://elsewhere.example';
    const named = await openTestApp({ config: { corsOrigins: [origin] } });
    const preflight = await named.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/profile',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, DELETE');
    expect(preflight.headers['access-control-allow-headers']).toBe('Authorization, Content-Type');
    const response = await call(named.app, 'GET /auth/me', { headers: { origin } });
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(response.headers['access-control-expose-headers']).toContain('retry-after');
    await named.close();
  });
});

describe('The audience guard', () => {
  it('allows only verified admins, by their current role', async () => {
    const app = Fastify();
    await app.register(errorHandler);
    await app.register(authentication, {
      authenticate: (token: string) => authenticate(servicesOf(test), token),
    });
    await app.register(audienceGuard);
    app.get('/api/admin', { config: { audience: 'admin' } }, async () => ({ message: 'in' }));
    const statusFor = async (token?: string) =>
      (await call(app, 'GET /admin', { ...(token && { token }) })).statusCode;

    const { id, token } = await registerUser(test.app);
    expect(await statusFor()).toBe(401);
    expect(await statusFor(token)).toBe(403);
    await test.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
    expect(await statusFor(token)).toBe(403);
    await test.db.update(users).set({ isVerified: true }).where(eq(users.id, id));
    expect(await statusFor(token)).toBe(200);
    await test.db.update(users).set({ role: 'user' }).where(eq(users.id, id));
    expect(await statusFor(token)).toBe(403);
    await app.close();
  });
});

function servicesOf({ db, limiters }: TestApp): Services {
  return {
    db,
    limiters,
    clock: () => new Date(),
    sessionLimits: { userIdleMs: 60_000, adminIdleMs: 60_000, maxMs: 60_000 },
    secret: accountSecret(db),
    mailer: { wake() {} },
  };
}
