import { History } from 'lucide-react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

interface AuditLogLinkProps {
  of: { user: string } | { property: string };
  size?: 'sm';
}

/** The events of one user or property, if the API has an audit log. */
export function AuditLogLink({ of, size }: AuditLogLinkProps) {
  if (!hasCapability('audit-log')) return null;
  return (
    <ButtonLink to={paths.admin.auditLog.href(of)} variant="secondary" size={size}>
      <History />
      {texts.history}
    </ButtonLink>
  );
}
