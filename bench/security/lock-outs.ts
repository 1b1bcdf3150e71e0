import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresBinaries } from '../../scripts/postgres-binaries.ts';
import { codeSentTo } from '../../tests/support/outbox-codes.ts';
import { launchPostgres } from '../../tests/support/postgres-server.ts';
import { GOOD_PASSWORD, wrongCodeFor } from '../../tests/support/users.ts';
import type { Scenario } from '../support/scenarios.ts';
import type { Target } from '../support/targets.ts';
import type { Workbench } from '../support/workbench.ts';

const NEW_PASSWORD = 'another-good-one';
const GUESSES_PER_NETWORK = 12;

/** Networks of documentation (RFC 5737), one for each part of the story. */
const home = '203.0.113.7';
const office = '203.0.113.8';
const hotel = '203.0.113.9';
const stranger = '198.51.100.1';
const strangers = networks((number) => `192.0.2.${number}`);

/** Guesses passwords and codes of accounts whose owners sign in meanwhile. */
export const lockOuts: Scenario = {
  name: 'lock-outs',
  async run(workbench) {
    const { folder } = workbench;
    const targets = await guessOn(workbench, 'PGlite', { dataDir: join(folder, 'PGlite') });
    if (!postgresBinaries()) return targets;
    const { url, stop } = await launchPostgres();
    workbench.onClose(stop);
    const onPostgres = { dataDir: join(folder, 'PostgreSQL'), environment: { DATABASE_URL: url } };
    return [...targets, ...(await guessOn(workbench, 'PostgreSQL', onPostgres))];
  },
};

async function guessOn(
  { serve }: Workbench,
  engine: string,
  { dataDir, environment }: { dataDir: string; environment?: Record<string, string> },
): Promise<Target[]> {
  // Trusts X-Forwarded-For, so that requests come from many networks.
  const url = await serve({ dataDir, environment: { TRUST_PROXY: 'true', ...environment } });
  const targets = [
    ...(await guessPasswords(await Owner.register(url, dataDir))),
    ...(await guessFromIpv6(url, dataDir)),
    ...(await guessCodes(await Owner.register(url, dataDir))),
  ];
  return targets.map((target) => ({ ...target, name: `${engine}: ${target.name}` }));
}

/** Ten wrong passwords and more from each of six networks, from all at once. */
async function guessPasswords(owner: Owner): Promise<Target[]> {
  const checked = await checkedOf(owner, strangers);
  const signIns = [await owner.signIn(home), await owner.signIn(office)];
  // The hotel has guests who guess, until the owner resets the password there.
  await checkedOf(owner, [hotel]);
  const inHotel = await owner.signIn(hotel);
  const code = await owner.requestCode(hotel);
  const reset = await owner.reset(code, hotel);
  signIns.push(await owner.signIn(hotel, NEW_PASSWORD), await owner.signIn(stranger, NEW_PASSWORD));
  return [
    { name: 'wrong passwords of six networks checked', value: checked, atLeast: 1, atMost: 60 },
    { name: 'sign-in beside a guest who guessed', value: inHotel, atLeast: 429 },
    { name: 'reset rejected', value: Number(reset !== 200), atMost: 0 },
    { name: 'sign-ins of the owner rejected', value: rejectedOf(signIns), atMost: 0 },
  ];
}

/** Many networks of one subscriber are limited together, by /56 and by /48. */
async function guessFromIpv6(url: string, dataDir: string): Promise<Target[]> {
  const ofHouse = networks((number) => `2001:db8:1:10${number}::1`);
  const ofCompany = networks((number) => `2001:db8:2:${number}00::1`);
  const house = await checkedOf(await Owner.register(url, dataDir), ofHouse);
  const company = await checkedOf(await Owner.register(url, dataDir), ofCompany);
  return [
    { name: 'wrong passwords of six /64 in one /56', value: house, atLeast: 1, atMost: 20 },
    { name: 'wrong passwords of six /56 in one /48', value: company, atLeast: 1, atMost: 40 },
  ];
}

/** Twenty wrong codes from one network, which also requests codes, after the owner got one. */
async function guessCodes(owner: Owner): Promise<Target[]> {
  const code = await owner.requestCode(home);
  const guesses = Array.from({ length: 20 }, () => owner.reset(wrongCodeFor(code), stranger));
  const [statuses] = await Promise.all([Promise.all(guesses), owner.forgot(stranger)]);
  const reset = await owner.reset(code, office);
  const signIn = await owner.signIn(office, NEW_PASSWORD);
  const checked = statuses.filter((status) => status === 400).length;
  return [
    { name: 'wrong codes of one network checked', value: checked, atLeast: 1, atMost: 5 },
    { name: 'correct code rejected', value: Number(reset !== 200), atMost: 0 },
    { name: 'sign-in after the reset rejected', value: Number(signIn !== 200), atMost: 0 },
  ];
}

/** The number of wrong passwords from these networks that the server checks instead of rejecting. */
async function checkedOf(owner: Owner, from: readonly string[]): Promise<number> {
  const guesses = from.flatMap((network) =>
    Array.from({ length: GUESSES_PER_NETWORK }, (_, guess) => owner.signIn(network, `no-${guess}`)),
  );
  return (await Promise.all(guesses)).filter((status) => status === 401).length;
}

/** A user who has signed in from home. Each call returns the status of the response. */
class Owner {
  static #registered = 0;
  readonly #url: string;
  readonly #dataDir: string;
  readonly #email: string;
  #lastCode = '';

  private constructor(url: string, dataDir: string, email: string) {
    this.#url = url;
    this.#dataDir = dataDir;
    this.#email = email;
  }

  static async register(url: string, dataDir: string): Promise<Owner> {
    Owner.#registered += 1;
    const email = `owner${Owner.#registered}@example.com`;
    const owner = new Owner(url, dataDir, email);
    const body = { fullName: 'Ngozi Eze', email, phoneNumber: '+234 803 000 0001' };
    const status = await owner.#post('register', home, { ...body, password: GOOD_PASSWORD });
    if (status !== 201) throw new Error(`The registration failed with ${status}`);
    owner.#lastCode = await codeSentTo(dataDir, email);
    return owner;
  }

  signIn(from: string, password = GOOD_PASSWORD): Promise<number> {
    return this.#post('login', from, { email: this.#email, password });
  }

  forgot(from: string): Promise<number> {
    return this.#post('forgot-password', from, { email: this.#email });
  }

  /** Requests a code and returns it once it is sent. */
  async requestCode(from: string): Promise<string> {
    const status = await this.forgot(from);
    if (status !== 200) throw new Error(`The request for a code failed with ${status}`);
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const code = await codeSentTo(this.#dataDir, this.#email);
      if (code !== this.#lastCode) return code;
      await delay(50);
    }
    throw new Error('No code was sent.');
  }

  reset(otp: string, from: string): Promise<number> {
    return this.#post('reset-password', from, { email: this.#email, otp, password: NEW_PASSWORD });
  }

  async #post(path: string, from: string, body: object): Promise<number> {
    const response = await fetch(`${this.#url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  }
}

function networks(addressOf: (number: number) => string): string[] {
  return Array.from({ length: 6 }, (_, index) => addressOf(index + 1));
}

function rejectedOf(statuses: readonly number[]): number {
  return statuses.filter((status) => status !== 200).length;
}
