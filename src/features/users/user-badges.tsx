import { BadgeCheck } from 'lucide-react';
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

/** Beside an email: a check if it is verified, a badge if it is not. */
export function VerifiedMark({ isVerified }: Pick<User, 'isVerified'>) {
  if (isVerified == null) return null;
  if (!isVerified) return <Badge tone="warning">{texts.badges.notVerified}</Badge>;
  return (
    <span title={texts.badges.verified} className="shrink-0">
      <BadgeCheck aria-hidden="true" className="size-4" />
      <span className="sr-only">{texts.badges.verified}</span>
    </span>
  );
}

function Usual({ children }: { children: ReactNode }) {
  return <span className="text-sm text-muted">{children}</span>;
}
