import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { isPasswordOf } from '#server/core/password-hashing.ts';
import { findUserByEmail, insertUsers } from '#server/modules/users/users-store.ts';
import { runCommand } from '#tests/support/command-process.ts';
import { createImportTarget, type ImportTarget } from '#tests/support/import-process.ts';

// Each test starts processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: 120_000 });

const email = 'ada@gida.ng';
const password = 'a-password-nobody-knows';
let target: ImportTarget;

beforeAll(async () => {
  target = await createImportTarget();
});
afterAll(() => target.remove());

const createAdmin = (args: string[], input = '', place = target) =>
  runCommand(place, 'server/modules/users/create-admin-command.ts', args, input);

const asAda = ['--email', ' Ada@Gida.ng ', '--name', 'Ada Obi', '--password-stdin'];

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(target);
  return work(db).finally(close);
}

describe('npm run create-admin', () => {
  it('asks nothing where there is no terminal, and says what to give it instead', async () => {
    const { code, output } = await createAdmin([], `${password}\n`);
    expect(code).toBe(1);
    expect(output).toContain('Without a terminal, --email is required.');
  });

  it('reads the password from standard input only when told so, and never from an argument', async () => {
    const untold = await createAdmin(asAda.slice(0, 4), `${password}\n`);
    expect(untold.code).toBe(1);
    expect(untold.output).toContain('--password-stdin is required');
    const argued = await createAdmin([...asAda.slice(0, 4), '--password', password]);
    expect(argued.code).toBe(1);
    expect(argued.output).toContain("Unknown option '--password'");
  });

  it.each([
    ['', 'Password is required'],
    ['short', 'Weak password. Password must have atleast 8 characters'],
    ['has a space', 'Password should not contain space'],
  ])('refuses the password %j by the rule of registering', async (weak, message) => {
    const { code, output } = await createAdmin(asAda, `${weak}\n`);
    expect(code).toBe(1);
    expect(output.trim()).toBe(message);
    expect(await inDatabase((db) => findUserByEmail(db, email))).toBeNull();
  });

  it('adds an admin who can sign in with that password, says nothing of it, and is recorded', async () => {
    const { code, output } = await createAdmin(asAda, `${password}\n`);
    expect(output.trim()).toBe('Ada Obi is now an admin and can sign in with ada@gida.ng.');
    expect(code).toBe(0);
    await inDatabase(async (db) => {
      const admin = await findUserByEmail(db, email);
      expect(admin).toMatchObject({ role: 'admin', status: 'Active', isVerified: true });
      expect(await isPasswordOf(admin?.passwordHash ?? null, password)).toBe(true);
      expect(await db.select().from(auditEvents)).toEqual([
        expect.objectContaining({ action: 'admin-created', userId: admin?.id, actorId: null }),
      ]);
    });
    const again = await createAdmin(asAda, `${password}\n`);
    expect(again.code).toBe(0);
    expect(again.output.trim()).toBe('Ada Obi (ada@gida.ng) is already an admin.');
  });

  it('makes an admin of somebody who has an account, once told so and their email is verified', async () => {
    const user = { id: newId(), fullName: 'Bola Ade', email: 'bola@gida.ng', passwordHash: 'none' };
    await inDatabase((db) => insertUsers(db, [{ ...user, registrationDate: new Date() }]));
    const asked = ['--email', user.email];
    const stranger = await createAdmin([...asked, '--promote']);
    expect(stranger.code).toBe(1);
    expect(stranger.output).toContain('its email is not verified');
    await inDatabase((db) =>
      db.update(users).set({ isVerified: true }).where(eq(users.id, user.id)),
    );
    const unconfirmed = await createAdmin(asked);
    expect(unconfirmed.code).toBe(1);
    expect(unconfirmed.output).toContain('Add --promote to make them an admin.');
    const promoted = await createAdmin([...asked, '--promote']);
    expect(promoted.output.trim()).toBe('Bola Ade (bola@gida.ng) is now an admin.');
    await inDatabase(async (db) => {
      const found = await findUserByEmail(db, user.email);
      expect(found).toMatchObject({ role: 'admin', passwordHash: 'none' });
      const events = db.select().from(auditEvents).where(eq(auditEvents.userId, user.id));
      expect(await events).toEqual([
        expect.objectContaining({ action: 'role-changed', details: { from: 'user', to: 'admin' } }),
      ]);
    });
  });

  it('says what to do where the running server has the embedded database open', async () => {
    const embedded = { ...target, databaseUrl: null };
    const { close } = await openDatabase(embedded);
    const { code, output } = await createAdmin(asAda, `${password}\n`, embedded);
    await close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'The embedded database is in use by the server. Stop the server, run this command, and start it again. Only with DATABASE_URL can both run at once.',
    );
  });
});
