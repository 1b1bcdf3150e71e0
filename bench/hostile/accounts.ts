import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { codeSentTo } from '../../tests/support/outbox-codes.ts';
import { jsonInput } from './input.ts';
import { send } from './send.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
  token: string;
  /** Values that no other user may receive. */
  secrets: string[];
}

export interface Accounts {
  /** Verified, with a saved property and two sessions. */
  victim: Account & { sessionIds: string[] };
  /** Signed in and not verified. */
  attacker: Account;
  /** The token of a session that has ended. */
  endedToken: string;
  adminId: string;
  propertyId: string;
}

const Registered = z.object({
  data: z.object({ token: z.string(), user: z.object({ id: z.string() }) }),
});
const WithIds = z.object({ data: z.array(z.object({ id: z.string() })) });
const Properties = z.object({ data: z.array(z.object({ _id: z.string() })) });

export async function register(origin: URL, name: string): Promise<Account> {
  const suffix = randomBytes(6).toString('hex');
  const email = `${name}-${suffix}@canary.example`;
  const password = `secret-${suffix}`;
  const location = `Canary Street ${suffix}`;
  const phoneNumber = `+234 800 ${Number.parseInt(suffix.slice(0, 6), 16) % 10_000_000}`;
  const body = { fullName: 'Canary Bird', email, phoneNumber, password };
  const response = await send(origin, jsonInput('POST', '/auth/register', body));
  const { token, user } = Registered.parse(JSON.parse(response.text)).data;
  const form = `--x\r\nContent-Disposition: form-data; name="location"\r\n\r\n${location}\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await send(origin, { method: 'PUT', path: '/auth/profile', token, headers, body: form });
  return { id: user.id, email, password, token, secrets: [email, location, phoneNumber, token] };
}

export async function createAccounts(
  origin: URL,
  dataDir: string,
  adminId: string,
): Promise<Accounts> {
  const list = await send(origin, { method: 'GET', path: '/properties?limit=1' });
  const [property] = Properties.parse(JSON.parse(list.text)).data;
  const propertyId = property?._id ?? '';

  const victim = await register(origin, 'victim');
  const { token, email, password } = victim;
  const otp = await codeSentTo(dataDir, email);
  await send(origin, jsonInput('POST', '/auth/verify-otp', { otp }, { token }));
  await send(origin, { method: 'POST', path: `/properties/${propertyId}/save`, token });
  await send(origin, jsonInput('POST', '/auth/login', { email, password }));
  const ended = await send(origin, jsonInput('POST', '/auth/login', { email, password }));
  const endedToken = Registered.parse(JSON.parse(ended.text)).data.token;
  await send(origin, { method: 'POST', path: '/auth/logout', token: endedToken });
  const sessions = await send(origin, { method: 'GET', path: '/auth/sessions', token });
  const sessionIds = WithIds.parse(JSON.parse(sessions.text)).data.map(({ id }) => id);
  const attacker = await register(origin, 'attacker');
  return { victim: { ...victim, sessionIds }, attacker, endedToken, adminId, propertyId };
}

const AccountExport = z.object({
  data: z.object({
    profile: z.looseObject({ role: z.string(), isVerified: z.boolean(), lastActive: z.unknown() }),
    savedProperties: z.array(z.unknown()),
    sessions: z.array(z.object({ id: z.string() })),
  }),
});

/** The account as text, without the fields that its own requests change. */
export async function accountState(origin: URL, account: Account): Promise<string> {
  const exported = await exportOf(origin, account);
  if (!exported) return 'gone';
  const { lastActive: _, ...profile } = exported.profile;
  const sessions = exported.sessions.map(({ id }) => id).sort();
  return JSON.stringify({ ...exported, profile, sessions });
}

export async function roleOf(origin: URL, account: Account): Promise<string> {
  const exported = await exportOf(origin, account);
  if (!exported) return 'signed out';
  const { role, isVerified } = exported.profile;
  return `${isVerified ? 'verified' : 'unverified'} ${role}`;
}

async function exportOf(origin: URL, { token }: Account) {
  const response = await send(origin, { method: 'GET', path: '/auth/export', token });
  return AccountExport.safeParse(JSON.parse(response.text || '{}')).data?.data;
}
