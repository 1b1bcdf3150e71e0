// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { request } from '#src/lib/api.ts';
import { requestList } from '#src/lib/list-requests.ts';
import { readSession, SESSION_EXPIRED_EVENT, updateSession } from '#src/lib/session.ts';

const House = z.object({ _id: z.string() });
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

function answer(body: unknown, init?: { status?: number }) {
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
    const seen = answer({ data: { _id: '1' } });
    await expect(request(House, { url: '/houses/1' })).resolves.toEqual({ _id: '1' });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(seen[0]?.url).toBe('http://localhost:3000/api/houses/1');
  });

  it('of a guest sends no Authorization header', async () => {
    const seen = answer({ _id: '1' });
    await request(House, { url: '/houses/1' });
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
  });

  it('never takes the token to another address than the API', async () => {
    updateSession(ada);
    const seen = answer({ _id: '1' });
    // An address that came from data, past what the type allows.
    await request(House, { url: 'https://evil.example/houses' as '/' });
    expect(new URL(seen[0]?.url ?? '').origin).toBe('http://localhost:3000');
  });

  it('fails when the answer is not as agreed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer('<!doctype html>');
    await expect(request(House, { url: '/houses/1' })).rejects.toMatchObject({
      name: 'ApiError',
      message: 'The server gave an answer that we could not read.',
    });
    error.mockRestore();
  });
});

describe('The message of a failure', () => {
  const failure = () => request(House, { url: '/houses/1' });

  it('is what the server says, with its complaints by field', async () => {
    answer(
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
    "is the error's own when the server says nothing: %j",
    async (body) => {
      answer(body, { status: 502 });
      await expect(failure()).rejects.toMatchObject({
        status: 502,
        message: 'Request failed with status code 502',
        fields: {},
      });
    },
  );

  it('tells that the network is gone', async () => {
    network.use(http.all('*', () => HttpResponse.error()));
    await expect(failure()).rejects.toMatchObject({ status: 0, message: 'Network Error' });
  });
});

describe('A refused session', () => {
  const calls = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => request(House, { url: '/auth/me' })));

  it.each([
    [401, 'Unauthenticated.'],
    [419, 'Your session has expired.'],
  ])('expires with status %d and %j, once per burst', async (status, message) => {
    updateSession(ada);
    answer({ message }, { status });
    await calls(3);
    expect(expired).toHaveBeenCalledTimes(1);
    expect(readSession()).toBeNull();
  });

  it('expires nothing for a guest', async () => {
    answer({ message: 'Unauthenticated.' }, { status: 401 });
    await calls(1);
    expect(expired).not.toHaveBeenCalled();
  });

  it('is not what a failed login means', async () => {
    updateSession(ada);
    answer({ message: 'Wrong e-mail or password' }, { status: 401 });
    const login = { url: '/auth/login', method: 'POST', isAboutCredentials: true } as const;
    await expect(request(House, login)).rejects.toMatchObject({
      message: 'Wrong e-mail or password',
    });
    expect(readSession()).toEqual(ada);
  });

  it('is not what other failures mean', async () => {
    updateSession(ada);
    answer({ message: 'Forbidden' }, { status: 403 });
    await calls(1);
    expect(readSession()).toEqual(ada);
  });
});

describe('A list', () => {
  const meta = { total: 9, nextCursor: 'x' };

  it('leaves out malformed records and logs them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer({ data: [{ _id: '1' }, { _id: 2 }, null, { _id: '3' }] });
    const { items } = await requestList(House, { url: '/houses' });
    expect(items).toEqual([{ _id: '1' }, { _id: '3' }]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it.each([
    ['bare', [{ _id: '1' }]],
    ['in data', { data: [{ _id: '1' }] }],
    ['in data.data', { data: { data: [{ _id: '1' }] } }],
  ])('may come %s, and then is the whole one', async (_how, body) => {
    answer(body);
    await expect(requestList(House, { url: '/houses' })).resolves.toEqual({
      items: [{ _id: '1' }],
      meta: null,
    });
  });

  it('is a page when its meta says so', async () => {
    answer({ message: 'Found', data: [{ _id: '1' }], meta });
    await expect(requestList(House, { url: '/houses' })).resolves.toMatchObject({ meta });
  });

  it("is not a page by another API's own meta", async () => {
    answer({ data: [{ _id: '1' }], meta: { page: 1, pages: 1 } });
    await expect(requestList(House, { url: '/houses' })).resolves.toMatchObject({ meta: null });
  });

  it('fails when there is no list', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer({ message: 'Found' });
    await expect(requestList(House, { url: '/houses' })).rejects.toThrow('could not read');
    error.mockRestore();
  });
});
