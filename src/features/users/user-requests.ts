import * as z from 'zod/mini';
import { type ChangeRoleRequest, type ChangeUserStatusRequest, User } from '#contract/user.ts';
import { request } from '#src/lib/api.ts';
import { requestList } from '#src/lib/list-requests.ts';

const addressOf = (id: string) => `/admin/users/${encodeURIComponent(id)}` as const;

export const getUsers = async (signal: AbortSignal) =>
  (await requestList(User, { url: '/admin/users', signal })).items;

export const getUser = (id: string, signal: AbortSignal) =>
  request(User, { url: addressOf(id), signal });

export const deleteUser = (id: string) =>
  request(z.unknown(), { method: 'DELETE', url: addressOf(id) });

export const changeRole = (id: string, data: ChangeRoleRequest) =>
  request(User, { method: 'PUT', url: `${addressOf(id)}/role`, data });

export const changeUserStatus = (id: string, data: ChangeUserStatusRequest) =>
  request(User, { method: 'PUT', url: `${addressOf(id)}/status`, data });
