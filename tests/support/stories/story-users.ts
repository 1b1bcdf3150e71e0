import { updateSession } from '#src/lib/session.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestUser } from '#tests/support/users.ts';

/** Begins a story with somebody who is signed in already. */
export function signedInAs({ profile, email, token }: TestUser, { isVerified = true } = {}): void {
  updateSession({ fullName: profile.fullName ?? email, email, token, isVerified });
}

/** The code in the latest letter to an address. */
export async function codeSentTo({ sendEmails }: TestApp, email: string): Promise<string> {
  const letters = await sendEmails();
  const code = letters.findLast(({ to, code }) => to === email && code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}
