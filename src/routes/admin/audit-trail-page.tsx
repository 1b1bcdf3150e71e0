import { AuditTrail } from '#src/features/audit-log/audit-log.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { AdminNotFoundPage } from './admin-not-found-page.tsx';
import { AdminPage } from './admin-page.tsx';

export function AuditTrailPage() {
  if (!hasCapability('audit-log')) return <AdminNotFoundPage />;
  return (
    <AdminPage
      title="Audit log"
      description="Logins, and changes to properties and accounts, the latest first."
    >
      <AuditTrail />
    </AdminPage>
  );
}
