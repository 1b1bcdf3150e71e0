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
import { ApiError } from '#src/lib/api-error.ts';
import { notify } from '#src/lib/notify.ts';
import { userName } from './user-labels.ts';
import { userQueries } from './user-queries.ts';

const DELETION_FAILED = 'Failed to delete user. Please try again later.';

/** Deletes an account; the list is as it then is before this ends. */
export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: User) => {
      try {
        await call(endpoints.deleteUser, { params: { id } });
      } catch (error) {
        throw deletionError(error);
      }
    },
    onSuccess: (_answer, user) => {
      notify.success('User Deleted', { description: `${userName(user)} has no account any more.` });
      return refreshList(client);
    },
  });
}

/** Of the server's words only those that say why it must not be. */
function deletionError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.endsSession) return error;
  if (error.status === 409 && error.isServerMessage) return error;
  const message = error.status === 404 ? 'User not found.' : DELETION_FAILED;
  return new ApiError(message, { ...error, cause: error });
}

export function useChangeRole({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: ChangeRoleRequest['role']) =>
      call(endpoints.changeUserRole, { params: { id }, body: { role } }),
    onSuccess: ({ data: user }) => {
      const isAdmin = user.role === ADMIN_ROLE;
      notify.success('Role Changed', {
        description: `${userName(user)} is ${isAdmin ? 'an admin now' : 'no admin any more'}.`,
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
        description: `${userName(user)} ${isActive ? 'can sign in again' : 'is signed out everywhere'}.`,
      });
      return showChanged(client, user);
    },
  });
}

function showChanged(client: QueryClient, user: User): Promise<void> {
  client.setQueryData(userQueries.detail(user.id).queryKey, user);
  return refreshList(client);
}

/** Even where no list is on screen: nothing else would have it read again. */
function refreshList(client: QueryClient): Promise<void> {
  const { queryKey } = userQueries.list();
  return client.invalidateQueries({ queryKey, refetchType: 'all' });
}
