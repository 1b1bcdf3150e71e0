import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Users } from 'lucide-react';
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
import { TabLink } from '#src/components/ui/tab-link.tsx';
import { DataTable } from '#src/components/ui/table/data-table.tsx';
import { ListBar } from '#src/components/ui/table/list-bar.tsx';
import type { Column } from '#src/components/ui/table/table.tsx';
import { pageNumber, pageSize } from '#src/components/ui/table/url-page.ts';
import { recentDay } from '#src/lib/days/recent-dates.ts';
import { shortDay } from '#src/lib/days/short-day.ts';
import { paths } from '#src/lib/paths.ts';
import { urlValue, writeUrlState } from '#src/lib/url-state.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import * as texts from './texts.ts';
import { RoleName, StatusBadges } from './user-badges.tsx';
import { userName } from './user-labels.ts';
import {
  searchUsers,
  sortUsers,
  type UserGroup,
  type UserSort,
  userGroups,
  userSorts,
  usersIn,
} from './user-order.ts';
import { userQueries } from './user-queries.ts';

const { facts } = texts;

const UserListState = z.object({
  q: urlValue(z.string().check(z.trim())),
  only: urlValue(z.enum(userGroups)),
  sort: z.catch(z.enum(userSorts), 'newest'),
  page: pageNumber,
  size: pageSize,
});

export function UserList() {
  const topRef = useRef<HTMLDivElement>(null);
  const [state, change] = useUrlState(UserListState);
  const { q, only, sort, size } = state;
  const { data, status, dataUpdatedAt, isFetching, refetch } = useQuery(userQueries.list());
  const found = useMemo(
    () => sortUsers(searchUsers(usersIn(only, data), q), sort),
    [data, only, q, sort],
  );
  const page = Math.min(state.page, Math.max(1, Math.ceil(found.length / size)));
  return (
    <DataTable
      label={texts.list.label}
      topRef={topRef}
      rows={found.slice((page - 1) * size, page * size)}
      rowKey={({ id }) => id}
      rowLabel={userName}
      columns={columns}
      sort={sort}
      listRow={(user) => <UserCard user={user} />}
      status={data ? 'success' : status}
      bar={
        <>
          <GroupTabs
            users={data}
            current={only}
            searchOf={(group) =>
              `${writeUrlState(UserListState, { ...state, only: group, page: 1 })}`
            }
          />
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
        </>
      }
      paging={{ page, size, total: found.length, onChange: change }}
      freshness={{ updatedAt: dataUpdatedAt, isRefreshing: isFetching, onRefresh: refetch }}
      failed={<ErrorState title={texts.list.failed} onRetry={refetch} />}
      empty={
        <EmptyState
          icon={<Users />}
          title={q ? texts.list.noneFound(q) : only ? texts.list.noneInGroup : texts.list.none}
          description={q ? texts.list.searchHelp : only ? undefined : texts.list.noneHelp}
          action={
            q || only ? (
              <Button onClick={() => change({ q: undefined, only: undefined, page: 1 })}>
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

interface GroupTabsProps {
  users: readonly User[] | undefined;
  current: UserGroup | undefined;
  /** The query string of a group. */
  searchOf: (group: UserGroup | undefined) => string;
}

/** Links to all users and to each group that is not empty, with its count. */
function GroupTabs({ users, current, searchOf }: GroupTabsProps) {
  const shown = [undefined, ...userGroups].filter(
    (group) => !group || group === current || usersIn(group, users).length > 0,
  );
  return (
    <nav aria-label={texts.groups.label} className="mb-3 border-b max-md:-mx-4">
      <div className="flex gap-x-5 overflow-x-auto [scrollbar-width:none] max-md:mask-r-from-85% max-md:pr-12 max-md:pl-4">
        {shown.map((group) => (
          <TabLink
            key={group ?? 'all'}
            label={texts.groups[group ?? 'all']}
            query={searchOf(group)}
            isCurrent={group === current}
            count={group && usersIn(group, users).length}
          />
        ))}
      </div>
    </nav>
  );
}

const columns: Column<User, UserSort>[] = [
  {
    label: facts.name,
    sorts: ['name_desc', 'name_asc'],
    className: 'w-full xl:w-1/3',
    cell: (user) => (
      <div className="min-w-44 contain-inline-size">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 leading-5">
          <Link
            to={paths.admin.user.href(user.id)}
            className="min-w-24 truncate font-medium after:absolute after:inset-0 group-hover/row:text-brand group-hover/row:underline"
          >
            {userName(user)}
          </Link>
          <StatusBadges user={user} />
        </div>
        <p className="truncate text-xs leading-4 font-normal text-muted" title={user.email}>
          {user.email}
        </p>
      </div>
    ),
  },
  {
    label: facts.role,
    className: 'whitespace-nowrap',
    cell: ({ role }) => <RoleName role={role} />,
  },
  {
    label: facts.phoneNumber,
    className: 'whitespace-nowrap text-muted tabular-nums',
    cell: ({ phoneNumber }) => phoneNumber || '–',
  },
  {
    label: facts.saved,
    isNumber: true,
    className: 'text-muted max-xl:hidden',
    cell: ({ propertiesSaved }) => formatNumber(propertiesSaved) ?? '–',
  },
  {
    label: facts.registered,
    isNumber: true,
    sorts: ['newest', 'oldest'],
    className: 'text-muted max-lg:hidden',
    cell: ({ registrationDate }) => shortDay(registrationDate) ?? '–',
  },
  {
    label: facts.lastActive,
    // Above the times, which have an icon after them.
    heading: <span className="mr-6">{facts.lastActive}</span>,
    isNumber: true,
    className: 'text-muted',
    cell: ({ lastActive }) => (
      <span className="inline-flex items-center gap-2">
        {(lastActive && recentDay(lastActive)) || '–'}
        <ChevronRight className="size-4 shrink-0 text-muted" />
      </span>
    ),
  },
];

/** A row on a phone, in four lines. */
function UserCard({ user }: { user: User }) {
  const { propertiesSaved } = user;
  const registered = shortDay(user.registrationDate);
  const lastActive = user.lastActive && recentDay(user.lastActive);
  return (
    <div className="flex items-center gap-x-2 px-4 py-3 text-sm leading-5">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Link
            to={paths.admin.user.href(user.id)}
            className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:text-brand"
          >
            {userName(user)}
          </Link>
          <span className="flex flex-wrap gap-x-1.5">
            <StatusBadges user={user} />
            {/* The role of most users is not shown. */}
            {user.role !== USER_ROLE && <RoleName role={user.role} />}
          </span>
        </div>
        <p className="text-muted wrap-anywhere">
          <EmailText>{user.email}</EmailText>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-muted tabular-nums">
          <span>{user.phoneNumber}</span>
          {!!propertiesSaved && <span>{texts.list.saved(propertiesSaved)}</span>}
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-xs leading-4 text-muted tabular-nums">
          {registered && <span>{`${facts.registered} ${registered}`}</span>}
          {lastActive && <span>{texts.list.active(lastActive)}</span>}
        </p>
      </div>
      <ChevronRight className="size-4 shrink-0 text-muted" />
    </div>
  );
}
