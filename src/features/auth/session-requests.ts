import * as z from 'zod/mini';
import { User } from '#contract/user.ts';
import { request } from '#src/lib/api.ts';

export const logout = (token: string) =>
  request(z.unknown(), { method: 'POST', url: '/auth/logout', token });

export const getMe = (signal?: AbortSignal) => request(User, { url: '/auth/me', signal });
