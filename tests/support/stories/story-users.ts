import { updateSession } from '#src/lib/session.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestUser } from '#tests/support/users.ts';

/** Starts a story with a signed-in user. */
export function signedInAs({ profile, email, token }: TestUser, { isVerified = true } = {}): void {
  updateSession({ fullName: profile.fullName ?? email, email, token, isVerified });
}

/** The code in the latest email to an address. */
export async function codeSentTo({ sendEmails }: TestApp, email: string): Promise<string> {
  const emails = await sendEmails();
  const code = emails.findLast(({ to, code }) => to === email && code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}
