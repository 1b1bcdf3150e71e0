import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { useDeleteProperty } from '#src/features/properties/api/property-mutations.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { PropertyLoadError } from '#src/features/properties/detail/property-load-error.tsx';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';
import { AdminPropertyActions } from './admin-property-actions.tsx';
import { AdminPropertyDetail } from './admin-property-detail.tsx';

export function AdminPropertyPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useDeleteProperty();

  function askAndDelete() {
    if (!window.confirm('Are you sure you want to delete this property?')) return;
    mutate(id, { onSuccess: () => navigate(paths.admin.properties.href()) });
  }

  // Nobody may ask for it any more.
  if (isSuccess) return null;
  return <StoredProperty key={id} id={id} isDeleting={isPending} onDelete={askAndDelete} />;
}

interface StoredPropertyProps {
  id: string;
  isDeleting: boolean;
  onDelete: () => void;
}

function StoredProperty({ id, isDeleting, onDelete }: StoredPropertyProps) {
  // Each visit asks anew: others change it, too.
  const { data, error, refetch } = useQuery({
    ...propertyQueries.detail(id),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (data) {
    return (
      <AdminPage
        title={data.title}
        actions={
          <AdminPropertyActions property={data} isDeleting={isDeleting} onDelete={onDelete} />
        }
      >
        <AdminPropertyDetail property={data} />
      </AdminPage>
    );
  }
  return (
    <>
      <PageHead title={error ? 'Property not shown' : 'Property'} isPrivate />
      <h1 className="sr-only">Property</h1>
      {error ? (
        <PropertyLoadError
          error={error}
          onRetry={refetch}
          listHref={paths.admin.properties.href()}
        />
      ) : (
        <Spinner className="my-12" />
      )}
    </>
  );
}
