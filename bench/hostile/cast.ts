import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { codeSentTo } from '#tests/support/outbox-codes.ts';
import { jsonInput } from './hostile-input.ts';
import { send } from './wire.ts';

export interface Player {
  id: string;
  email: string;
  password: string;
  token: string;
  /** What a stranger must never be shown of them. */
  secrets: string[];
}

export interface Cast {
  /** Verified, with a saved property and two sessions: the one to protect. */
  victim: Player & { sessionIds: string[] };
  /** Signed in as themselves, and not verified. */
  attacker: Player;
  /** A token whose session was ended. */
  endedToken: string;
  adminId: string;
  propertyId: string;
}

const Registered = z.object({
  data: z.object({ token: z.string(), user: z.object({ id: z.string() }) }),
});

export async function register(origin: URL, name: string): Promise<Player> {
  const mark = randomBytes(6).toString('hex');
  const email = `${name}-${mark}@canary.example`;
  const password = `secret-${mark}`;
  const location = `Canary Street ${mark}`;
  const phoneNumber = `+234 800 ${Number.parseInt(mark.slice(0, 6), 16) % 10_000_000}`;
  const body = { fullName: 'Canary Bird', email, phoneNumber, password };
  const answer = await send(origin, jsonInput('POST', '/auth/register', body));
  const { token, user } = Registered.parse(JSON.parse(answer.text)).data;
  const form = `--x\r\nContent-Disposition: form-data; name="location"\r\n\r\n${location}\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await send(origin, { method: 'PUT', path: '/auth/profile', token, headers, body: form });
  return { id: user.id, email, password, token, secrets: [email, location, phoneNumber, token] };
}

const Sessions = z.object({ data: z.array(z.object({ id: z.string() })) });
const Properties = z.object({ data: z.array(z.object({ _id: z.string() })).min(1) });

export async function assemble(origin: URL, dataDir: string, adminId: string): Promise<Cast> {
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
  const sessionIds = Sessions.parse(JSON.parse(sessions.text)).data.map(({ id }) => id);
  const attacker = await register(origin, 'attacker');
  return { victim: { ...victim, sessionIds }, attacker, endedToken, adminId, propertyId };
}

const Account = z.object({
  data: z.object({
    profile: z.looseObject({ role: z.string(), isVerified: z.boolean(), lastActive: z.unknown() }),
    savedProperties: z.array(z.unknown()),
    sessions: z.array(z.object({ id: z.string() })),
  }),
});

/** What must be the same before and after, whatever happened. */
export async function stateOf(origin: URL, { token }: Player): Promise<string> {
  const answer = await send(origin, { method: 'GET', path: '/auth/export', token });
  const account = Account.safeParse(JSON.parse(answer.text || '{}'));
  if (!account.success) return `gone: ${answer.text}`;
  const { profile, savedProperties, sessions } = account.data.data;
  const { lastActive: _, ...fields } = profile;
  return JSON.stringify({ fields, savedProperties, sessions: sessions.map(({ id }) => id).sort() });
}

/** What an attacker must not have gained, whatever they did to their own account. */
export async function rankOf(origin: URL, { token }: Player): Promise<string> {
  const answer = await send(origin, { method: 'GET', path: '/auth/export', token });
  const account = Account.safeParse(JSON.parse(answer.text || '{}'));
  if (!account.success) return 'signed out';
  const { role, isVerified } = account.data.data.profile;
  return `${isVerified ? 'verified' : 'unverified'} ${role}`;
}
