import { Link } from 'react-router-dom';
import type { User } from '#contract/user.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { RoleBadge, StatusBadge, VerifiedBadge } from './user-badges.tsx';
import { userName } from './user-labels.ts';

export interface UserRowsProps {
  users: readonly User[];
}

const columns = ['Name and email', 'Role', 'Status', 'Email verified', 'Registered', 'Last active'];

export function UserTable({ users }: UserRowsProps) {
  return (
    <section
      aria-label="Users"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="[&>th]:h-11 [&>th]:border-b [&>th]:bg-sunken [&>th]:px-3 [&>th]:text-left [&>th]:font-medium [&>th]:whitespace-nowrap">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UserRow({ user }: { user: User }) {
  return (
    <tr className="transition-colors hover:bg-sunken/60 [&>*]:border-b [&>*]:px-3 [&>*]:py-2 [&:last-child>*]:border-b-0">
      <th scope="row" className="w-2/5 max-w-0 min-w-52 text-left font-normal">
        <Link
          to={paths.admin.user.href(user.id)}
          className="block truncate font-medium hover:text-brand hover:underline"
        >
          {userName(user)}
        </Link>
        <span className="block truncate text-muted" title={user.email}>
          {user.email}
        </span>
      </th>
      <td>
        <RoleBadge role={user.role} />
      </td>
      <td>
        <StatusBadge status={user.status} />
      </td>
      <td>
        <VerifiedBadge isVerified={user.isVerified} />
      </td>
      <td className="whitespace-nowrap tabular-nums">
        {readableDate(user.registrationDate, 'shortDay') ?? '–'}
      </td>
      <td className="whitespace-nowrap text-muted tabular-nums">
        {readableDate(user.lastActive, 'shortDay') ?? '–'}
      </td>
    </tr>
  );
}
