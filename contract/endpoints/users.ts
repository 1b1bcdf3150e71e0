import type { Endpoint } from '#contract/endpoint.ts';
import { TolerantRegistrationCounts, TolerantUser, TolerantUserTotal } from './tolerant-user.ts';
import {
  ChangeRoleRequest,
  ChangeUserStatusRequest,
  RegistrationCounts,
  User,
  UserTotal,
} from './user.ts';

export const listUsers = {
  method: 'GET',
  path: '/admin/users',
  audience: 'admin',
  summary: 'All accounts',
  items: User,
  tolerant: TolerantUser,
} as const satisfies Endpoint;

export const getUser = {
  method: 'GET',
  path: '/admin/users/{id}',
  notFound: 'User not found.',
  audience: 'admin',
  summary: 'One account',
  data: User,
  tolerant: TolerantUser,
} as const satisfies Endpoint;

export const deleteUser = {
  method: 'DELETE',
  path: '/admin/users/{id}',
  notFound: 'User not found.',
  audience: 'admin',
  summary: 'Delete an account and its data',
  failures: [409],
} as const satisfies Endpoint;

export const changeUserRole = {
  method: 'PUT',
  path: '/admin/users/{id}/role',
  audience: 'admin',
  capability: 'user-roles',
  summary: "Change the role of a user; requires the admin's password. Nobody can change their own",
  sendsCredentials: true,
  body: { type: 'application/json', schema: ChangeRoleRequest },
  data: User,
  tolerant: TolerantUser,
  failures: [409, 429],
} as const satisfies Endpoint;

export const changeUserStatus = {
  method: 'PUT',
  path: '/admin/users/{id}/status',
  audience: 'admin',
  capability: 'user-status',
  summary: 'Deactivate or reactivate an account. Admins cannot deactivate their own account',
  body: { type: 'application/json', schema: ChangeUserStatusRequest },
  data: User,
  tolerant: TolerantUser,
  failures: [409],
} as const satisfies Endpoint;

export const getUserTotal = {
  method: 'GET',
  path: '/admin/stats/users/total',
  audience: 'admin',
  summary: 'The number of accounts',
  data: UserTotal,
  tolerant: TolerantUserTotal,
} as const satisfies Endpoint;

export const getActiveUserTotal = {
  method: 'GET',
  path: '/admin/stats/users/active',
  audience: 'admin',
  summary: 'The number of active accounts that were used in the last 30 days',
  data: UserTotal,
  tolerant: TolerantUserTotal,
} as const satisfies Endpoint;

export const getRegistrations = {
  method: 'GET',
  path: '/admin/stats/users/registrations',
  audience: 'admin',
  summary:
    'Registrations by day (YYYY-MM-DD in Lagos), the oldest first; days without any are left out',
  data: RegistrationCounts,
  tolerant: TolerantRegistrationCounts,
} as const satisfies Endpoint;
