import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ResultsBar } from '#src/components/ui/results-bar.tsx';
import { SearchField } from '#src/components/ui/search-field.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { TablePages } from '#src/components/ui/table-pages.tsx';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { UserCards } from './user-cards.tsx';
import { userPageSizes, useUserListUrl } from './user-list-url.ts';
import { searchUsers, sortUsers, userSortLabels } from './user-order.ts';
import { userQueries } from './user-queries.ts';
import { UserTable } from './user-table.tsx';

/** Everyone who has an account, to search and to sort. */
export function UserList() {
  const topRef = useRef<HTMLDivElement>(null);
  const { view, change } = useUserListUrl();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(userQueries.list());
  const { q, sort, pageSize } = view;
  const found = useMemo(() => data && sortUsers(searchUsers(data, q), sort), [data, q, sort]);
  const Rows = useMediaQuery(WIDE) ? UserTable : UserCards;

  if (!found) {
    if (!error) return <UserListSkeleton />;
    return (
      <ErrorState
        title="Failed to fetch users. Please try again later."
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / pageSize)));
  return (
    <>
      <SearchField
        label="Search users"
        placeholder="Name, email or phone number"
        value={q}
        onChange={(wanted) => change({ q: wanted ?? '' }, 'replace')}
        className="mb-4 max-w-xl"
      />
      <div ref={topRef} className="mb-3 scroll-mt-20">
        <ResultsBar
          count={countLabel(found.length)}
          updatedAt={dataUpdatedAt}
          isRefreshing={isFetching}
          onRefresh={refetch}
          sort={sort}
          sortLabels={userSortLabels}
          onSort={(wanted) => change({ sort: wanted })}
        />
      </div>
      {found.length > 0 ? (
        <>
          <Rows users={found.slice((page - 1) * pageSize, page * pageSize)} />
          <TablePages
            page={page}
            pageSize={pageSize}
            pageSizes={userPageSizes}
            total={found.length}
            onPage={(wanted) => {
              // First, since the step to the next page keeps the place where it began.
              topRef.current?.scrollIntoView({ block: 'start' });
              change({ page: wanted });
            }}
            onPageSize={(size) => change({ pageSize: size })}
          />
        </>
      ) : (
        <EmptyState
          icon={<Users />}
          title={q ? `No users found for '${q}'` : 'No users yet'}
          description={q ? 'Names, emails and phone numbers are searched.' : undefined}
          action={q && <Button onClick={() => change({ q: '' })}>Show all users</Button>}
        />
      )}
    </>
  );
}

function countLabel(count: number): string {
  return `${count.toLocaleString('en-NG')} ${count === 1 ? 'user' : 'users'}`;
}

function UserListSkeleton() {
  return (
    <div role="status" aria-label="Loading users">
      <Skeleton className="mb-4 h-11 max-w-xl" />
      <Skeleton className="mb-3 h-11" />
      <Skeleton className="h-[60dvh] rounded-card" />
    </div>
  );
}
