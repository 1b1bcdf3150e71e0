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

/** A deactivated account and an email that is not verified are badges. */
export function StatusBadges({ user }: { user: Pick<User, 'status' | 'isVerified'> }) {
  const { status, isVerified } = user;
  const isActive = !status || status === ACTIVE_STATUS;
  if (isActive && isVerified !== false) return null;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {!isActive && <Badge tone="warning">{status}</Badge>}
      {isVerified === false && <Badge tone="warning">{texts.badges.notVerified}</Badge>}
    </span>
  );
}

function Usual({ children }: { children: ReactNode }) {
  return <span className="text-sm text-muted">{children}</span>;
}
