import { BadgeCheck, MailWarning, ShieldCheck } from 'lucide-react';
import { ACTIVE_STATUS, ADMIN_ROLE, type User } from '#contract/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { texts } from './texts.ts';
import { roleLabel } from './user-labels.ts';

export function RoleBadge({ role }: Pick<User, 'role'>) {
  const label = roleLabel(role);
  if (!label) return null;
  if (role !== ADMIN_ROLE) return <Badge>{label}</Badge>;
  return (
    <Badge>
      <ShieldCheck aria-hidden="true" className="size-3.5" />
      {label}
    </Badge>
  );
}

export function StatusBadge({ status }: Pick<User, 'status'>) {
  if (!status) return null;
  return <Badge tone={status === ACTIVE_STATUS ? 'neutral' : 'warning'}>{status}</Badge>;
}

export function VerifiedBadge({ isVerified }: Pick<User, 'isVerified'>) {
  if (isVerified == null) return null;
  const Icon = isVerified ? BadgeCheck : MailWarning;
  return (
    <Badge tone={isVerified ? 'neutral' : 'warning'}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isVerified ? texts.badges.verified : texts.badges.notVerified}
    </Badge>
  );
}
