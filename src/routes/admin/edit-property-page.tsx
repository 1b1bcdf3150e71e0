import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useUpdateProperty } from '#src/features/properties/api/property-mutations.ts';
import { storedPropertyQuery } from '#src/features/properties/api/stored-property-query.ts';
import { PropertyEditor } from '#src/features/properties/editor/property-editor.tsx';
import { editedProperty } from '#src/features/properties/editor/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(storedPropertyQuery(id));
  const { mutateAsync } = useUpdateProperty(id, () => navigate(paths.admin.property.href(id)));
  return (
    <AdminPage
      title={editedProperty.label}
      documentTitle={data && `${editedProperty.label}: ${data.title}`}
    >
      {data ? (
        <PropertyEditor
          key={id}
          property={data}
          save={mutateAsync}
          loadCurrent={async () => (await refetch({ throwOnError: true })).data ?? data}
          onSaved={() => navigate(paths.home.href())}
          cancelHref={paths.admin.property.href(id)}
        />
      ) : error ? (
        <ErrorState
          title={editedProperty.loadError(error.message || editedProperty.notFound)}
          onRetry={refetch}
          action={
            error.status === 404 &&
            hasCapability('bin') && (
              <ButtonLink to={paths.admin.deletedProperties.href()} variant="secondary">
                {editedProperty.toDeleted}
              </ButtonLink>
            )
          }
        />
      ) : (
        <Skeleton radius="card" className="h-[60dvh]" />
      )}
    </AdminPage>
  );
}
