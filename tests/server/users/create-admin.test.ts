import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { isPasswordOf } from '#server/core/security/password-hashing.ts';
import { adminInput } from '#server/modules/users/admin-prompts.ts';
import { createOrPromoteAdmin } from '#server/modules/users/create-admin.ts';
import { findUserByEmail, insertUsers } from '#server/modules/users/users-store.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { GOOD_PASSWORD } from '#tests/support/users.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Arguments {
  email?: string;
  name?: string;
  promote?: boolean;
}

/** Runs the command with these arguments; the password comes from standard input. */
function run({ promote = false, ...given }: Arguments, password = GOOD_PASSWORD): Promise<string> {
  const input = adminInput({ ...given, promote, 'password-stdin': true }, null);
  return createOrPromoteAdmin(database.db, { ...input, password: async () => password });
}

describe('npm run create-admin', () => {
  it('creates an admin who can sign in with the password, and records it', async () => {
    const ada = { email: ' Ada@Gida.ng ', name: 'Ada Obi' };
    expect(await run(ada)).toBe('Ada Obi is now an admin and can log in with ada@gida.ng.');
    const admin = await findUserByEmail(database.db, 'ada@gida.ng');
    expect(admin).toMatchObject({ role: 'admin', status: 'Active', isVerified: true });
    expect(await isPasswordOf(admin?.passwordHash ?? null, GOOD_PASSWORD, '')).toBe(true);
    expect(await database.db.select().from(auditEvents)).toEqual([
      expect.objectContaining({ action: 'admin-created', userId: admin?.id, actorId: null }),
    ]);
    expect(await run(ada)).toBe('Ada Obi (ada@gida.ng) is already an admin.');
  });

  it('rejects a password that is easy to guess', async () => {
    const eve = { email: 'eve@gida.ng', name: 'Eve Obi' };
    await expect(run(eve, 'trustno1')).rejects.toThrow('This password is easy to guess.');
    expect(await findUserByEmail(database.db, 'eve@gida.ng')).toBeNull();
  });

  it('promotes an existing user with --promote, if their email is verified', async () => {
    const { db } = database;
    const user = { id: newId(), fullName: 'Bola Ade', email: 'bola@gida.ng', passwordHash: 'none' };
    await insertUsers(db, [{ ...user, registrationDate: new Date() }]);
    const { email } = user;
    await expect(run({ email, promote: true })).rejects.toThrow('its email is not verified');
    await db.update(users).set({ isVerified: true }).where(eq(users.id, user.id));
    await expect(run({ email })).rejects.toThrow('Add --promote to make them an admin.');
    expect(await run({ email, promote: true })).toBe('Bola Ade (bola@gida.ng) is now an admin.');
    expect(await findUserByEmail(db, email)).toMatchObject({ role: 'admin', passwordHash: 'none' });
    const events = db.select().from(auditEvents).where(eq(auditEvents.userId, user.id));
    expect(await events).toEqual([
      expect.objectContaining({ action: 'role-changed', details: { from: 'user', to: 'admin' } }),
    ]);
  });

  it('names the missing option if there is no terminal', async () => {
    await expect(run({})).rejects.toThrow('Without a terminal, --email is required.');
    await expect(run({ email: 'chidi@gida.ng' })).rejects.toThrow('--name is required');
    const withoutFlag = adminInput({ promote: false, 'password-stdin': false }, null);
    await expect(withoutFlag.password()).rejects.toThrow('--password-stdin is required');
  });
});
