import { History } from 'lucide-react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';

interface AuditTrailLinkProps {
  /** The id of whom or what it should tell of; everything unless told. */
  of?: { user: string } | { property: string };
}

/** The way to what happened, where the API keeps it. */
export function AuditTrailLink({ of }: AuditTrailLinkProps) {
  if (!hasCapability('audit-log')) return null;
  return (
    <ButtonLink to={paths.admin.auditTrail.href(of)} variant="secondary">
      <History aria-hidden="true" />
      Audit trail
    </ButtonLink>
  );
}
