import { ACTIVE_STATUS, ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';
import { roleLabel } from './user-labels.ts';

// Only what an admin has done is a badge.

export function RoleBadge({ role }: Pick<User, 'role'>) {
  const label = roleLabel(role);
  if (!label) return null;
  return <span className={cn('text-sm', role !== ADMIN_ROLE && 'text-muted')}>{label}</span>;
}

/** A deactivated account is a badge, before an email that is not verified. */
export function StatusBadges({ user }: { user: Pick<User, 'status' | 'isVerified'> }) {
  const { status, isVerified } = user;
  const isActive = !status || status === ACTIVE_STATUS;
  if (isActive && isVerified !== false) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 lg:flex-nowrap">
      {!isActive && <Badge tone="warning">{status}</Badge>}
      {isVerified === false && (
        <span className="text-sm whitespace-nowrap text-muted">{texts.badges.notVerified}</span>
      )}
    </span>
  );
}
