import type { User } from '#contract/user.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { updateSession } from '#src/lib/session.ts';
import type { Answer } from './sign-in-requests.ts';

/** Stores whom an answer to login or registration speaks of. Throws ApiError where it does not. */
export function startSession(answer: Answer, isVerified?: boolean): User {
  const { user, token = user?.token } = answer ?? {};
  if (!user) throw new ApiError('User data is missing from the login response');
  if (!token) throw new ApiError('Token is missing from the login response');
  keepUser(user, { token, isVerified });
  return user;
}

/** Brings the session up to what the server says of its person. */
export function keepUser(
  user: User,
  { token, isVerified }: { token?: string; isVerified?: boolean } = {},
): void {
  updateSession({
    fullName: user.fullName || user.email,
    email: user.email,
    isVerified: isVerified ?? user.isVerified ?? false,
    token,
  });
}
