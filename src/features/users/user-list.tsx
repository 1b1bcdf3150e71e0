import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { USER_ROLE, type User } from '#contract/endpoints/user.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { SearchField } from '#src/components/ui/form/search-field.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import { DataTable } from '#src/components/ui/table/data-table.tsx';
import { ListBar } from '#src/components/ui/table/list-bar.tsx';
import type { Column } from '#src/components/ui/table/table.tsx';
import { pageNumber, pageSize } from '#src/components/ui/table/url-page.ts';
import { recentDay } from '#src/lib/days/recent-dates.ts';
import { shortDay } from '#src/lib/days/short-day.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { urlValue } from '#src/lib/url-state.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import * as texts from './texts.ts';
import { RoleBadge, StatusBadges } from './user-badges.tsx';
import { userName } from './user-labels.ts';
import { searchUsers, sortUsers, userSorts } from './user-order.ts';
import { userQueries } from './user-queries.ts';

const { facts } = texts;

const UserListState = z.object({
  q: urlValue(z.string().check(z.trim())),
  sort: z.catch(z.enum(userSorts), 'newest'),
  page: pageNumber,
  size: pageSize,
});

export function UserList() {
  const topRef = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE);
  const [{ q, sort, size, ...url }, change] = useUrlState(UserListState);
  const { data, status, dataUpdatedAt, isFetching, refetch } = useQuery(userQueries.list());
  const found = useMemo(() => sortUsers(searchUsers(data ?? [], q), sort), [data, q, sort]);
  const page = Math.min(url.page, Math.max(1, Math.ceil(found.length / size)));
  return (
    <DataTable
      label={texts.list.label}
      topRef={topRef}
      rows={found.slice((page - 1) * size, page * size)}
      rowKey={({ id }) => id}
      rowLabel={userName}
      columns={isWide ? wideColumns : narrowColumns}
      listRow={(user) => <UserCard user={user} />}
      status={data ? 'success' : status}
      bar={
        <ListBar
          search={
            <SearchField
              label={texts.list.search}
              placeholder={texts.list.searchPlaceholder}
              value={q}
              onChange={(wanted) => change({ q: wanted, page: 1 }, { replace: true })}
            />
          }
          count={data && texts.list.count(found.length)}
        >
          <SortSelect
            sort={sort}
            sortLabels={texts.sorts}
            onSort={(wanted) => change({ sort: wanted, page: 1 })}
          />
        </ListBar>
      }
      paging={{ page, size, total: found.length, onChange: change }}
      freshness={{ updatedAt: dataUpdatedAt, isRefreshing: isFetching, onRefresh: refetch }}
      failed={<ErrorState title={texts.list.failed} onRetry={refetch} />}
      empty={
        <EmptyState
          icon={<Users />}
          title={q ? texts.list.noneFound(q) : texts.list.none}
          description={q ? texts.list.searchHelp : texts.list.noneHelp}
          action={
            q ? (
              <Button onClick={() => change({ q: undefined, page: 1 })}>
                {texts.list.showAll}
              </Button>
            ) : (
              <ButtonLink to={paths.home.href()}>{texts.list.toSite}</ButtonLink>
            )
          }
        />
      }
    />
  );
}

const nameColumn: Column<User> = {
  label: facts.name,
  className: 'w-1/5 max-w-0 min-w-44 max-lg:w-full',
  cell: (user) => (
    <Link
      to={paths.admin.user.href(user.id)}
      className="block truncate leading-5 font-medium after:absolute after:inset-0 group-hover/row:text-brand group-hover/row:underline"
    >
      {userName(user)}
    </Link>
  ),
};

const phoneColumn: Column<User> = {
  label: facts.phoneNumber,
  className: 'whitespace-nowrap text-muted tabular-nums',
  cell: ({ phoneNumber }) => phoneNumber || '–',
};

const roleColumn: Column<User> = {
  label: facts.role,
  className: 'whitespace-nowrap',
  cell: ({ role }) => <RoleBadge role={role} />,
};

const lastActiveColumn: Column<User> = {
  label: facts.lastActive,
  isNumber: true,
  className: 'text-muted',
  cell: ({ lastActive }) => (lastActive && recentDay(lastActive)) || '–',
};

const wideColumns: Column<User>[] = [
  nameColumn,
  { label: facts.email, className: 'w-1/3 max-w-0', cell: (user) => <Email user={user} /> },
  phoneColumn,
  roleColumn,
  {
    label: facts.saved,
    isNumber: true,
    className: 'text-muted max-xl:hidden',
    cell: ({ propertiesSaved }) => formatNumber(propertiesSaved) ?? '–',
  },
  {
    label: facts.registered,
    isNumber: true,
    className: 'text-muted',
    cell: ({ registrationDate }) => shortDay(registrationDate) ?? '–',
  },
  lastActiveColumn,
];

/** The email is under the name. */
const narrowColumns: Column<User>[] = [
  {
    ...nameColumn,
    cell: (user) => (
      <>
        {nameColumn.cell(user)}
        <div className="text-xs leading-4">
          <Email user={user} />
        </div>
      </>
    ),
  },
  phoneColumn,
  roleColumn,
  lastActiveColumn,
];

/** The email on one line, before what is unusual about the account. */
function Email({ user }: { user: User }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 font-normal text-muted">
      <span className="truncate" title={user.email}>
        {user.email}
      </span>
      <span className="shrink-0 empty:hidden">
        <StatusBadges user={user} />
      </span>
    </span>
  );
}

/** A row on a phone, in three lines. */
function UserCard({ user }: { user: User }) {
  const { propertiesSaved } = user;
  const registered = shortDay(user.registrationDate);
  const lastActive = user.lastActive && recentDay(user.lastActive);
  return (
    <div className="px-4 py-3 text-sm leading-5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={paths.admin.user.href(user.id)}
          className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:text-brand"
        >
          {userName(user)}
        </Link>
        {/* The role of most users is not shown. */}
        {user.role !== USER_ROLE && <RoleBadge role={user.role} />}
        <StatusBadges user={user} />
      </div>
      <p className="flex flex-wrap items-center gap-x-1 text-muted tabular-nums">
        <span className="min-w-0 wrap-anywhere">
          <EmailText>{user.email}</EmailText>
        </span>
        {user.phoneNumber && <span>· {user.phoneNumber}</span>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-xs leading-4 text-muted tabular-nums">
        {registered && <span>{`${facts.registered} ${registered}`}</span>}
        {lastActive && <span>{texts.list.active(lastActive)}</span>}
        {!!propertiesSaved && <span>{texts.list.saved(propertiesSaved)}</span>}
      </p>
    </div>
  );
}
