import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '#server/demo/demo-accounts.ts';
import { launchServer } from '#tests/support/launched-server.ts';
import { accessAttacks } from './hostile/access-attacks.ts';
import { addressAttacks } from './hostile/address-attacks.ts';
import { adminAttacks } from './hostile/admin-attacks.ts';
import { assembleAdmin, listingState } from './hostile/admin-cast.ts';
import { bodyAttacks } from './hostile/body-attacks.ts';
import { assemble, type Cast, rankOf, stateOf } from './hostile/cast.ts';
import { formAttacks } from './hostile/form-attacks.ts';
import { guessingAttacks } from './hostile/guessing-attacks.ts';
import type { Attack, HostileBytes, HostileInput } from './hostile/hostile-input.ts';
import { propertyAttacks } from './hostile/property-attacks.ts';
import { hangUp, send, sendBytes, type WireAnswer } from './hostile/wire.ts';
import { reportTargets } from './targets.ts';

/** Fewer would say little. */
const LEAST_INPUTS = 10_000;
const AT_ONCE = 16;
const EXAMPLES = 10;

interface Tally {
  inputs: number;
  accepted: number;
  refused: number;
  hungUp: number;
  failed: number;
  crossed: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'gida-hostile-'));
try {
  await measure();
} finally {
  hangUp();
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts the real server on this machine and attacks it. */
async function measure(): Promise<void> {
  // As behind a proxy, so that attacks can come from many addresses: limits must not hide the rest.
  const server = await launchServer({ dataDir, environment: { TRUST_PROXY: 'true' } });
  try {
    const origin = new URL(server.url);
    const admin = demoAccounts.find(({ role }) => role === 'admin');
    const cast = await assemble(origin, dataDir, admin?.id ?? '');
    const adminCast = await assembleAdmin(origin, cast);
    const before = await stateOf(origin, cast.victim);
    const listing = await listingState(origin, cast);
    const attacks = [
      ...accessAttacks(cast),
      ...addressAttacks(cast),
      ...bodyAttacks(cast),
      ...formAttacks(cast),
      ...propertyAttacks(adminCast),
      ...adminAttacks(adminCast),
      ...(await guessingAttacks(origin, dataDir, cast)),
    ];
    const total = emptyTally();
    for (const attack of attacks) {
      const tally = await carryOut(origin, cast, attack);
      console.log(line(attack.name, tally));
      for (const key of keysOf(total)) total[key] += tally[key];
    }
    const harms = await harmsDone(origin, cast, { account: before, listing });
    for (const harm of harms) console.log(harm);
    console.log(line('in all', total));
    reportTargets([
      { name: 'hostile inputs', value: total.inputs, atLeast: LEAST_INPUTS },
      { name: 'answered 5xx', value: total.failed, atMost: 0 },
      { name: 'crossed a permission', value: total.crossed, atMost: 0 },
      { name: 'lasting harms', value: harms.length, atMost: 0 },
    ]);
  } finally {
    await server.stop();
  }
}

async function carryOut(origin: URL, cast: Cast, attack: Attack): Promise<Tally> {
  const tally = emptyTally();
  const inputs = attack.inputs[Symbol.iterator]();
  const attackers = Array.from({ length: attack.isInOrder ? 1 : AT_ONCE }, async () => {
    for (let next = inputs.next(); !next.done; next = inputs.next()) {
      const input = next.value;
      const answers =
        'bytes' in input ? await sendBytes(origin, input) : [await send(origin, input)];
      tally.inputs += 1;
      for (const answer of answers) judge(tally, attack.name, cast, input, answer);
    }
  });
  await Promise.all(attackers);
  return tally;
}

function judge(
  tally: Tally,
  attack: string,
  { victim }: Cast,
  input: HostileInput | HostileBytes,
  { status, text }: WireAnswer,
): void {
  const isAccepted = status !== null && status >= 200 && status < 300;
  const isLeak = text.includes('argon2') || victim.secrets.some((secret) => text.includes(secret));
  const hasCrossed = isLeak || (isAccepted && input.mustFail === true);
  const hasFailed = status !== null && status >= 500;
  tally.accepted += isAccepted ? 1 : 0;
  tally.refused += status !== null && status >= 300 && status < 500 ? 1 : 0;
  tally.hungUp += status === null ? 1 : 0;
  tally.failed += hasFailed ? 1 : 0;
  tally.crossed += hasCrossed ? 1 : 0;
  if ((hasFailed && tally.failed <= EXAMPLES) || (hasCrossed && tally.crossed <= EXAMPLES)) {
    const shown = 'bytes' in input ? input.bytes.toString('latin1') : JSON.stringify(input);
    console.log(`${attack}: ${status} to ${shown.slice(0, 500)}\n  ${text.slice(0, 300)}`);
  }
}

/** How the victim, a listing, the attacker's rank and the server's health differ from before, in words. */
async function harmsDone(
  origin: URL,
  cast: Cast,
  before: { account: string; listing: string },
): Promise<string[]> {
  const account = await stateOf(origin, cast.victim);
  const listing = await listingState(origin, cast);
  const rank = await rankOf(origin, cast.attacker);
  const ready = await send(origin, { method: 'GET', path: '/ready' });
  const harms: string[] = [];
  if (account !== before.account) {
    harms.push(`The victim's account changed:\n  ${before.account}\n  ${account}`);
  }
  if (listing !== before.listing) {
    harms.push(`The listing changed:\n  ${before.listing}\n  ${listing}`);
  }
  if (rank !== 'unverified user') harms.push(`The attacker is now: ${rank}`);
  if (ready.status !== 200) harms.push('The server is no longer ready');
  return harms;
}

function emptyTally(): Tally {
  return { inputs: 0, accepted: 0, refused: 0, hungUp: 0, failed: 0, crossed: 0 };
}

function keysOf(tally: Tally): (keyof Tally)[] {
  // Every tally is made by emptyTally, so these are its keys.
  return Object.keys(tally) as (keyof Tally)[];
}

function line(name: string, tally: Tally): string {
  const { inputs, accepted, refused, hungUp, failed, crossed } = tally;
  const counts = [
    `${inputs} inputs`,
    `${accepted} accepted`,
    `${refused} refused`,
    `${hungUp} cut off`,
    `${failed} answered 5xx`,
    `${crossed} crossed`,
  ];
  return `${name.padEnd(36)} ${counts.join(', ')}`;
}
