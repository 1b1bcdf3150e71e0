import { AuditLog } from '#src/features/audit-log/audit-log.tsx';
import * as texts from '#src/features/audit-log/texts.ts';
import { RevertChange } from '#src/features/properties/revert/revert-change.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { Component as AdminNotFoundPage } from './admin-not-found-page.tsx';
import { AdminPage } from './admin-page.tsx';
import * as adminTexts from './texts.ts';

export function Component() {
  if (!hasCapability('audit-log')) return <AdminNotFoundPage />;
  return (
    <AdminPage title={adminTexts.pages.auditLog} description={texts.description}>
      <AuditLog
        renderAction={(event, refresh) => <RevertChange event={event} onReverted={refresh} />}
      />
    </AdminPage>
  );
}
