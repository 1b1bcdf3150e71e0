import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';

export const callers = ['guest', 'broken', 'unverified', 'user', 'admin'] as const;
export type Caller = (typeof callers)[number];

export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Network address of the client. */
  from: string;
}

export interface WireResponse {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** The server to send requests to, with a database that has properties. */
export interface FuzzTarget {
  send(request: WireRequest): Promise<WireResponse>;
  admin: { email: string; password: string };
  /** Verifies the email address of a new account. */
  verify(account: { email: string; token: string }): Promise<void>;
}

export interface FuzzAccount {
  caller: Caller;
  id: string;
  email: string;
  password: string;
  token: string;
}

/** A file part of a form. */
export interface FuzzFile {
  content: Buffer;
  name?: string;
  type?: string;
}

/** Ids and texts that requests refer to. Responses add to them. */
export interface Pools {
  accounts: FuzzAccount[];
  brokenTokens: string[];
  /** No caller; its data must not reach guests and users, and not change. */
  victim: FuzzAccount & { secrets: string[]; sessionIds: string[] };
  /** An account that guests sign in to. */
  signIn: FuzzAccount;
  ids: Record<'properties' | 'users' | 'sessions' | 'imports', string[]>;
  /** Ids that no request may contain, because an admin may change what they name. */
  protectedIds: Set<string>;
  cursors: string[];
  imageUrls: string[];
  versions: string[];
  photo: FuzzFile;
}

const USERS = 4;
const SignedIn = z.object({
  data: z.object({ token: z.string(), user: z.object({ id: z.string() }) }),
});
const WithIds = z.object({ data: z.array(z.object({ id: z.string() })) });
const Properties = z.object({ data: z.array(z.object({ _id: z.string() })) });
/** The email domain of the fuzz's own accounts, which no request of an admin may change. */
export const CANARY_DOMAIN = '@canary.example';

let addresses = 0;

/** A new address for each call, so that limits per network do not hide the rest of the server. */
export function nextAddress(): string {
  addresses += 1;
  return `198.${18 + ((addresses >> 16) % 2)}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

function postJson({ send }: FuzzTarget, path: string, body: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const content = JSON.stringify(body);
  return send({ method: 'POST', path, headers, body: content, from: nextAddress() });
}

function getAs({ send }: FuzzTarget, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return send({ method: 'GET', path, headers, from: nextAddress() });
}

async function register(target: FuzzTarget, caller: Caller): Promise<FuzzAccount> {
  const suffix = randomBytes(6).toString('hex');
  const email = `fuzz-${suffix}${CANARY_DOMAIN}`;
  const password = `canary-${suffix}`;
  const body = { fullName: 'Canary Bird', email, phoneNumber: '+234 803 000 0002', password };
  const response = await postJson(target, '/api/auth/register', body);
  const { token, user } = SignedIn.parse(JSON.parse(response.text)).data;
  if (caller === 'user') await target.verify({ email, token });
  return { caller, id: user.id, email, password, token };
}

async function signIn(target: FuzzTarget, email: string, password: string) {
  const response = await postJson(target, '/api/auth/login', { email, password });
  if (response.status !== 200) return null;
  const { token, user } = SignedIn.parse(JSON.parse(response.text)).data;
  return { token, id: user.id };
}

const renewals = new Map<FuzzAccount, Promise<void>>();

/** Signs in again, or replaces an account that was deleted or locked. */
export function renew(target: FuzzTarget, pools: Pools, account: FuzzAccount): Promise<void> {
  const running = renewals.get(account) ?? renewOnce(target, pools, account);
  renewals.set(account, running);
  return running.finally(() => renewals.delete(account));
}

async function renewOnce(target: FuzzTarget, pools: Pools, account: FuzzAccount): Promise<void> {
  if ((await getAs(target, '/api/auth/me', account.token)).status === 200) return;
  const { caller, email, password } = account;
  const signedIn = await signIn(target, email, password);
  if (!signedIn && caller === 'admin') throw new Error('The admin can no longer sign in.');
  Object.assign(account, signedIn ?? (await register(target, caller)));
  pools.protectedIds.add(account.id);
}

export async function openPools(target: FuzzTarget): Promise<Pools> {
  const { email, password } = target.admin;
  const admin = await signIn(target, email, password);
  if (!admin) throw new Error('The admin cannot sign in.');
  const accounts: FuzzAccount[] = [{ caller: 'admin', email, password, ...admin }];
  for (let user = 0; user < USERS; user += 1) {
    accounts.push(await register(target, user < USERS / 2 ? 'unverified' : 'user'));
  }
  const victim = await register(target, 'user');
  const ended = await signIn(target, victim.email, victim.password);
  await postJson(target, '/api/auth/logout', {}, ended?.token);
  const sessions = await getAs(target, '/api/auth/sessions', victim.token);
  const sessionIds = WithIds.parse(JSON.parse(sessions.text)).data.map(({ id }) => id);
  const list = await getAs(target, '/api/properties?limit=50', victim.token);
  const [saved = '', ...properties] = Properties.parse(JSON.parse(list.text)).data.map(
    ({ _id }) => _id,
  );
  await postJson(target, `/api/properties/${saved}/save`, {}, victim.token);
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#385' } })
    .jpeg()
    .toBuffer();
  return {
    accounts,
    victim: { ...victim, secrets: [victim.email, victim.token], sessionIds },
    signIn: await register(target, 'user'),
    brokenTokens: [
      ended?.token ?? '',
      randomBytes(32).toString('base64url'),
      `${victim.token.slice(0, -1)}${victim.token.endsWith('A') ? 'E' : 'A'}`,
      'null',
      victim.id,
      `${victim.token} x`,
      'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
      "' OR '1'='1",
    ],
    ids: { properties, users: [], sessions: [], imports: [] },
    protectedIds: new Set([victim.id, saved, ...accounts.map(({ id }) => id)]),
    cursors: [],
    imageUrls: [],
    versions: [],
    photo: { content: photo, name: 'house.jpg', type: 'image/jpeg' },
  };
}

/** Replaces the known sessions with the current ones, since other requests end them. */
export async function learnSessions(target: FuzzTarget, pools: Pools): Promise<void> {
  pools.ids.sessions = [];
  for (const account of pools.accounts) {
    await renew(target, pools, account);
    const response = await getAs(target, '/api/auth/sessions', account.token);
    const sessions = WithIds.parse(JSON.parse(response.text)).data;
    pools.ids.sessions.push(...sessions.slice(0, 2).map(({ id }) => id));
  }
}

/** The victim's account as text, without what its own requests change. */
export async function victimState(target: FuzzTarget, { victim }: Pools): Promise<string> {
  const response = await getAs(target, '/api/auth/export', victim.token);
  const { data } = JSON.parse(response.text);
  if (!data) return `${response.status}: ${response.text}`;
  const { profile, savedProperties, sessions } = data;
  const ids = sessions.map(({ id }: { id: string }) => id).sort();
  return JSON.stringify({ ...profile, lastActive: null, savedProperties, ids });
}
