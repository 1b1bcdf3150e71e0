import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { User } from '#contract/user.ts';
import type { Email } from '#server/mail/delivery.ts';

export const GOOD_PASSWORD = 'correct-horse-battery';
export const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export interface Call {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** The network address that it comes from. */
  from?: string;
}

/** Calls the API as a browser would; the path is below the prefix: 'GET /auth/me'. */
export function call(
  app: FastifyInstance,
  endpoint: EndpointName,
  { token, body, headers, from = '203.0.113.1' }: Call = {},
): Promise<LightMyRequestResponse> {
  const [method, path = ''] = endpoint.split(' ');
  return app.inject({
    // The type of the parameter names the methods that there are.
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    remoteAddress: from,
    ...(body && { payload: body }),
  });
}

export interface Person {
  id: string;
  email: string;
  token: string;
  user: User;
}

interface NewPerson {
  email?: string;
  password?: string;
  fullName?: string;
}

let people = 0;

/** A new account, signed in by its registration and not verified yet. */
export async function registerPerson(
  app: FastifyInstance,
  { email, password = GOOD_PASSWORD, fullName = 'Ngozi Eze' }: NewPerson = {},
): Promise<Person> {
  people += 1;
  const address = email ?? `person${people}@example.com`;
  const body = { fullName, email: address, phoneNumber: '+234 803 000 0001', password };
  // An address of their own each, so that registering many is no flood.
  const from = `198.51.100.${people % 250}`;
  const answer = await call(app, 'POST /auth/register', { body, from });
  if (answer.statusCode !== 201) throw new Error(`Nobody was registered: ${answer.body}`);
  const { user, token } = answer.json().data;
  return { id: user.id, email: user.email, token, user };
}

/** The code in the last of these emails to an address. */
export function codeFor(address: string, emails: readonly Email[]): string {
  const code = emails.findLast((email) => email.to === address && email.code)?.code;
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** Another code than this one. */
export function wrongCodeFor(code: string): string {
  return `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
}

export function signIn(app: FastifyInstance, email: string, password: string, from?: string) {
  return call(app, 'POST /auth/login', { body: { email, password }, ...(from && { from }) });
}
