import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { User } from '#contract/endpoints/user.ts';
import type { Email } from '#server/mail/delivery.ts';

export const GOOD_PASSWORD = 'correct-horse-battery';
export const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export interface Call {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Network address of the client. */
  from?: string;
}

/** Calls the API, for example 'GET /auth/me'. */
export function call(
  app: FastifyInstance,
  endpoint: EndpointName,
  { token, body, headers, from = '203.0.113.1' }: Call = {},
): Promise<LightMyRequestResponse> {
  const [method, path = ''] = endpoint.split(' ');
  return app.inject({
    // `EndpointName` allows only these methods; `inject` types them as literals.
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    remoteAddress: from,
    ...(body && { payload: body }),
  });
}

export interface TestUser {
  id: string;
  email: string;
  token: string;
  profile: User;
}

interface NewUser {
  email?: string;
  password?: string;
  fullName?: string;
}

let registered = 0;

/** Registers a user, who is signed in and not verified. */
export async function registerUser(
  app: FastifyInstance,
  { email, password = GOOD_PASSWORD, fullName = 'Ngozi Eze' }: NewUser = {},
): Promise<TestUser> {
  registered += 1;
  const address = email ?? `user${registered}@example.com`;
  const body = { fullName, email: address, phoneNumber: '+234 803 000 0001', password };
  // One network address each, to stay below the limit of registrations.
  const from = `198.51.100.${registered % 250}`;
  const response = await call(app, 'POST /auth/register', { body, from });
  if (response.statusCode !== 201) throw new Error(`Not registered: ${response.body}`);
  const { user, token } = response.json().data;
  return { id: user.id, email: user.email, token, profile: user };
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
