import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom';
import { propertyNotShownHead } from '#contract/site/first-heads.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { loading } from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { AuditLogLink } from '#src/features/audit-log/audit-log-link.tsx';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { NewEnquiriesNote } from '#src/features/enquiries/staff/new-enquiries-note.tsx';
import { useConfirmedDelete } from '#src/features/properties/api/property-mutations.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { PropertyLoadError } from '#src/features/properties/detail/property-load-error.tsx';
import { StoredProperty } from '#src/features/properties/detail/stored/stored-property.tsx';
import * as stored from '#src/features/properties/detail/stored/texts.ts';
import * as texts from '#src/features/properties/detail/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function createLoader(client: QueryClient) {
  return ({ params: { id = '' } }: LoaderFunctionArgs) =>
    void client.prefetchQuery(propertyQueries.detail(id));
}

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const deletion = useConfirmedDelete(() => navigate(paths.admin.properties.href()));
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...propertyQueries.detail(id),
    // The query of a deleted property must not run again.
    enabled: !deletion.isSuccess,
  });
  function refresh() {
    refetch();
    client.invalidateQueries({ queryKey: enquiryQueries.all() });
  }

  if (deletion.isSuccess) return null;
  if (!data) {
    return (
      <>
        <PageHead title={error ? propertyNotShownHead.title : texts.propertyHeading} isPrivate />
        {!error && <h1 className="sr-only">{texts.propertyHeading}</h1>}
        {error ? (
          <PropertyLoadError
            error={error}
            onRetry={refetch}
            listHref={paths.admin.properties.href()}
          />
        ) : (
          <PropertySkeleton />
        )}
      </>
    );
  }
  return (
    <AdminPage
      title={data.title}
      actions={
        <>
          <ButtonLink to={propertyHref(data)} variant="secondary">
            <ExternalLink />
            {stored.publicPage}
          </ButtonLink>
          <AuditLogLink of={{ property: id }} />
          <ButtonLink to={paths.admin.editProperty.href(id)}>
            <Pencil />
            {stored.edit}
          </ButtonLink>
        </>
      }
    >
      {hasCapability('enquiries') && <NewEnquiriesNote home={data} />}
      <StoredProperty
        key={id}
        property={data}
        action={
          <div className="flex items-center justify-between gap-4 rounded-card border px-4 py-3 text-sm text-muted md:px-5">
            <p>{hasCapability('bin') ? stored.deletionNote.bin : stored.deletionNote.forever}</p>
            <Button
              variant="secondary"
              size="sm"
              isBusy={deletion.isPending}
              onClick={() => deletion.confirmAndDelete(id)}
            >
              {!deletion.isPending && <Trash2 />}
              {stored.deletion}
            </Button>
          </div>
        }
      />
      <div className="mt-6">
        <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refresh} />
      </div>
    </AdminPage>
  );
}

function PropertySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton radius="card" className="mt-8 h-80" />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton radius="card" className="h-80" />
        <Skeleton radius="card" className="h-96" />
      </div>
    </div>
  );
}
