import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';
import { isActive, roleLabel } from './user-labels.ts';

export function RoleName({ role }: Pick<User, 'role'>) {
  const label = roleLabel(role);
  if (!label) return null;
  return <span className={cn('text-sm', role !== ADMIN_ROLE && 'text-muted')}>{label}</span>;
}

/** The status as a badge unless it is Active, and 'Not verified' with a ring. */
export function StatusBadges({ user }: { user: Pick<User, 'status' | 'isVerified'> }) {
  const { status, isVerified } = user;
  if (isActive(user) && isVerified !== false) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 font-normal xl:flex-nowrap">
      {!isActive(user) && <Badge tone="warning">{status}</Badge>}
      {isVerified === false && (
        <span className="inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap">
          <span aria-hidden="true" className="size-2 rounded-full border-[1.5px] border-current" />
          {texts.badges.notVerified}
        </span>
      )}
    </span>
  );
}
