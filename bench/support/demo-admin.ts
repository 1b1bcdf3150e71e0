import * as z from 'zod/mini';
import { demoAccounts } from '../../server/demo/demo-accounts.ts';

const account = demoAccounts.find(({ role }) => role === 'admin');
if (!account) throw new Error('The demo has no admin.');
export const demoAdmin = account;

const SignedIn = z.object({
  data: z.object({
    token: z.string(),
    user: z.looseObject({ fullName: z.string(), email: z.string(), isVerified: z.boolean() }),
  }),
});

/** Signs the admin of the demo in and returns the session. */
export async function signInAsAdmin(url: string) {
  const { email, password } = demoAdmin;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = SignedIn.parse(await response.json()).data;
  return { ...user, token };
}
