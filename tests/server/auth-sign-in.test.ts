import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, GOOD_PASSWORD } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const clock = { now: new Date('2026-03-02T09:00:00.000Z') };

beforeAll(async () => {
  test = await openTestApp({ clock: () => clock.now });
});
afterAll(() => test.close());

describe('POST /api/auth/register', () => {
  it('creates an unverified account and signs its owner in', async () => {
    const body = {
      fullName: "  Ọlá O'Brien-Ṣẹ̀yẹ ",
      email: ' Ola@Example.COM ',
      phoneNumber: '0803 000 0001',
      password: ` ${GOOD_PASSWORD} `,
    };
    const answer = await call(test.app, 'POST /auth/register', { body });
    expect(answer.statusCode).toBe(201);
    const { message, data } = answer.json();
    expect(message).toContain('Registration successful!');
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(data.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fullName: "Ọlá O'Brien-Ṣẹ̀yẹ",
      email: 'ola@example.com',
      phoneNumber: '0803 000 0001',
      location: null,
      role: 'user',
      isVerified: false,
      registrationDate: '2026-03-02T09:00:00.000Z',
      lastActive: '2026-03-02T09:00:00.000Z',
      totalLogins: 0,
      propertiesViewed: 0,
      propertiesSaved: 0,
      status: 'Active',
      photo: null,
      token: data.token,
    });
    const me = await call(test.app, 'GET /auth/me', { token: data.token });
    expect(me.statusCode).toBe(200);
    const { token: _, ...user } = data.user;
    expect(me.json().data).toEqual(user);
  });
});
