import { describe, expect, it } from 'vitest';
import type { User } from '#contract/endpoints/user.ts';
import { searchUsers, sortUsers } from '#src/features/users/user-order.ts';

function user(id: string, fields: Partial<User> = {}): User {
  return { id, email: `${id}@example.com`, ...fields };
}

const idsOf = (users: readonly User[]) => users.map(({ id }) => id).join(' ');

describe('The order of users', () => {
  const dated = [
    user('unknown'),
    user('march', { registrationDate: '2026-03-01T00:00:00Z' }),
    user('broken', { registrationDate: 'yesterday' }),
    user('january', { registrationDate: '2026-01-01T00:00:00Z' }),
  ];

  it('by date has users without one last in both directions', () => {
    expect(idsOf(sortUsers(dated, 'newest'))).toBe('march january unknown broken');
    expect(idsOf(sortUsers(dated, 'oldest'))).toBe('january march unknown broken');
  });

  it('by name ignores case and tone marks, and has users without one last', () => {
    const named = [
      user('nobody', { fullName: ' ' }),
      user('zainab', { fullName: 'zainab Bello' }),
      user('ayo', { fullName: 'Ayọ̀ Ojo' }),
      user('ada', { fullName: 'ada obi' }),
      user('bola', { fullName: 'Bọ́lá Adé' }),
    ];
    expect(idsOf(sortUsers(named, 'name_asc'))).toBe('ada ayo bola zainab nobody');
    expect(idsOf(sortUsers(named, 'name_desc'))).toBe('zainab bola ayo ada nobody');
  });

  it('does not change the given list', () => {
    sortUsers(dated, 'newest');
    expect(idsOf(dated)).toBe('unknown march broken january');
  });
});

describe('The search for users', () => {
  const users = [
    user('ada', { fullName: 'Ada Obi', phoneNumber: '+234 803 000 0001' }),
    user('bola', { fullName: 'Bọ́lá Adé' }),
    user('nameless'),
  ];

  it.each([
    ['', 'ada bola nameless'],
    ['BOLA', 'bola'],
    ['obi ada', 'ada'],
    ['nameless@', 'nameless'],
    ['803 000', 'ada'],
    ['nobody', ''],
  ])('for %j finds %j', (q, found) => {
    expect(idsOf(searchUsers(users, q))).toBe(found);
  });
});
