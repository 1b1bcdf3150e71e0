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

export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
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

export type UserChange = ChangeRoleRequest | ChangeUserStatusRequest;

interface ChangeVariables {
  change: UserChange;
  done: texts.ActionTexts['done'];
}

export function useChangeUser({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: ChangeVariables) =>
      'role' in change
        ? call(endpoints.changeUserRole, { params: { id }, body: change })
        : call(endpoints.changeUserStatus, { params: { id }, body: change }),
    onSuccess: ({ data: user }, { done }) => {
      client.setQueryData(userQueries.detail(id).queryKey, user);
      return showDone(client, done);
    },
  });
}

/** Refetches the list even while no page shows it, so that it never shows the old user. */
function showDone(client: QueryClient, { title, description }: texts.ActionTexts['done']) {
  notify.success(title, { description });
  const { queryKey } = userQueries.list();
  return client.invalidateQueries({ queryKey, refetchType: 'all' });
}
