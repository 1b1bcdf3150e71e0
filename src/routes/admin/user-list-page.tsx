import { UserList } from '#src/features/users/user-list.tsx';
import { AdminPage } from './admin-page.tsx';
import { AuditTrailLink } from './audit-trail-link.tsx';

export function UserListPage() {
  return (
    <AdminPage title="User list" actions={<AuditTrailLink />}>
      <UserList />
    </AdminPage>
  );
}
