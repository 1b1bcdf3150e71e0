import { Link } from 'react-router-dom';
import type { User } from '#contract/user.ts';
import type { Column } from '#src/components/ui/table/table.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';
import { RoleBadge, StatusBadge, VerifiedBadge } from './user-badges.tsx';
import { userName } from './user-labels.ts';

const { columns } = texts;

export const userColumns: Column<User>[] = [
  {
    label: columns.nameAndEmail,
    className: 'w-2/5 max-w-0 min-w-52 font-normal!',
    cell: (user) => (
      <>
        <Link
          to={paths.admin.user.href(user.id)}
          className="block truncate leading-5 font-medium hover:text-brand hover:underline"
        >
          {userName(user)}
        </Link>
        <span className="block truncate text-xs leading-4 text-muted" title={user.email}>
          {user.email}
        </span>
      </>
    ),
  },
  { label: columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
  { label: columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: columns.emailVerified,
    className: 'max-lg:hidden',
    cell: ({ isVerified }) => <VerifiedBadge isVerified={isVerified} />,
  },
  {
    label: columns.registered,
    className: 'whitespace-nowrap tabular-nums max-lg:hidden',
    cell: ({ registrationDate }) => readableDate(registrationDate, 'shortDay') ?? '–',
  },
  {
    label: columns.lastActive,
    className: 'whitespace-nowrap text-muted tabular-nums',
    cell: ({ lastActive }) => readableDate(lastActive, 'shortDay') ?? '–',
  },
];

export function UserCard({ user }: { user: User }) {
  const registered = readableDate(user.registrationDate, 'shortDay');
  const lastActive = readableDate(user.lastActive, 'shortDay');
  return (
    <div className="p-4">
      <Link
        to={paths.admin.user.href(user.id)}
        className="font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:text-brand"
      >
        {userName(user)}
      </Link>
      <p className="truncate text-sm text-muted">{user.email}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RoleBadge role={user.role} />
        <StatusBadge status={user.status} />
        <VerifiedBadge isVerified={user.isVerified} />
      </div>
      {(registered || lastActive) && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-xs text-muted tabular-nums">
          {registered && <span>{`${columns.registered} ${registered}`}</span>}
          {lastActive && <span>{`${columns.lastActive} ${lastActive}`}</span>}
        </p>
      )}
    </div>
  );
}
