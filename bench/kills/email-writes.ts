import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mailQueue } from '../../server/core/database/accounts-schema.ts';
import { openDatabase } from '../../server/core/database/database.ts';
import { users } from '../../server/core/database/schema.ts';

const PASSWORD = 'correct-horse-battery';
const POLL_MS = 200;
const TIMEOUT_MS = 2 * 60_000;

/** The addresses whose registration the server confirmed. Each is owed a code. */
export type ConfirmedAddresses = Set<string>;

/** Registers users one after the other, until the server is gone. */
export async function registerUntilGone(
  url: string,
  round: number,
  confirmed: ConfirmedAddresses,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const email = `registered-${round}-${turn}@example.com`;
    const body = {
      fullName: 'Ngozi Eze',
      email,
      phoneNumber: '+2348030000001',
      password: PASSWORD,
    };
    // Each registration comes from its own network, to stay below the limit.
    const network = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
    try {
      const response = await fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`Register failed: ${response.status}`);
      await response.text();
    } catch (error) {
      // A kill breaks the connection, which fetch reports as a TypeError.
      if (error instanceof TypeError) return;
      throw error;
    }
    confirmed.add(email);
  }
}

/** Makes emails due that a killed server had claimed, rather than waiting for its lease to end. */
export async function makeEmailsDue(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  await db.update(mailQueue).set({ dueAt: new Date(0) });
  await close();
}

/** Waits for the running server to send a code to every address. Ends after two minutes anyway. */
export async function awaitCodes(dataDir: string, confirmed: ConfirmedAddresses): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { addresses } = await readOutbox(dataDir);
    if ([...confirmed].every((address) => addresses.has(address))) return;
    await delay(POLL_MS);
  }
}

/** Compares the outbox with the users and with what was confirmed. */
export async function inspectEmails(dataDir: string, confirmed: ConfirmedAddresses) {
  const { addresses, halfEmails } = await readOutbox(dataDir);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const stored = await db.select({ email: users.email }).from(users);
  await close();
  const registered = new Set(stored.map(({ email }) => email));
  return {
    halfEmails,
    lostUsers: [...confirmed].filter((address) => !registered.has(address)),
    lostEmails: [...confirmed].filter((address) => !addresses.has(address)),
    emailsToUnknown: [...addresses].filter((address) => !registered.has(address)),
  };
}

/** The addresses that a code was sent to, and the files that are not a whole email. */
async function readOutbox(dataDir: string) {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const addresses = new Set<string>();
  const halfEmails: string[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    const address = /^To: (\S+)/m.exec(text)?.[1];
    // The closing boundary of the last part ends an email.
    const boundary = /boundary="([^"]+)"/.exec(text)?.[1];
    const isWhole = boundary !== undefined && text.trimEnd().endsWith(`--${boundary}--`);
    if (address && isWhole && /^ {4}\d{6}\r?$/m.test(text)) addresses.add(address);
    if (!isWhole) halfEmails.push(name);
  }
  return { addresses, halfEmails };
}
