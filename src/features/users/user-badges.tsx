import { MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { ACTIVE_STATUS, ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import * as texts from './texts.ts';
import { roleLabel } from './user-labels.ts';

// Only what may need an admin is a badge.

export function RoleBadge({ role }: Pick<User, 'role'>) {
  const label = roleLabel(role);
  if (!label) return null;
  if (role !== ADMIN_ROLE) return <Usual>{label}</Usual>;
  return <span className="text-sm">{label}</span>;
}

export function StatusBadge({ status }: Pick<User, 'status'>) {
  if (!status) return null;
  return status === ACTIVE_STATUS ? (
    <Usual>{status}</Usual>
  ) : (
    <Badge tone="warning">{status}</Badge>
  );
}

export function VerifiedBadge({ isVerified }: Pick<User, 'isVerified'>) {
  if (isVerified == null) return null;
  if (isVerified) return <Usual>{texts.badges.verified}</Usual>;
  return (
    <Badge tone="warning">
      <MailWarning className="size-3.5" />
      {texts.badges.notVerified}
    </Badge>
  );
}

function Usual({ children }: { children: ReactNode }) {
  return <span className="text-sm text-muted">{children}</span>;
}
