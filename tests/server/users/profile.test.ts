import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { call, registerUser, type TestUser } from '#tests/support/users.ts';

const photo = fileURLToPath(new URL('../../../server/demo/photos/gym.webp', import.meta.url));
const unreadable = 'This file cannot be read as a JPG, PNG, WEBP or AVIF photo.';

let test: TestApp;
let user: TestUser;
let portrait: Buffer;

beforeAll(async () => {
  test = await openTestApp();
  // With a GPS position, like a phone's photo.
  portrait = await sharp(photo)
    .resize(300)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .toBuffer();
});
beforeEach(async () => {
  user = await registerUser(test.app);
  await test.sendEmails();
});
afterAll(() => test.close());

type Parts = Record<string, string | { bytes: Uint8Array; type?: string; name?: string }>;

/** Sends a multipart form. */
async function put(parts: Parts, token = user.token) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else {
      const { bytes, type = 'image/jpeg', name: file = 'me.jpg' } = part;
      form.append(name, new Blob([Buffer.from(bytes)], { type }), file);
    }
  }
  const request = new Request('http://server/', { method: 'PUT', body: form });
  const headers = { 'content-type': `${request.headers.get('content-type')}` };
  const body = Buffer.from(await request.arrayBuffer());
  return call(test.app, 'PUT /auth/profile', { token, headers, body });
}

async function me(token = user.token) {
  return (await call(test.app, 'GET /auth/me', { token })).json().data;
}

describe('PUT /api/auth/profile', () => {
  it('changes only the sent fields', async () => {
    const response = await put({ fullName: ' Chiamaka Ọkọ ', location: 'Ado-Ekiti, Ekiti' });
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe('Profile Updated');
    const { token: _, ...before } = user.profile;
    const changed = { ...before, fullName: 'Chiamaka Ọkọ', location: 'Ado-Ekiti, Ekiti' };
    expect(response.json().data).toEqual(changed);
    expect(await me()).toEqual(changed);
  });

  it('removes a phone number or location that is sent empty', async () => {
    await put({ location: 'Yaba, Lagos' });
    const response = await put({ location: ' ', phoneNumber: '' });
    expect(response.json().data).toMatchObject({ location: null, phoneNumber: null });
  });

  it('accepts a form without changes', async () => {
    const response = await put({ fullName: `${user.profile.fullName}` });
    expect(response.statusCode).toBe(200);
  });

  it.each<[Parts, Record<string, string>]>([
    [{ fullName: '' }, { fullName: 'Full name is required' }],
    [{ fullName: 'A<script>' }, { fullName: 'Full name cannot have special character' }],
    [
      { fullName: `Ze${'\u0300'.repeat(4)}` },
      { fullName: 'Full name cannot have more than 3 accents on one letter' },
    ],
    [{ phoneNumber: '12' }, { phoneNumber: 'Phone number is invalid' }],
    [{ location: 'Lagos<br>' }, { location: 'Location cannot have special character' }],
    [
      { location: 'L'.repeat(201), email: 'no' },
      {
        location: 'Location should not be more than 200 characters',
        email: 'Email must be a valid email',
      },
    ],
    [{ fullName: 'A'.repeat(5000) }, { fullName: 'is too long' }],
    [{ role: 'admin' }, { role: 'is not a field of this form' }],
    [{ isVerified: 'true' }, { isVerified: 'is not a field of this form' }],
    [{ photo: 'data:image/png;base64,AAAA' }, { photo: 'is not a field of this form' }],
    [{ fullName: { bytes: Buffer.from('Ada') } }, { fullName: 'is not a file field of this form' }],
  ])('rejects %o with a message per field', async (parts, fields) => {
    const response = await put({ phoneNumber: '08030000009', ...parts });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
    const { token: _, ...before } = user.profile;
    expect(await me()).toEqual(before);
  });

  it.each<[string, Record<string, string>, string]>([
    ['JSON', { 'content-type': 'application/json' }, '{"fullName":"Ada"}'],
    [
      'a form that is not multipart',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=b',
    ],
    ['nothing', {}, ''],
  ])('gives 415 for %s', async (_what, headers, body) => {
    const response = await call(test.app, 'PUT /auth/profile', {
      token: user.token,
      headers,
      ...(body && { body: Buffer.from(body) }),
    });
    expect(response.statusCode).toBe(415);
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'anything'],
    [
      'breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
    ],
    ['has a boundary that never comes', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['is empty', 'multipart/form-data; boundary=x', ' '],
    ['has parts without names', 'multipart/form-data; boundary=x', '--x\r\n\r\nvalue\r\n--x--\r\n'],
    [
      'names __proto__',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nv\r\n--x--\r\n',
    ],
  ])('rejects a form that %s', async (_what, type, body) => {
    const headers = { 'content-type': type };
    const response = await call(test.app, 'PUT /auth/profile', {
      token: user.token,
      headers,
      body: Buffer.from(body),
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(await me()).toMatchObject({ fullName: user.profile.fullName });
  });

  it('rejects a form with too many parts', async () => {
    const parts = Array.from({ length: 20 }, (_, index) => [`field${index}`, 'x']);
    const response = await put(Object.fromEntries(parts));
    expect(response.statusCode).toBe(400);
  });
});

describe('A profile photo', () => {
  beforeEach(() => changeUser(test.db, user, { isVerified: true }));

  it('requires a verified email', async () => {
    await changeUser(test.db, user, { isVerified: false });
    const response = await put({ photo: { bytes: portrait } });
    expect(response.statusCode).toBe(403);
    expect(response.json().fields).toEqual({ photo: 'Please verify your email to add a photo.' });
  });

  it('is limited to 30 an hour per user', async () => {
    const bytes = Buffer.from('no image, and counted all the same');
    for (let stored = 0; stored < 30; stored += 1) {
      expect((await put({ photo: { bytes } })).statusCode).toBe(400);
    }
    expect((await put({ photo: { bytes } })).statusCode).toBe(429);
    expect((await put({ fullName: 'Ngozi Obi' })).statusCode).toBe(200);
  });

  it('is stored without GPS position, and returned', async () => {
    const response = await put({ photo: { bytes: portrait } });
    const address = response.json().data.photo;
    expect(address).toMatch(/^\/api\/images\/[0-9a-f]{32}\.webp$/);
    expect((await me()).photo).toBe(address);
    const stored = await test.app.inject(address);
    expect(stored.headers['content-type']).toBe('image/webp');
    const facts = await sharp(stored.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 300 });
    expect(facts.exif).toBeUndefined();
  });

  it.each([
    ['is a program', Buffer.from('MZ this is no image')],
    [
      'is an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['is empty', Buffer.alloc(0)],
    ['breaks off', 'half' as const],
  ])('that %s is rejected, and nothing changes', async (_what, content) => {
    const bytes = content === 'half' ? portrait.subarray(0, portrait.length / 2) : content;
    const response = await put({ photo: { bytes }, fullName: 'Somebody Else' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: unreadable, fields: { photo: unreadable } });
    expect(await me()).toMatchObject({ fullName: 'Ngozi Eze', photo: null });
  });

  it('is rejected above 10 MB', async () => {
    const response = await put({ photo: { bytes: Buffer.alloc(10 * 1024 * 1024 + 1) } });
    const message = 'This file is too large. The limit is 10 MB.';
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message, fields: { photo: message } });
  });

  it('is unchanged if the browser sends an empty file field', async () => {
    await put({ photo: { bytes: portrait } });
    const nothing = { bytes: Buffer.alloc(0), type: 'application/octet-stream', name: '' };
    const response = await put({ photo: nothing, fullName: 'Ngozi Okeke' });
    expect(response.statusCode).toBe(200);
    const expected = { fullName: 'Ngozi Okeke', photo: expect.any(String) };
    expect(response.json().data).toMatchObject(expected);
  });

  it('is deleted when it is replaced or removed, unless another user has the same', async () => {
    const other = await verifiedUser(test, 'Ada Obi');
    const first = await sharp(portrait).flip().png().toBuffer();
    const shared = (await put({ photo: { bytes: first } })).json().data.photo;
    await put({ photo: { bytes: first } }, other.token);
    const isThere = async (address: string) => (await test.app.inject(address)).statusCode === 200;

    const next = await sharp(portrait).flop().png().toBuffer();
    const own = (await put({ photo: { bytes: next, type: 'image/png' } })).json().data.photo;
    expect(own).not.toBe(shared);
    expect(await isThere(shared)).toBe(true);

    expect((await put({ removePhoto: 'true' })).json().data.photo).toBeNull();
    expect(await isThere(own)).toBe(false);
    await put({ removePhoto: 'true' }, other.token);
    expect(await isThere(shared)).toBe(false);
  });
});
