import { useAdminExtension } from '#src/features/admin/use-admin-extension.ts';
import { AuditTrail } from '#src/features/audit-log/audit-log.tsx';
import { AdminNotFoundPage } from './admin-not-found-page.tsx';
import { AdminPage } from './admin-page.tsx';

/** What happened, where the API keeps it. */
export function AuditTrailPage() {
  const isKept = useAdminExtension('auditEvents');
  if (isKept === false) return <AdminNotFoundPage />;
  return (
    <AdminPage
      title="Audit trail"
      description="Who did what to properties and accounts, the latest first."
    >
      {isKept && <AuditTrail />}
    </AdminPage>
  );
}
