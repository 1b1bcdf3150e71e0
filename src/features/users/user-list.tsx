import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { SearchField } from '#src/components/ui/form/search-field.tsx';
import { ResultsBar } from '#src/components/ui/results-bar.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import { DataTable } from '#src/components/ui/table/data-table.tsx';
import { pageNumber, pageSize, urlValue, useUrlState } from '#src/lib/use-url-state.ts';
import * as texts from './texts.ts';
import { UserCard, userColumns } from './user-columns.tsx';
import { userName } from './user-labels.ts';
import { searchUsers, sortUsers, userSorts } from './user-order.ts';
import { userQueries } from './user-queries.ts';

const UserListState = z.object({
  q: urlValue(z.string().check(z.trim())),
  sort: z.catch(z.enum(userSorts), 'newest'),
  page: pageNumber,
  size: pageSize,
});

/** All users, with search and sorting. */
export function UserList() {
  const topRef = useRef<HTMLDivElement>(null);
  const [{ q, sort, size, ...url }, change] = useUrlState(UserListState);
  const { data, status, dataUpdatedAt, isFetching, refetch } = useQuery(userQueries.list());
  const found = useMemo(() => sortUsers(searchUsers(data ?? [], q), sort), [data, q, sort]);
  const page = Math.min(url.page, Math.max(1, Math.ceil(found.length / size)));
  return (
    <>
      <SearchField
        label={texts.list.search}
        placeholder={texts.list.searchPlaceholder}
        value={q}
        onChange={(wanted) => change({ q: wanted, page: 1 }, { replace: true })}
        className="mb-4 max-w-xl"
      />
      <DataTable
        label={texts.list.label}
        topRef={topRef}
        rows={found.slice((page - 1) * size, page * size)}
        rowKey={({ id }) => id}
        rowLabel={userName}
        columns={userColumns}
        listRow={(user) => <UserCard user={user} />}
        status={data ? 'success' : status}
        bar={
          <ResultsBar
            count={data && texts.list.count(found.length)}
            updatedAt={dataUpdatedAt}
            isRefreshing={isFetching}
            onRefresh={refetch}
          >
            <SortSelect
              sort={sort}
              sortLabels={texts.sorts}
              onSort={(wanted) => change({ sort: wanted, page: 1 })}
            />
          </ResultsBar>
        }
        paging={{ page, size, total: found.length, onChange: change }}
        failed={<ErrorState title={texts.list.failed} onRetry={refetch} isRetrying={isFetching} />}
        empty={
          <EmptyState
            icon={<Users />}
            title={q ? texts.list.noneFound(q) : texts.list.none}
            description={q ? texts.list.searchHelp : undefined}
            action={
              q && (
                <Button onClick={() => change({ q: undefined, page: 1 })}>
                  {texts.list.showAll}
                </Button>
              )
            }
          />
        }
      />
    </>
  );
}
