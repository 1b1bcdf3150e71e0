import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { AuditLogLink } from '#src/features/audit-log/audit-log-link.tsx';
import { useMe } from '#src/features/auth/session-queries.ts';
import { userStatisticsQueries } from '#src/features/dashboard/user-statistics-queries.ts';
import { ProfilePhoto } from '#src/features/profile/profile-photo.tsx';
import { page } from '#src/features/users/texts.ts';
import { UserActions } from '#src/features/users/user-actions.tsx';
import { UserDetail } from '#src/features/users/user-detail.tsx';
import { userName } from '#src/features/users/user-labels.ts';
import { userQueries } from '#src/features/users/user-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: me } = useMe();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...userQueries.detail(id),
    // The list has most fields: they are shown until the user is loaded.
    placeholderData: () =>
      client.getQueryData(userQueries.list().queryKey)?.find((user) => user.id === id),
  });
  if (error?.status === 404) return <UserNotFound />;
  return (
    <AdminPage
      title={data ? userName(data) : page.title}
      actions={<AuditLogLink of={{ user: id }} />}
    >
      {data ? (
        <UserDetail
          key={id}
          user={data}
          photo={<ProfilePhoto url={data.photo} fullName={userName(data)} className="size-16" />}
          actions={
            <UserActions
              user={data}
              isOwn={me?.id === id}
              onChanged={() => client.invalidateQueries({ queryKey: userStatisticsQueries.all() })}
              onDeleted={() => navigate(paths.admin.userList.href())}
            />
          }
        />
      ) : error ? (
        <ErrorState title={page.failed} onRetry={refetch} />
      ) : (
        <Skeleton radius="card" className="h-[60dvh]" />
      )}
      <div className="mt-6">
        <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
      </div>
    </AdminPage>
  );
}

function UserNotFound() {
  return (
    <AdminPage title={page.title}>
      <EmptyState
        icon={<UserRoundX />}
        title={page.notFound}
        description={page.notFoundHint}
        action={<ButtonLink to={paths.admin.userList.href()}>{page.backToList}</ButtonLink>}
      />
    </AdminPage>
  );
}
