import { join } from 'node:path';
import { demoAdmin } from '../support/demo-admin.ts';
import { reportTargets } from '../support/targets.ts';
import { withWorkbench } from '../support/workbench.ts';
import { accessAttacks } from './access-attacks.ts';
import { type Accounts, accountState, createAccounts, roleOf } from './accounts.ts';
import { addressAttacks } from './address-attacks.ts';
import { createAdminAccounts, listingState } from './admin-accounts.ts';
import { adminAttacks } from './admin-attacks.ts';
import { bodyAttacks } from './body-attacks.ts';
import { formAttacks } from './form-attacks.ts';
import { guessingAttacks } from './guessing-attacks.ts';
import type { Attack, HostileBytes, HostileInput } from './input.ts';
import { propertyAttacks } from './property-attacks.ts';
import { closeConnections, type RawResponse, send, sendBytes } from './send.ts';

const MIN_INPUTS = 10_000;
const CONCURRENCY = 16;
const EXAMPLES = 10;

interface Tally {
  inputs: number;
  accepted: number;
  rejected: number;
  hungUp: number;
  failed: number;
  crossed: number;
}

/** Starts the real server and sends it hostile input of every kind. */
await withWorkbench(async ({ folder, serve, onClose }) => {
  onClose(async () => closeConnections());
  const dataDir = join(folder, 'data');
  // Trusts X-Forwarded-For, so that inputs come from many addresses and are not rate limited.
  const origin = new URL(await serve({ dataDir, environment: { TRUST_PROXY: 'true' } }));
  const accounts = await createAccounts(origin, dataDir, demoAdmin.id);
  const adminAccounts = await createAdminAccounts(origin, accounts);
  const before = await stateOf(origin, accounts);
  const attacks = [
    ...accessAttacks(accounts),
    ...addressAttacks(accounts),
    ...bodyAttacks(accounts),
    ...formAttacks(accounts),
    ...propertyAttacks(adminAccounts),
    ...adminAttacks(adminAccounts),
    ...(await guessingAttacks(origin, dataDir, accounts)),
  ];
  const total = emptyTally();
  for (const attack of attacks) {
    const tally = await run(origin, accounts, attack);
    console.log(line(attack.name, tally));
    for (const key of keysOf(total)) total[key] += tally[key];
  }
  const after = await stateOf(origin, accounts);
  const harms = Object.keys(after).filter((name) => after[name] !== before[name]);
  for (const name of harms) console.log(`${name}:\n  ${before[name]}\n  ${after[name]}`);
  console.log(line('in all', total));
  reportTargets([
    { name: 'hostile inputs', value: total.inputs, atLeast: MIN_INPUTS },
    { name: 'responses with 5xx', value: total.failed, atMost: 0 },
    { name: 'permissions crossed', value: total.crossed, atMost: 0 },
    { name: 'lasting harms', value: harms.length, atMost: 0 },
  ]);
});

/** The data that no attack may change. */
async function stateOf(origin: URL, accounts: Accounts): Promise<Record<string, string>> {
  const ready = await send(origin, { method: 'GET', path: '/ready' });
  return {
    'the victim’s account': await accountState(origin, accounts.victim),
    'a listing': await listingState(origin, accounts),
    'the attacker’s role': await roleOf(origin, accounts.attacker),
    'the server’s readiness': String(ready.status),
  };
}

async function run(origin: URL, accounts: Accounts, attack: Attack): Promise<Tally> {
  const tally = emptyTally();
  const inputs = attack.inputs[Symbol.iterator]();
  const senders = Array.from({ length: attack.isInOrder ? 1 : CONCURRENCY }, async () => {
    for (let next = inputs.next(); !next.done; next = inputs.next()) {
      const input = next.value;
      const responses =
        'bytes' in input ? await sendBytes(origin, input) : [await send(origin, input)];
      tally.inputs += 1;
      for (const response of responses) count(tally, attack.name, accounts, input, response);
    }
  });
  await Promise.all(senders);
  return tally;
}

function count(
  tally: Tally,
  attack: string,
  { victim }: Accounts,
  input: HostileInput | HostileBytes,
  { status, text }: RawResponse,
): void {
  const isAccepted = status !== null && status >= 200 && status < 300;
  const isLeak = text.includes('argon2') || victim.secrets.some((secret) => text.includes(secret));
  const hasCrossed = isLeak || (isAccepted && input.mustFail === true);
  const hasFailed = status !== null && status >= 500;
  tally.accepted += isAccepted ? 1 : 0;
  tally.rejected += status !== null && status >= 300 && status < 500 ? 1 : 0;
  tally.hungUp += status === null ? 1 : 0;
  tally.failed += hasFailed ? 1 : 0;
  tally.crossed += hasCrossed ? 1 : 0;
  if ((hasFailed && tally.failed <= EXAMPLES) || (hasCrossed && tally.crossed <= EXAMPLES)) {
    const shown = 'bytes' in input ? input.bytes.toString('latin1') : JSON.stringify(input);
    console.log(`${attack}: ${status} to ${shown.slice(0, 500)}\n  ${text.slice(0, 300)}`);
  }
}

function emptyTally(): Tally {
  return { inputs: 0, accepted: 0, rejected: 0, hungUp: 0, failed: 0, crossed: 0 };
}

function keysOf(tally: Tally): (keyof Tally)[] {
  // Object.keys widens the keys.
  return Object.keys(tally) as (keyof Tally)[];
}

function line(name: string, tally: Tally): string {
  const { inputs, accepted, rejected, hungUp, failed, crossed } = tally;
  const counts = [
    `${inputs} inputs`,
    `${accepted} accepted`,
    `${rejected} rejected`,
    `${hungUp} cut off`,
    `${failed} with 5xx`,
    `${crossed} crossed`,
  ];
  return `${name.padEnd(36)} ${counts.join(', ')}`;
}
