import { AuditTrail } from '#src/features/audit-log/audit-log.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { AdminNotFoundPage } from './admin-not-found-page.tsx';
import { AdminPage } from './admin-page.tsx';

/** What happened, where the API keeps it. */
export function AuditTrailPage() {
  const isKept = hasCapability('audit-log');
  if (!isKept) return <AdminNotFoundPage />;
  return (
    <AdminPage
      title="Audit trail"
      description="Who did what to properties and accounts, the latest first."
    >
      <AuditTrail />
    </AdminPage>
  );
}
