import { AuditLog } from '#src/features/audit-log/audit-log.tsx';
import * as texts from '#src/features/audit-log/texts.ts';
import { RevertChange } from '#src/features/properties/revert/revert-change.tsx';
import { AdminPage } from './admin-page.tsx';
import * as adminTexts from './texts.ts';

export function Component() {
  return (
    <AdminPage title={adminTexts.pages.auditLog} description={texts.description}>
      <AuditLog
        renderAction={(event, refresh) => <RevertChange event={event} onReverted={refresh} />}
      />
    </AdminPage>
  );
}
