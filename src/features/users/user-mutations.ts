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
import type { ApiError } from '#src/lib/api-response.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './texts.ts';
import { userName } from './user-labels.ts';
import { userQueries } from './user-queries.ts';

const { toasts } = texts;

export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => call(endpoints.deleteUser, { params: { id } }),
    meta: { failureToast: { title: toasts.deletionFailed, description: deletionMessage } },
    onSuccess: (_response, user) => {
      notify.success(toasts.deleted, { description: toasts.deletedDescription(userName(user)) });
      return refreshList(client);
    },
  });
}

/** The server's message is shown only if it gives the reason for a conflict. */
function deletionMessage({ status, isServerMessage, message }: ApiError): string {
  if (status === 404) return toasts.notFound;
  if (status === 409 && isServerMessage) return message;
  return toasts.notDeleted;
}

export function useChangeRole({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: ChangeRoleRequest['role']) =>
      call(endpoints.changeUserRole, { params: { id }, body: { role } }),
    onSuccess: ({ data: user }) => {
      const describe = user.role === ADMIN_ROLE ? toasts.isAdmin : toasts.noLongerAdmin;
      notify.success(toasts.roleChanged, { description: describe(userName(user)) });
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
      const name = userName(user);
      if (user.status === ACTIVE_STATUS) {
        notify.success(toasts.activated, { description: toasts.activatedDescription(name) });
      } else {
        notify.success(toasts.deactivated, { description: toasts.deactivatedDescription(name) });
      }
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
