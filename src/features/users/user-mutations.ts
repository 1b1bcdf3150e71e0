import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ACTIVE_STATUS,
  ADMIN_ROLE,
  type ChangeRoleRequest,
  type ChangeUserStatusRequest,
  type User,
} from '#contract/user.ts';
import * as endpoints from '#contract/users.ts';
import { call } from '#src/lib/api.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { notify } from '#src/lib/notify.ts';
import { userName } from './user-labels.ts';
import { userQueries } from './user-queries.ts';

export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => call(endpoints.deleteUser, { params: { id } }),
    meta: { failureToast: { title: 'Error', description: deletionMessage } },
    onSuccess: (_response, user) => {
      notify.success('User Deleted', {
        description: `The account of ${userName(user)} has been deleted.`,
      });
      return refreshList(client);
    },
  });
}

/** The server's message is shown only if it gives the reason for a conflict. */
function deletionMessage({ status, isServerMessage, message }: ApiError): string {
  if (status === 404) return 'User not found.';
  if (status === 409 && isServerMessage) return message;
  return 'Failed to delete user. Please try again later.';
}

export function useChangeRole({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: ChangeRoleRequest['role']) =>
      call(endpoints.changeUserRole, { params: { id }, body: { role } }),
    onSuccess: ({ data: user }) => {
      const isAdmin = user.role === ADMIN_ROLE;
      notify.success('Role Changed', {
        description: `${userName(user)} is ${isAdmin ? 'an admin now' : 'no longer an admin'}.`,
      });
      return showChanged(client, user);
    },
  });
}

export function useChangeUserStatus({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: ChangeUserStatusRequest['status']) =>
      call(endpoints.changeUserStatus, { params: { id }, body: { status } }),
    onSuccess: ({ data: user }) => {
      const isActive = user.status === ACTIVE_STATUS;
      notify.success(isActive ? 'Account Activated' : 'Account Deactivated', {
        description: `${userName(user)} ${isActive ? 'can log in again' : 'is logged out everywhere'}.`,
      });
      return showChanged(client, user);
    },
  });
}

function showChanged(client: QueryClient, user: User): Promise<void> {
  client.setQueryData(userQueries.detail(user.id).queryKey, user);
  return refreshList(client);
}

/** Refetches the list even while no page shows it, so that it never shows the old user. */
function refreshList(client: QueryClient): Promise<void> {
  const { queryKey } = userQueries.list();
  return client.invalidateQueries({ queryKey, refetchType: 'all' });
}
