import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeRoleRequest, ChangeUserStatusRequest, User } from '#contract/endpoints/user.ts';
import * as endpoints from '#contract/endpoints/users.ts';
import { call } from '#src/lib/api.ts';
import type { ApiError } from '#src/lib/api-response.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './texts.ts';
import { userName } from './user-labels.ts';
import { userQueries } from './user-queries.ts';

const { notDeleted } = texts;

export function useDeleteUser(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['delete-user', userId],
    mutationFn: ({ id }: User) => call(endpoints.deleteUser, { params: { id } }),
    meta: { failureToast: { title: notDeleted.title, description: deletionMessage } },
    onSuccess: (_response, user) => showDone(client, texts.deletion(userName(user)).done),
  });
}

/** The server's message is shown only if it gives the reason for a conflict. */
function deletionMessage({ status, isServerMessage, message }: ApiError): string {
  if (status === 404) return notDeleted.notFound;
  return status === 409 && isServerMessage ? message : notDeleted.description;
}

interface Change<Body> {
  body: Body;
  done: texts.ActionTexts['done'];
}

/** The dialog shows the failure. */
export function useChangeRole({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Change<ChangeRoleRequest>) =>
      call(endpoints.changeUserRole, { params: { id }, body }),
    meta: { failureToast: false },
    onSuccess: ({ data }, { done }) => showChanged(client, data, done),
  });
}

export function useChangeStatus({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['change-user-status', id],
    mutationFn: ({ body }: Change<ChangeUserStatusRequest>) =>
      call(endpoints.changeUserStatus, { params: { id }, body }),
    onSuccess: ({ data }, { done }) => showChanged(client, data, done),
  });
}

function showChanged(client: QueryClient, user: User, done: texts.ActionTexts['done']) {
  client.setQueryData(userQueries.detail(user.id).queryKey, user);
  return showDone(client, done);
}

/** Refetches the list even while no page shows it, so that it never shows the old user. */
function showDone(client: QueryClient, { title, description }: texts.ActionTexts['done']) {
  notify.success(title, { description });
  const { queryKey } = userQueries.list();
  return client.invalidateQueries({ queryKey, refetchType: 'all' });
}
