import { readdir } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { changeUser, registerAdmin } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerUser } from '#tests/support/users.ts';

const MEGABYTE = 1024 * 1024;
const filePart = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;
const textPart = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nVilla\r\n`;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

interface SlowForm {
  path?: string;
  method?: 'POST' | 'PUT';
  token: string;
  /** Content-Length; without one the form is sent in chunks. */
  bytes?: number;
  network?: string;
  start: string;
}

/** Sends the start of a form; `end` sends the rest. */
function sendSlowly({ path, method = 'POST', token, bytes, network, start }: SlowForm) {
  const body = new PassThrough();
  body.write(start);
  const response = test.app.inject({
    method,
    url: path ?? '/api/properties',
    remoteAddress: network ?? '203.0.113.1',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(bytes && { 'content-length': `${bytes}` }),
    },
    payload: body,
  });
  return { response, end: (rest = '\r\n--x--\r\n') => void body.end(rest) };
}

function leftovers(): Promise<string[]> {
  return readdir(test.media.uploadsFolder);
}

const createForm = ['title', 'type', 'status', 'location'].map(textPart).join('');

describe('A photo of an account with an unverified email', () => {
  it.each([
    ['names its size', 5 * MEGABYTE],
    ['does not', undefined],
  ])('is refused before it is read, if the request %s', async (_how, bytes) => {
    const { token } = await registerUser(test.app);
    const path = '/api/auth/profile';
    const start = `${filePart('photo')}the first bytes of a photo`;
    const form = { path, method: 'PUT' as const, token, start };
    const { response, end } = sendSlowly(bytes ? { ...form, bytes } : form);
    const { statusCode, ...rejection } = await response;
    expect(statusCode).toBe(403);
    expect(rejection.json().fields).toEqual({
      photo: 'Please verify your email to add a photo.',
    });
    expect(await leftovers()).toEqual([]);
    end();
  });
});

describe('Uploads of one account or network', () => {
  it('are refused above 400 MB at once, while those of another go on', async () => {
    const { token } = await registerAdmin(test, 'Amaka Okafor');
    const colleague = await registerAdmin(test, 'Femi Bello');
    const network = '2001:db8:1:100::1';
    const start = `${createForm}${filePart('images')}GIF`;
    const form = { token, network, bytes: 150 * MEGABYTE, start };
    const pending = [sendSlowly(form), sendSlowly(form)];
    await expect.poll(leftovers).toHaveLength(2);
    for (const sender of [
      { network: '198.51.100.1' },
      // Another subnet of the same subscriber.
      { token: colleague.token, network: '2001:db8:1:200::1' },
    ]) {
      const third = await sendSlowly({ ...form, ...sender }).response;
      expect(third.statusCode).toBe(429);
      expect(third.headers['retry-after']).toBe('10');
      expect(third.json().message).toBe('Too many uploads at once. Please try again shortly.');
    }
    const other = sendSlowly({ token: colleague.token, start: createForm });
    other.end();
    expect((await other.response).statusCode).toBe(201);
    for (const { end } of pending) end();
    // The bytes are no photo.
    for (const { response } of pending) expect((await response).statusCode).toBe(400);
    const later = sendSlowly({ ...form, start: createForm });
    later.end();
    expect((await later.response).statusCode).toBe(201);
  });
});

describe('A form that is still being read', () => {
  it.each([
    ['demoted', { role: 'user' }, 403],
    ['deactivated', { status: 'Deactivated' }, 401],
  ] as const)('is refused if its admin is %s meanwhile', async (_how, change, status) => {
    const admin = await registerAdmin(test, 'Bola Ade');
    const { token } = admin;
    const before = await test.db.$count(properties);
    const { response, end } = sendSlowly({ token, start: `${createForm}${filePart('images')}GIF` });
    await expect.poll(leftovers).toHaveLength(1);
    await changeUser(test.db, admin, change);
    end();
    expect((await response).statusCode).toBe(status);
    expect(await test.db.$count(properties)).toBe(before);
    expect(await leftovers()).toEqual([]);
  });
});
