import type { Endpoint } from '#contract/endpoint.ts';
import { TolerantOwnUser } from './tolerant-user.ts';
import { User } from './user.ts';

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  audience: 'user',
  summary: 'End the session that the token belongs to',
} as const satisfies Endpoint;

export const getMe = {
  method: 'GET',
  path: '/auth/me',
  audience: 'user',
  summary: 'The logged-in user',
  data: User,
  tolerant: TolerantOwnUser,
} as const satisfies Endpoint;
