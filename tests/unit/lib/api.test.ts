// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { call } from '#src/lib/api.ts';
import { readSession, SESSION_EXPIRED_EVENT, updateSession } from '#src/lib/session.ts';

const House = z.object({ _id: z.string() });
const getHouse = {
  method: 'GET',
  path: '/houses/{id}',
  audience: 'public',
  summary: 'A house',
  data: House,
  notFound: 'House not found',
  failures: [],
} as const satisfies Endpoint;
const listHouses = {
  method: 'GET',
  path: '/houses',
  audience: 'public',
  summary: 'All houses',
  items: House,
  meta: z.object({ total: z.number(), nextCursor: z.string() }),
  failures: [],
} as const satisfies Endpoint;
const createHouse = {
  method: 'POST',
  path: '/houses',
  audience: 'admin',
  summary: 'Add a house',
  body: { type: 'application/json', schema: House },
  data: House,
  failures: [],
} as const satisfies Endpoint;
const signIn = { ...createHouse, path: '/auth/login', sendsCredentials: true } as const;
const first = { params: { id: '1' } };
const ada = { fullName: 'Ada', email: 'ada@example.com', token: 'abc', isVerified: true };
const network = setupServer();
const expired = vi.fn();

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  window.addEventListener(SESSION_EXPIRED_EVENT, expired);
});
beforeEach(() => {
  localStorage.clear();
  expired.mockClear();
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

function respond(body: unknown, init?: { status?: number }) {
  const seen: Request[] = [];
  network.use(
    http.all('*', ({ request: sent }) => {
      seen.push(sent);
      return typeof body === 'string'
        ? HttpResponse.text(body, init)
        : HttpResponse.json(JSON.parse(JSON.stringify(body)), init);
    }),
  );
  return seen;
}

describe('A request', () => {
  it('sends the token of the session as an Authorization bearer header', async () => {
    updateSession(ada);
    const seen = respond({ data: { _id: '1' } });
    await expect(call(getHouse, first)).resolves.toEqual({ _id: '1' });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(seen[0]?.url).toBe('http://localhost:3000/api/houses/1');
  });

  it('of a guest sends no Authorization header', async () => {
    const seen = respond({ _id: '1' });
    await call(getHouse, first);
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
  });

  it('escapes ids, so that one cannot lead to another address', async () => {
    updateSession(ada);
    const seen = respond({ _id: '1' });
    await call(getHouse, { params: { id: '../../x?y#z' } });
    expect(seen[0]?.url).toBe('http://localhost:3000/api/houses/..%2F..%2Fx%3Fy%23z');
  });

  it('sends the token that it is given in place of the session’s', async () => {
    const seen = respond({ _id: '1' });
    await call(getHouse, { ...first, token: 'old' });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer old');
  });

  it('of a record that is null is not found', async () => {
    respond({ data: null });
    await expect(call(getHouse, first)).rejects.toMatchObject({
      status: 404,
      message: 'House not found',
    });
  });

  it('that changes something succeeds whatever its payload', async () => {
    respond({ message: 'Done' });
    await expect(call(createHouse, { body: { _id: '1' } })).resolves.toEqual({
      message: 'Done',
      data: null,
    });
  });

  it('fails when the response does not match the contract', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    respond('<!doctype html>');
    await expect(call(getHouse, first)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'We could not read the response from the server. Please try again.',
    });
    error.mockRestore();
  });
});

describe('The message of a failure', () => {
  const failure = () => call(getHouse, first);

  it('is the server’s, with its validation errors by field', async () => {
    respond(
      { message: 'Title is required', fields: { title: 'Title is required' } },
      { status: 400 },
    );
    await expect(failure()).rejects.toMatchObject({
      status: 400,
      message: 'Title is required',
      fields: { title: 'Title is required' },
    });
  });

  it.each([[{}], ['<h1>Bad gateway</h1>'], [{ message: '' }], [{ message: { text: 'no' } }]])(
    "is the error's own when the server sends none: %j",
    async (body) => {
      respond(body, { status: 502 });
      await expect(failure()).rejects.toMatchObject({
        status: 502,
        message: 'Request failed with status code 502',
        fields: {},
      });
    },
  );

  it('joins a list of messages', async () => {
    respond({ message: ['Title is required', 'Price is invalid'] }, { status: 422 });
    await expect(failure()).rejects.toMatchObject({
      message: 'Title is required; Price is invalid',
    });
  });

  it('says at once that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.use(http.all('*', () => HttpResponse.error()));
    await expect(failure()).rejects.toMatchObject({
      message: 'You are offline. Check your connection and try again.',
    });
    vi.restoreAllMocks();
  });

  it('reports a network error', async () => {
    network.use(http.all('*', () => HttpResponse.error()));
    await expect(failure()).rejects.toMatchObject({ status: 0, message: 'Network Error' });
  });
});

describe('A rejected session', () => {
  const calls = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => call(getHouse, first)));

  it.each([
    [401, 'Unauthenticated.'],
    [419, 'Your session has expired.'],
  ])('expires with status %d and %j, once per burst', async (status, message) => {
    updateSession(ada);
    respond({ message }, { status });
    await calls(3);
    expect(expired).toHaveBeenCalledTimes(1);
    expect(readSession()).toBeNull();
  });

  it('expires nothing for a guest', async () => {
    respond({ message: 'Unauthenticated.' }, { status: 401 });
    await calls(1);
    expect(expired).not.toHaveBeenCalled();
  });

  it('is not what a failed login means', async () => {
    updateSession(ada);
    respond({ message: 'Wrong email or password' }, { status: 401 });
    await expect(call(signIn, { body: { _id: '1' } })).rejects.toMatchObject({
      message: 'Wrong email or password',
    });
    expect(readSession()).toEqual(ada);
  });

  it('expires with a wrong code if the message is about the session', async () => {
    updateSession(ada);
    respond({ message: 'Unauthenticated.' }, { status: 401 });
    await call(signIn, { body: { _id: '1' } }).catch(() => {});
    expect(readSession()).toBeNull();
  });

  it('is not what other failures mean', async () => {
    updateSession(ada);
    respond({ message: 'Forbidden' }, { status: 403 });
    await calls(1);
    expect(readSession()).toEqual(ada);
  });
});

describe('A list', () => {
  const meta = { total: 9, nextCursor: 'x' };

  it('leaves out malformed items and logs them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    respond({ data: [{ _id: '1' }, { _id: 2 }, null, { _id: '3' }] });
    const { items } = await call(listHouses);
    expect(items).toEqual([{ _id: '1' }, { _id: '3' }]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it.each([
    ['bare', [{ _id: '1' }]],
    ['in data', { data: [{ _id: '1' }] }],
    ['in data.data', { data: { data: [{ _id: '1' }] } }],
  ])('may come %s', async (_how, body) => {
    respond(body);
    await expect(call(listHouses)).resolves.toEqual({
      items: [{ _id: '1' }],
      meta: null,
    });
  });

  it('comes with its meta', async () => {
    respond({ message: 'Found', data: [{ _id: '1' }], meta });
    await expect(call(listHouses)).resolves.toMatchObject({ meta });
  });

  it('ignores the meta of another API', async () => {
    respond({ data: [{ _id: '1' }], meta: { page: 1, pages: 1 } });
    await expect(call(listHouses)).resolves.toMatchObject({ meta: null });
  });

  it('fails when the payload is not a list', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    respond({ message: 'Found' });
    await expect(call(listHouses)).rejects.toThrow('could not read the response');
    error.mockRestore();
  });
});
