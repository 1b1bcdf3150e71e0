import type { QueryClient } from '@tanstack/react-query';
import { UserList } from '#src/features/users/user-list.tsx';
import { userQueries } from '#src/features/users/user-queries.ts';
import { AdminPage } from './admin-page.tsx';
import * as texts from './texts.ts';

export function createLoader(client: QueryClient) {
  return () => void client.prefetchQuery(userQueries.list());
}

export function Component() {
  return (
    <AdminPage title={texts.pages.users}>
      <UserList />
    </AdminPage>
  );
}
