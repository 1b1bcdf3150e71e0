import type { Endpoint } from './endpoint.ts';
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
  summary: 'Every account',
  items: User,
  failures: [401, 403],
} as const satisfies Endpoint;

export const getUser = {
  method: 'GET',
  path: '/admin/users/{id}',
  notFound: 'User not found.',
  audience: 'admin',
  summary: 'One account',
  data: User,
  failures: [401, 403, 404],
} as const satisfies Endpoint;

export const deleteUser = {
  method: 'DELETE',
  path: '/admin/users/{id}',
  notFound: 'User not found.',
  audience: 'admin',
  summary: 'Delete an account and its data',
  failures: [401, 403, 404, 409],
} as const satisfies Endpoint;

export const changeUserRole = {
  method: 'PUT',
  path: '/admin/users/{id}/role',
  audience: 'admin',
  capability: 'user-roles',
  summary: 'Make somebody an admin, or no longer; never oneself, nor the last admin',
  body: { type: 'application/json', schema: ChangeRoleRequest },
  data: User,
  failures: [401, 403, 404, 409],
} as const satisfies Endpoint;

export const changeUserStatus = {
  method: 'PUT',
  path: '/admin/users/{id}/status',
  audience: 'admin',
  capability: 'user-status',
  summary: 'Deactivate an account, or activate it again; never the own, nor the last admin',
  body: { type: 'application/json', schema: ChangeUserStatusRequest },
  data: User,
  failures: [401, 403, 404, 409],
} as const satisfies Endpoint;

export const getUserTotal = {
  method: 'GET',
  path: '/admin/stats/users/total',
  audience: 'admin',
  summary: 'How many accounts there are',
  data: UserTotal,
  failures: [401, 403],
} as const satisfies Endpoint;

export const getActiveUserTotal = {
  method: 'GET',
  path: '/admin/stats/users/active',
  audience: 'admin',
  summary: 'How many accounts are active: not deactivated, and in use within the last 30 days',
  data: UserTotal,
  failures: [401, 403],
} as const satisfies Endpoint;

export const getRegistrations = {
  method: 'GET',
  path: '/admin/stats/users/registrations',
  audience: 'admin',
  summary:
    'Registrations by day (YYYY-MM-DD in Lagos), the oldest first; days without any are left out',
  data: RegistrationCounts,
  failures: [401, 403],
} as const satisfies Endpoint;
