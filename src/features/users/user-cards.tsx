import { Link } from 'react-router-dom';
import type { User } from '#contract/user.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { RoleBadge, StatusBadge, VerifiedBadge } from './user-badges.tsx';
import { userName } from './user-labels.ts';
import type { UserRowsProps } from './user-table.tsx';

/** The table where it would not fit: a card for each row. */
export function UserCards({ users }: UserRowsProps) {
  return (
    <ul aria-label="Users" className="grid gap-3 md:grid-cols-2">
      {users.map((user) => (
        <UserCard key={user.id} user={user} />
      ))}
    </ul>
  );
}

function UserCard({ user }: { user: User }) {
  const registered = readableDate(user.registrationDate, 'shortDay');
  const lastActive = readableDate(user.lastActive, 'shortDay');
  return (
    <li className="relative min-w-0 rounded-card border bg-surface p-4 focus-within:border-brand hover:border-brand">
      <Link
        to={paths.admin.user.href(user.id)}
        className="font-medium break-words after:absolute after:inset-0 after:rounded-card hover:text-brand"
      >
        {userName(user)}
      </Link>
      <p className="truncate text-sm text-muted">{user.email}</p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <RoleBadge role={user.role} />
        <StatusBadge status={user.status} />
        <VerifiedBadge isVerified={user.isVerified} />
      </div>
      {(registered || lastActive) && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-xs text-muted tabular-nums">
          {registered && <span>Registered {registered}</span>}
          {lastActive && <span>Last active {lastActive}</span>}
        </p>
      )}
    </li>
  );
}
