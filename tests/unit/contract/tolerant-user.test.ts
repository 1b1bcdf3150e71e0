import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  TolerantRegistrationCounts,
  TolerantUser,
  TolerantUserTotal,
} from '#contract/endpoints/tolerant-user.ts';

const read = (fields: object) => z.parse(TolerantUser, { email: 'ada@example.com', ...fields });

describe('A user of any API', () => {
  it('needs only an id', () => {
    expect(read({ id: 'a' })).toMatchObject({ id: 'a', fullName: null, photo: null });
    expect(z.parse(TolerantUser, { id: 'a', email: null }).email).toBe('');
    expect(z.safeParse(TolerantUser, { email: 'ada@example.com' }).success).toBe(false);
  });

  it.each([{ _id: 'a' }, { id: 'a', _id: 'b' }])('has its id in %j', (fields) => {
    expect(read(fields).id).toBe('a');
  });

  it('may have an id that is a number', () => {
    expect(read({ id: 7 }).id).toBe('7');
  });

  it('loses only the fields that are malformed', () => {
    const user = read({
      id: 'a',
      fullName: ' Ada Obi ',
      photo: { url: 'https://example.com/a.webp' },
      registrationDate: 'yesterday',
      lastActive: 1_767_225_600_000,
      totalLogins: '12',
      propertiesViewed: 'many',
      isVerified: 'true',
      phoneNumber: [],
    });
    expect(user).toMatchObject({
      fullName: 'Ada Obi',
      photo: null,
      registrationDate: null,
      lastActive: '2026-01-01T00:00:00.000Z',
      totalLogins: 12,
      propertiesViewed: null,
      isVerified: true,
      phoneNumber: null,
    });
  });
});

describe('Statistics of any API', () => {
  it.each([{ total: 12 }, { total: '12' }, 12, '12'])('may give a total as %j', (payload) => {
    expect(z.parse(TolerantUserTotal, payload)).toEqual({ total: 12 });
  });

  it('lose only the days that are malformed', () => {
    const days = [
      { date: '2026-01-02', count: '3' },
      { date: '2026-01-03T09:00:00Z', count: 4 },
      ...[null, { date: 'yesterday', count: 1 }, { date: '2026-01-04' }],
    ];
    expect(z.parse(TolerantRegistrationCounts, days)).toEqual([
      { date: '2026-01-02', count: 3 },
      { date: '2026-01-03', count: 4 },
    ]);
  });
});
