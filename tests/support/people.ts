import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { User } from '#contract/user.ts';

export const GOOD_PASSWORD = 'correct horse battery'.replaceAll(' ', '-');

export interface Call {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** The network address that it comes from. */
  from?: string;
}

/** Calls the API as a browser would; `path` is below the prefix: 'GET /auth/me'. */
export function call(
  app: FastifyInstance,
  endpoint: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
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

let people = 0;

/** A new account, signed in by its registration and not verified yet. */
export async function registerPerson(
  app: FastifyInstance,
  fields: { email?: string; password?: string; fullName?: string } = {},
): Promise<Person> {
  people += 1;
  const { email = `person${people}@example.com`, password = GOOD_PASSWORD } = fields;
  const { fullName = 'Ngozi Eze' } = fields;
  const body = { fullName, email, phoneNumber: '+234 803 000 0001', password };
  // An address of their own each, so that registering many is no flood.
  const from = `198.51.100.${people % 250}`;
  const answer = await call(app, 'POST /auth/register', { body, from });
  if (answer.statusCode !== 201) throw new Error(`Nobody was registered: ${answer.body}`);
  const { user, token } = answer.json().data;
  return { id: user.id, email: user.email, token, user };
}
