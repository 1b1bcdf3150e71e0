import { demoAccounts } from '#server/demo/demo-accounts.ts';

/** A server that is killed now and then, and the admin who works on it. */
export interface AdminDesk {
  url: string;
  token: string;
}

/** @throws where the demo's admin cannot sign in */
export async function signInAsAdmin(url: string): Promise<AdminDesk> {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  });
  const { data } = await jsonOf<{ data: { token: string } }>(answer);
  return { url, token: data.token };
}

/** Null where the server is gone, which is what a kill looks like. @throws for any refusal */
export async function callAsAdmin<Answer>(
  { url, token }: AdminDesk,
  method: string,
  path: string,
  body?: FormData,
): Promise<Answer | null> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body }) });
    return await jsonOf<Answer>(answer);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function jsonOf<Answer>(answer: Response): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  // What our own server answers is held to its contract by the tests.
  return JSON.parse(text) as Answer;
}
