import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataFolder } from '#server/core/database/data-folder.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { createAdmin as command } from '#server/modules/users/create-admin-from-arguments.ts';
import { findUserByEmail } from '#server/modules/users/users-store.ts';
import { callCommand, runCommand } from '#tests/support/command-process.ts';
import { createEmbeddedDatabase } from '#tests/support/test-database.ts';

const email = 'ada@gida.ng';
const password = 'a-random-password';
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gida-admin-'));
  await createEmbeddedDatabase(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

const user = ['--email', email, '--name', 'Ada Obi'];

const createAdmin = (args: string[], input: string) =>
  runCommand(
    { dataDir, databaseUrl: null },
    'server/modules/users/create-admin-command.ts',
    [...user, ...args],
    input,
  );
const callCreateAdmin = (...args: string[]) =>
  callCommand({ dataDir, databaseUrl: null }, command, [...user, ...args]);

describe('npm run create-admin', () => {
  it('reads the password from standard input, and applies the rules of registration', async () => {
    const weak = await createAdmin(['--password-stdin'], 'short\n');
    expect(weak).toEqual({
      code: 1,
      output: 'Weak password. Password must have atleast 8 characters\n',
    });
    const strong = await createAdmin(['--password-stdin'], `${password}\n`);
    expect(strong).toEqual({
      code: 0,
      output: `Ada Obi is now an admin and can log in with ${email}.\n`,
    });
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    expect(await findUserByEmail(db, email)).toMatchObject({ role: 'admin' });
    await close();
  });

  it('does not accept the password as an argument', async () => {
    const { code, output } = await callCreateAdmin('--password', password);
    expect(code).toBe(1);
    expect(output).toContain("Unknown option '--password'");
  });

  it('says to stop what uses the embedded database and does not share it', async () => {
    const { release } = await lockDataFolder(dataDir);
    const { code, output } = await callCreateAdmin('--password-stdin');
    release();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'The embedded database is in use by the server or another command. Stop it, run this command, and start the server again.',
    );
  });
});
